import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { databases } from './databases.ts';
import { sampleMatch } from './sample-match.ts';
import { useApp } from './use-app.ts';

describe.each(databases)('the answer with a match on $name', ({ create }) => {
  const { app, call } = useApp(create, { listens: true });
  let token: string;

  beforeAll(async () => {
    token = (await call('GET /login/guest')).json.token;
  });

  const playMatch = async (turns: number) => {
    const { id, home, away, props } = sampleMatch();
    await call('POST /matches/', { token, body: { id, props } });
    await call(`PATCH /matches/${id}/start`, { token });
    const turn = (number: number) =>
      call(`POST /matches/${id}/throw`, {
        token,
        body: { playerId: number % 2 === 0 ? home : away, score: 0 },
        headers: { 'x-request-id': newId() },
      });
    for (let number = 0; number < turns; number += 1) await turn(number);
    return { id, turn };
  };
  const read = (id: string, headers: Record<string, string> = {}, by?: string) =>
    call(`GET /matches/${id}`, { headers, token: by });
  /** The answer as it arrives. */
  const readRaw = async (id: string, acceptEncoding: string) => {
    const sent = request(`${app.url}/api/v1/matches/${id}`, {
      headers: { 'accept-encoding': acceptEncoding },
      agent: false,
    });
    return new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
      sent.on('error', reject);
      sent.on('response', (answer) => {
        buffer(answer).then(
          (bytes) => resolve({ encoding: answer.headers['content-encoding'], bytes }),
          reject,
        );
      });
      sent.end();
    });
  };

  it('is compressed in a way that the client accepts, without a change of content', async () => {
    const { id } = await playMatch(20);
    const plain = await readRaw(id, 'identity');
    const packed = [await readRaw(id, 'gzip, deflate, br'), await readRaw(id, 'gzip;q=1, br;q=0')];
    expect([plain, ...packed].map(({ encoding }) => encoding)).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(packed[0]?.bytes ?? '')).toEqual(plain.bytes);
    expect(gunzipSync(packed[1]?.bytes ?? '')).toEqual(plain.bytes);
    for (const { bytes } of packed) expect(bytes.length).toBeLessThan(plain.bytes.length / 3);
    expect(JSON.parse(plain.bytes.toString()).props.sets[0].legs[0].throws).toHaveLength(20);
  });

  it('is not sent again while the match is unchanged, to any reader', async () => {
    const { id, turn } = await playMatch(2);
    const first = await read(id);
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding' });
    const known = { 'if-none-match': String(first.headers['etag']) };
    for (const by of [undefined, token]) {
      const again = await read(id, known, by);
      expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', first.headers['etag']]);
    }
    await turn(2);
    const changed = await read(id, known);
    expect(changed.status).toBe(200);
    expect(changed.json.props.sets[0].legs[0].throws).toHaveLength(3);
    expect(changed.headers['etag']).not.toBe(first.headers['etag']);
  });

  it('is not that of a deleted match with the same id', async () => {
    const { id, props } = sampleMatch();
    const creation = { token, body: { id, props } };
    await call('POST /matches/', creation);
    const known = { 'if-none-match': String((await read(id)).headers['etag']) };
    await call(`DELETE /matches/${id}`, { token });
    expect((await read(id, known)).status).toBe(404);
    await call('POST /matches/', creation);
    expect((await read(id, known)).status).toBe(200);
  });

  it('is compressed from a kilobyte on', async () => {
    const { id, props } = sampleMatch();
    await call('POST /matches/', { token, body: { id, props } });
    const plain = await readRaw(id, 'identity');
    const { encoding } = await readRaw(id, 'br');
    expect(encoding).toBe(plain.bytes.length < 1024 ? undefined : 'br');
  });
});
