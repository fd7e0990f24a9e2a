import { frontendVersion } from '@neundarter/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiClient } from './api-client.ts';
import { startApp, type TestApp } from './start-app.ts';

let app: TestApp;
let api: ReturnType<typeof apiClient>;

beforeAll(async () => {
  app = await startApp({ listens: true });
  api = apiClient(app.url);
});
afterAll(() => app.close());

/** Headers of the connection, and the one that only answers without a token have: other pages may read those. */
const untelling = new Set(['date', 'x-request-id', 'keep-alive', 'access-control-allow-origin']);

/** Headers that describe the answer. */
const telling = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => !untelling.has(name)));

describe('a standing that is kept as bytes', () => {
  it('is the same answer as without bytes', async () => {
    const match = await api.startMatch();
    const address = `GET /matches/${match.id}/standing`;
    const usual = await api.call(address, { token: match.token });
    const ready = await api.call(address, {
      headers: { 'x-request-id': 'r-1', 'x-frontend-version': frontendVersion },
    });
    expect(ready.text).toBe(usual.text);
    expect(telling(ready.headers)).toEqual(telling(usual.headers));
    expect(ready.headers.get('x-request-id')).toBe('r-1');
    const etag = ready.headers.get('etag') ?? '';
    const again = await api.call(address, { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('is never older than the last turn', async () => {
    const match = await api.startMatch();
    const address = `GET /matches/${match.id}/standing`;
    for (const [index, playerId] of [match.home, match.away, match.home, match.away].entries()) {
      await api.call(address);
      await api.recordThrow(match, { playerId, score: 60 });
      const { json } = await api.call(address);
      expect(json.revision).toBe(index + 2);
      expect(json.standing.lastScore[index % 2]).toBe(60);
    }
  });

  it.each([
    ['another version', { 'x-frontend-version': '9.9.9' }, 409, 'error.version.does-not-match'],
    ['a bad request id', { 'x-request-id': 'ä b' }, 400, 'error.invalid-request'],
    ['a forged token', { authorization: 'Bearer nonsense' }, 401, 'error.unauthorized'],
  ])('is refused with %s like every other call', async (_, headers, status, code) => {
    const match = await api.startMatch();
    const address = `GET /matches/${match.id}/standing`;
    await api.call(address);
    const encoded = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, Buffer.from(value).toString('latin1')]),
    );
    const answer = await api.call(address, { headers: encoded });
    expect([answer.status, answer.text]).toEqual([status, code]);
  });

  it('is not found after its match is deleted', async () => {
    const match = await api.startMatch();
    const address = `GET /matches/${match.id}/standing`;
    await api.call(address);
    expect((await api.call(`DELETE /matches/${match.id}`, { token: match.token })).status).toBe(204);
    expect((await api.call(address)).status).toBe(404);
  });
});
