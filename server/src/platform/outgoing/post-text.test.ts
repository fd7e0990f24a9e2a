import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMayReach } from './check-target.ts';
import { createPostText } from './post-text.ts';

let server: Server;
let other: Server;
let port: number;
let seen: { readonly url: string; readonly body: string; readonly sign: unknown }[] = [];
let redirected = 0;

const listen = async (one: Server): Promise<number> => {
  await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
  return (one.address() as AddressInfo).port;
};

beforeAll(async () => {
  other = createServer((_request, response) => {
    redirected += 1;
    response.end();
  });
  const otherPort = await listen(other);
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      seen.push({ url: request.url ?? '', body, sign: request.headers['x-sign'] });
      if (request.url === '/slow') return;
      if (request.url === '/moved')
        return response.writeHead(302, { location: `http://127.0.0.1:${otherPort}/` }).end();
      return response.writeHead(request.url === '/broken' ? 500 : 204).end();
    });
  });
  port = await listen(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  other.close();
});

const open = createPostText(createMayReach(['127.0.0.0/8']));
const usual = createPostText(createMayReach([]));
const never = new AbortController().signal;
const send = (post: typeof open, url: string, signal = never) =>
  post({ url, headers: { 'x-sign': 'a' }, body: 'Hällo' }, signal);

describe('a text that is posted', () => {
  it('arrives with its headers', async () => {
    seen = [];
    expect(await send(open, `http://127.0.0.1:${port}/x`)).toEqual({ kind: 'answered', status: 204 });
    expect(await send(open, `http://localhost:${port}/name`)).toEqual({ kind: 'answered', status: 204 });
    expect(seen).toEqual([
      { url: '/x', body: 'Hällo', sign: 'a' },
      { url: '/name', body: 'Hällo', sign: 'a' },
    ]);
    expect(await send(open, `http://127.0.0.1:${port}/broken`)).toEqual({ kind: 'answered', status: 500 });
  });

  it('is not sent to private addresses, by number or by name', async () => {
    seen = [];
    const urls = ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0'];
    for (const host of urls)
      expect([host, await send(usual, `http://${host}:${port}/`)]).toEqual([host, { kind: 'refused' }]);
    expect(await send(open, `http://[::ffff:127.0.0.1]:${port}/`)).toEqual({ kind: 'refused' });
    expect(seen).toEqual([]);
  });

  it('does not follow a redirect', async () => {
    expect(await send(open, `http://127.0.0.1:${port}/moved`)).toEqual({ kind: 'answered', status: 302 });
    expect(redirected).toBe(0);
  });

  it('fails with a reason if nobody answers', async () => {
    const closed = createServer();
    const free = await listen(closed);
    closed.close();
    expect(await send(open, `http://127.0.0.1:${free}/`)).toEqual({
      kind: 'failed',
      reason: 'no-connection',
    });
    const soon = AbortSignal.timeout(50);
    expect(await send(open, `http://127.0.0.1:${port}/slow`, soon)).toEqual({
      kind: 'failed',
      reason: 'too-late',
    });
  });
});
