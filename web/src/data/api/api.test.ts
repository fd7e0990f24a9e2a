import { appVersion } from '@neundarter/contract/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, noNetwork, refusal, type SentCall } from '../../test/fake-server.ts';
import type { request as Request } from './api.ts';
import { isServerCode } from './api-error.ts';

const matchId = '0123456789abcdefghij';
const aGuest = (token: string) => json({ token, guestId: 'g'.repeat(20), expiresAt: 0 });
/** The only call that was sent. */
const onlyCall = (calls: readonly SentCall[]): SentCall => {
  const [call, another] = calls;
  if (call === undefined || another !== undefined) throw new Error(`${calls.length} calls were sent`);
  return call;
};
const isLogin = (url: string) => url.endsWith('/login/guest');

let request: typeof Request;

/** Every test begins as a first visit. */
beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  ({ request } = await import('./api.ts'));
});
afterEach(() => vi.unstubAllGlobals());

describe('request', () => {
  it('fills path and query and sends token, version and request id', async () => {
    const calls = fakeServer(({ url }) => (isLogin(url) ? aGuest('t1') : json([])));
    await request('GET /matches', { query: { status: ['running', 'scheduled'], limit: 5 }, requestId: 'r1' });
    const { url, headers } = onlyCall(calls.slice(1));
    expect(url).toBe('/api/v1/matches?status=running&status=scheduled&limit=5');
    expect(headers.get('authorization')).toBe('Bearer t1');
    expect(headers.get('x-frontend-version')).toBe('1.2.1');
    expect(headers.get('x-app-version')).toBe(appVersion);
    expect(headers.get('x-request-id')).toBe('r1');
  });

  it('takes the time of the server from every answer', async () => {
    const { serverNow } = await import('./server-clock.ts');
    const date = new Date('2031-05-01T12:00:00Z');
    fakeServer(({ url }) => {
      if (isLogin(url)) return aGuest('t1');
      return new Response('{"count":0}', { headers: { date: date.toUTCString() } });
    });
    await request('GET /matches/count');
    expect(Math.abs(serverNow() - date.getTime())).toBeLessThan(60_000);
  });

  it('sends path parameters and body', async () => {
    const calls = fakeServer(({ url }) => (isLogin(url) ? aGuest('t1') : json({})));
    await request('PATCH /matches/{id}/forfeit', { params: { id: matchId }, body: { winningParty: 1 } });
    expect(calls[1]).toMatchObject({
      method: 'PATCH',
      url: `/api/v1/matches/${matchId}/forfeit`,
      body: { winningParty: 1 },
    });
  });

  it('returns nothing for 204', async () => {
    fakeServer(({ url }) => (isLogin(url) ? aGuest('t1') : new Response(null, { status: 204 })));
    await expect(request('DELETE /matches/{id}', { params: { id: matchId } })).resolves.toBeUndefined();
  });

  it('renews the same guest once after 401 and repeats with the same request id', async () => {
    const calls = fakeServer(({ url, headers }) => {
      if (isLogin(url)) return aGuest(headers.has('authorization') ? 'new' : 'old');
      return headers.get('authorization') === 'Bearer new'
        ? json({ count: 3 })
        : refusal(401, 'error.unauthorized');
    });
    await expect(request('GET /matches/count', { requestId: 'r1' })).resolves.toEqual({ count: 3 });
    expect(calls.map(({ url }) => url.replace('/api/v1', ''))).toEqual([
      '/login/guest',
      '/matches/count',
      '/login/guest',
      '/matches/count',
    ]);
    expect(calls[2]?.headers.get('authorization')).toBe('Bearer old');
    expect(calls[3]?.headers.get('x-request-id')).toBe('r1');
  });

  it('gives up when the renewed token is refused too', async () => {
    const calls = fakeServer(({ url }) => (isLogin(url) ? aGuest('t') : refusal(401, 'error.unauthorized')));
    await expect(request('GET /matches/count')).rejects.toMatchObject({ status: 401 });
    expect(calls).toHaveLength(4);
  });

  it.each([
    [400, 'error.invalid-score', 'error.invalid-score', 'error.invalid-score', false],
    [
      403,
      'error.insufficient-permissions',
      'error.insufficient-permissions',
      'error.insufficient-permissions',
      false,
    ],
    [404, '<html>nothing here</html>', 'error.api.404', 'error.api.404', false],
    [409, 'error.match.out-of-sync', 'error.match.out-of-sync', 'error.match.out-of-sync', false],
    [409, 'error.some.later-code', 'error.some.later-code', 'error.some.later-code', false],
    [429, 'error.too-many-requests', 'error.too-many-requests', 'Request failed with status: 429', true],
    [500, '', 'error.api.500', 'error.api.500', true],
    [502, 'Bad Gateway', 'error.api.502', 'Request failed with status: 502', true],
    [418, 'teapot', 'Request failed with status: 418', 'Request failed with status: 418', false],
  ])('turns %i "%s" into %s', async (status, text, code, message, isRetryable) => {
    fakeServer(({ url }) => (isLogin(url) ? aGuest('t1') : refusal(status, text)));
    await expect(request('GET /matches/count')).rejects.toMatchObject({ code, message, status, isRetryable });
  });

  it('asks for the wrong fields in changes, and passes them on', async () => {
    const problem = { code: 'error.invalid-request', fields: ['/changedProps/lastName', 7] };
    const calls = fakeServer(({ url }) => (isLogin(url) ? aGuest('t1') : json(problem, 400)));
    const changing = request('PATCH /players/', { body: { id: matchId, changedProps: { lastName: '' } } });
    await expect(changing).rejects.toMatchObject({
      code: 'error.invalid-request',
      status: 400,
      fields: ['/changedProps/lastName'],
    });
    expect(calls[1]?.headers.get('accept')).toContain('application/problem+json');
    await expect(request('GET /matches/count')).rejects.toMatchObject({ code: 'error.invalid-request' });
    expect(calls[2]?.headers.get('accept')).toBeNull();
  });

  it('returns the precise reason of a refusal and the match that it names', async () => {
    const problem = {
      code: 'error.invalid-match-status',
      reason: 'error.event.follow-up-match-started',
      matchId: 'final000000000000000',
    };
    fakeServer(({ url }) => (isLogin(url) ? aGuest('t1') : json(problem, 409)));
    await expect(request('DELETE /matches/{id}/throw', { params: { id: matchId } })).rejects.toMatchObject({
      code: 'error.event.follow-up-match-started',
      matchId: 'final000000000000000',
      isRetryable: false,
    });
  });

  it.each(['{"error": "Bad Gateway"}', '{"code": 5}', '{broken'])(
    'does not accept %s as an answer of the server',
    async (text) => {
      fakeServer(({ url }) => (isLogin(url) ? aGuest('t1') : refusal(502, text)));
      await expect(request('DELETE /matches/{id}', { params: { id: matchId } })).rejects.toMatchObject({
        code: 'error.api.502',
        fields: [],
      });
    },
  );

  it('reports a missing answer as a network error that may be tried again', async () => {
    fakeServer(({ url }) => (isLogin(url) ? aGuest('t1') : noNetwork()));
    await expect(request('GET /matches/count')).rejects.toMatchObject({
      code: 'error.api.network-error',
      status: null,
      isRetryable: true,
    });
  });

  it('reports the login page of a hotspot as a network error', async () => {
    fakeServer(({ url }) => (isLogin(url) ? aGuest('t1') : new Response('<html>Bitte anmelden</html>')));
    await expect(request('GET /matches/count')).rejects.toMatchObject({ code: 'error.api.network-error' });
  });

  it.each([
    ['error.invalid-score', true],
    // Of a newer server.
    ['error.something.new-2', true],
    ['error.api.500', true],
    // Made by this app, for answers without a code.
    ['error.api.404', false],
    ['error.api.network-error', false],
    ['Not found', false],
    ['<html>', false],
    ['', false],
  ])('tells codes of the server from other texts: %s', (text, isCode) => {
    expect(isServerCode(text)).toBe(isCode);
  });

  it('reports other failures as unexpected', async () => {
    fakeServer(({ url }) => {
      if (isLogin(url)) return aGuest('t1');
      throw new RangeError('broken');
    });
    await expect(request('GET /matches/count')).rejects.toMatchObject({
      code: 'error.api.unexpected',
      isRetryable: false,
    });
  });
});
