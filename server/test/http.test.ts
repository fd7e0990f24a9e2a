import {
  appVersion,
  frontendVersion,
  guestTokenLifetimeMs,
  guestTokenRenewalMs,
} from '@neundarter/contract/limits';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passDays } from './pass-days.ts';
import { sampleMatch } from './sample-match.ts';
import { startApp, type TestApp } from './start-app.ts';

let app: TestApp;
let token: string;

const send = (options: InjectOptions) => app.http.inject(options);
const get = (url: string, headers: Record<string, string> = {}) => send({ method: 'GET', url, headers });
const asGuest = (more: Record<string, string> = {}) => ({ authorization: `Bearer ${token}`, ...more });
const unknownMatch = '/api/v1/matches/00000000000000000000';

beforeAll(async () => {
  app = await startApp();
  token = (await get('/api/v1/login/guest')).json().token;
});
afterAll(() => app.close());

/** A match that has not started, created by the guest. */
const createMatch = async () => {
  const { id, home, away, props } = sampleMatch();
  const answer = await send({
    method: 'POST',
    url: '/api/v1/matches/',
    headers: asGuest(),
    payload: { id, props },
  });
  expect(answer.statusCode).toBe(200);
  return { id, home, away, props };
};

describe('addresses', () => {
  it.each(['/api/v1/matches', '/api/v1/matches/', '/api/v1/matches/count', '/api/v1/matches/count/'])(
    'answers %s with and without a slash at the end',
    async (url) => {
      expect((await get(url)).statusCode).toBe(200);
    },
  );

  it.each([
    ['GET', '/api/v1'],
    ['GET', '/api/v1/nothing'],
    ['GET', '/api/v2/matches'],
    ['POST', '/api/v1/nothing/at/all'],
    ['GET', '/nothing.js'],
  ] as const)('answers %s %s with 404', async (method, url) => {
    const answer = await send({ method, url });
    expect([answer.statusCode, answer.body]).toEqual([404, 'error.not-found']);
  });

  it.each([
    ['PUT', '/api/v1/matches', 'GET, HEAD, POST, PATCH, OPTIONS'],
    ['DELETE', '/api/v1/matches/', 'GET, HEAD, POST, PATCH, OPTIONS'],
    ['POST', `/api/v1/matches/${'0'.repeat(20)}/standing`, 'GET, HEAD, OPTIONS'],
    ['GET', '/api/v1/login', 'POST, OPTIONS'],
    ['HEAD', '/api/v1/login', 'POST, OPTIONS'],
    ['DELETE', '/api/v1/openapi.json', 'GET, HEAD, OPTIONS'],
    ['POST', '/health', 'GET, HEAD, OPTIONS'],
    ['PUT', '/metrics', 'GET, HEAD, OPTIONS'],
  ] as const)('refuses %s %s, and names the allowed methods', async (method, url, allow) => {
    const answer = await send({ method, url, headers: { 'content-type': 'text/plain' }, payload: 'x' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
    if (method !== 'HEAD') expect(answer.body).toBe('error.method-not-allowed');
  });

  it('answers HEAD like GET, without the body', async () => {
    const head = await send({ method: 'HEAD', url: '/api/v1/matches/count' });
    const full = await get('/api/v1/matches/count');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(full.headers['content-length']);
  });

  it('names the methods of an address on OPTIONS', async () => {
    const answer = await send({ method: 'OPTIONS', url: '/api/v1/matches' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([204, 'GET, HEAD, POST, PATCH, OPTIONS']);
  });

  it('refuses a malformed address', async () => {
    const answer = await get('/api/v1/matches/%E0%A4%A');
    expect([answer.statusCode, answer.body]).toEqual([400, 'error.invalid-request']);
  });
});

describe('refusals', () => {
  it('are the code alone as text', async () => {
    const answer = await get(unknownMatch);
    expect([answer.statusCode, answer.body]).toEqual([404, 'error.not-found']);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('are problem documents if the client asks for them', async () => {
    const answer = await get(unknownMatch, { accept: 'application/problem+json' });
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'error.not-found',
      status: 404,
      code: 'error.not-found',
      detail: expect.stringMatching(/^[A-Z].*\.$/),
    });
  });

  it('name the fields of bad input', async () => {
    const { id, props } = sampleMatch();
    const answer = await send({
      method: 'POST',
      url: '/api/v1/matches/',
      headers: asGuest({ accept: 'application/problem+json' }),
      payload: { id: 'short', props: { ...props, config: { startingScore: 1 } }, extra: id },
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'error.invalid-request' });
    expect(answer.json().fields.toSorted()).toEqual(['/extra', '/id', '/props/config/startingScore']);
  });

  it.each([
    ['/api/v1/matches?limit=101', ['query/limit']],
    ['/api/v1/matches?limit=abc', ['query/limit']],
    ['/api/v1/matches?skip=1&skip=2', ['query/skip']],
    ['/api/v1/matches?status=asleep', ['query/status/0']],
    ['/api/v1/matches?colour=red', ['query/colour']],
    ['/api/v1/matches/short', ['path/id']],
    [`${unknownMatch}/standing?x=1`, ['query/x']],
  ])('name the wrong field of %s', async (url, fields) => {
    const answer = await get(url, { accept: 'application/problem+json' });
    expect(answer.json()).toMatchObject({ status: 400, code: 'error.invalid-request', fields });
  });

  it.each([
    ['broken JSON', { 'content-type': 'application/json' }, '{"id":'],
    ['a poisoned prototype', { 'content-type': 'application/json' }, '{"__proto__":{"id":1}}'],
    ['text in place of JSON', { 'content-type': 'text/plain' }, 'id=1'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'id=1'],
    ['nothing', { 'content-type': 'application/json' }, ''],
    ['a list', { 'content-type': 'application/json' }, '[]'],
    ['null', { 'content-type': 'application/json' }, 'null'],
  ])('answer %s with 400', async (_what, headers, payload) => {
    const answer = await send({
      method: 'POST',
      url: '/api/v1/matches/',
      headers: asGuest(headers),
      payload,
    });
    expect([answer.statusCode, answer.body]).toEqual([400, 'error.invalid-request']);
  });

  it('answer a huge body with 413', async () => {
    const payload = { id: 'x'.repeat(70_000) };
    const answer = await send({ method: 'POST', url: '/api/v1/matches/', headers: asGuest(), payload });
    expect([answer.statusCode, answer.body]).toEqual([413, 'error.request-too-large']);
  });

  it('answer an unexpected body with 400, unless it is empty', async () => {
    const { id } = await createMatch();
    const change = (payload: object) =>
      send({ method: 'PATCH', url: `/api/v1/matches/${id}/switch`, headers: asGuest(), payload });
    expect((await change({ party: 1 })).body).toBe('error.invalid-request');
    expect((await change({})).statusCode).toBe(200);
  });
});

describe('numbers in a body', () => {
  it('must be numbers, not text that looks like a number', async () => {
    const { id, home } = await createMatch();
    await send({ method: 'PATCH', url: `/api/v1/matches/${id}/start`, headers: asGuest() });
    const answer = await send({
      method: 'POST',
      url: `/api/v1/matches/${id}/throw`,
      headers: asGuest(),
      payload: { playerId: home, score: '60' },
    });
    expect([answer.statusCode, answer.body]).toEqual([400, 'error.invalid-request']);
  });
});

describe('x-frontend-version', () => {
  const major = frontendVersion.split('.')[0];
  it.each([frontendVersion, frontendVersion.replace(/\d+$/, '99')])('accepts %s', async (version) => {
    expect((await get('/api/v1/matches/count', { 'x-frontend-version': version })).statusCode).toBe(200);
  });

  it.each([`${major}.99.0`, '0.0.1', 'latest', '1', ''])('refuses "%s"', async (version) => {
    const answer = await get('/api/v1/matches/count', { 'x-frontend-version': version });
    expect([answer.statusCode, answer.body]).toEqual([409, 'error.version.does-not-match']);
  });
});

describe('x-app-version', () => {
  it.each([appVersion, '1.0.0', '2', 'latest', '', '9'.repeat(2000)])(
    'refuses nothing with "%s"',
    async (version) => {
      const headers = { 'x-frontend-version': frontendVersion, 'x-app-version': version };
      expect((await get('/api/v1/matches/count', headers)).statusCode).toBe(200);
    },
  );
});

describe('x-request-id', () => {
  it('is returned', async () => {
    const answer = await get('/api/v1/matches/count', { 'x-request-id': 'turn_1-A' });
    expect(answer.headers['x-request-id']).toBe('turn_1-A');
  });

  it('is created if it is missing, also for refusals', async () => {
    const ids = [await get('/api/v1/matches/count'), await get('/api/v1/nothing')];
    for (const { headers } of ids) expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(['', 'with space', 'ä', 'x'.repeat(65), 'a,b'])('is refused if it is "%s"', async (id) => {
    const answer = await get('/api/v1/matches/count', { 'x-request-id': id });
    expect([answer.statusCode, answer.body]).toEqual([400, 'error.invalid-request']);
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('tokens', () => {
  const count = (authorization: string) => get('/api/v1/matches/count', { authorization });

  it('are needed to write, but not to read', async () => {
    expect((await get('/api/v1/matches/count')).statusCode).toBe(200);
    const { id, props } = sampleMatch();
    const answer = await send({ method: 'POST', url: '/api/v1/matches/', payload: { id, props } });
    expect([answer.statusCode, answer.body]).toEqual([401, 'error.unauthorized']);
  });

  it('are refused if they are invalid, even where none is needed', async () => {
    expect((await count(`Bearer ${token}`)).statusCode).toBe(200);
    const wrong = [`Bearer ${token}x`, 'Bearer nonsense', 'Bearer ', token, `Basic ${token}`, `Bearer a b`];
    for (const authorization of wrong) {
      const answer = await count(authorization);
      expect([authorization, answer.statusCode, answer.body]).toEqual([
        authorization,
        401,
        'error.unauthorized',
      ]);
    }
  });

  it('allow a guest to score only their own matches', async () => {
    const { id } = await createMatch();
    const other = (await get('/api/v1/login/guest')).json().token;
    const answer = await send({
      method: 'PATCH',
      url: `/api/v1/matches/${id}/start`,
      headers: { authorization: `Bearer ${other}` },
    });
    expect([answer.statusCode, answer.body]).toEqual([403, 'error.insufficient-permissions']);
  });

  it('last two hours, and can be renewed for the same guest for 30 days', async () => {
    const login = (old?: string) =>
      get('/api/v1/login/guest', old === undefined ? {} : { authorization: `Bearer ${old}` });
    const first = (await login()).json();
    const start = Date.now();
    try {
      app.clock.time = start + guestTokenLifetimeMs + 1000;
      expect((await count(`Bearer ${first.token}`)).body).toBe('error.unauthorized');
      const renewed = (await login(first.token)).json();
      expect(renewed.guestId).toBe(first.guestId);
      expect((await count(`Bearer ${renewed.token}`)).statusCode).toBe(200);

      await passDays(app, start + guestTokenLifetimeMs + guestTokenRenewalMs + 1000);
      const late = await login(first.token);
      expect([late.statusCode, late.json().guestId === first.guestId]).toEqual([200, false]);
    } finally {
      app.clock.time = null;
    }
  });

  it('that were changed lead to a new guest, never to another guest', async () => {
    const answer = await get('/api/v1/login/guest', { authorization: `Bearer ${token.slice(0, -1)}x` });
    expect(answer.statusCode).toBe(200);
    expect(token).not.toContain(answer.json().guestId);
  });
});

describe('the standing', () => {
  it('is sent again only after a change', async () => {
    const { id } = await createMatch();
    const url = `/api/v1/matches/${id}/standing`;
    const first = await get(url);
    const etag = String(first.headers.etag);
    expect(first.json()).toMatchObject({ id, status: 'scheduled' });
    expect(first.headers['cache-control']).toBe('no-cache');

    for (const known of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const again = await get(url, { 'if-none-match': known });
      expect([known, again.statusCode, again.body, again.headers.etag]).toEqual([known, 304, '', etag]);
    }

    await send({ method: 'PATCH', url: `/api/v1/matches/${id}/start`, headers: asGuest() });
    const changed = await get(url, { 'if-none-match': etag });
    expect([changed.statusCode, changed.json().status]).toEqual([200, 'running']);
  });
});

describe('filters', () => {
  it('may be repeated to combine values', async () => {
    await createMatch();
    const list = async (query: string) =>
      (await get(`/api/v1/matches?${query}`)).json() as { props: never }[];
    const both = await list('status=scheduled&status=running&limit=100');
    const one = await list('status=scheduled&limit=100');
    expect(both.length).toBeGreaterThanOrEqual(one.length);
    expect(one.length).toBeGreaterThan(0);
  });
});
