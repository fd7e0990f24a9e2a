import { randomInt } from 'node:crypto';
import { appVersion } from '@neundarter/contract/limits';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../src/platform/db/database.ts';
import { eventually } from './eventually.ts';
import { redises, redisProxy } from './redis.ts';
import { sampleMatch } from './sample-match.ts';
import { startApp, type TestApp } from './start-app.ts';

let app: TestApp;
let token: string;

const send = (options: InjectOptions) => app.http.inject(options);
const get = (url: string, headers: Record<string, string> = {}) => send({ method: 'GET', url, headers });
const asGuest = () => ({ authorization: `Bearer ${token}` });

beforeAll(async () => {
  app = await startApp();
  token = (await get('/api/v1/login/guest')).json().token;
});
afterAll(() => app.close());

describe('security headers', () => {
  it('let pages load scripts only from this server', async () => {
    const { headers } = await get('/', { accept: 'text/html' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/upgrade-insecure-requests|unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  it('prevent that data is run as a page or stored in caches', async () => {
    const { headers } = await get('/api/v1/matches/count');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('require https only if the public address has it', async () => {
    expect((await get('/', { accept: 'text/html' })).headers).not.toHaveProperty('strict-transport-security');
    const secure = await startApp({ config: { publicUrl: 'https://darts.example.org' } });
    const { headers } = await secure.http.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+$/);
    await secure.close();
  });
});

describe('exceptions', () => {
  it('are logged with the request id, but not described in the answer', async () => {
    const broken = await startApp();
    await broken.db.write(async ({ q }) => {
      await q.schema.dropTable('match_players').execute();
    });
    const guest = (await broken.http.inject('/api/v1/login/guest')).json().token;
    const { id, props } = sampleMatch();
    const answer = await broken.http.inject({
      method: 'POST',
      url: '/api/v1/matches/',
      headers: { authorization: `Bearer ${guest}`, 'x-request-id': 'the-broken-one' },
      payload: { id, props },
    });
    expect([answer.statusCode, answer.body]).toEqual([500, 'error.api.500']);
    const line = JSON.parse(broken.logLines.find((text) => text.includes('the-broken-one')) ?? '{}');
    expect(line).toMatchObject({
      level: 'error',
      requestId: 'the-broken-one',
      route: 'POST /api/v1/matches/',
    });
    expect(line.err.stack).toContain('match_players');
    await broken.close();
  });
});

describe('a database that cannot be reached', () => {
  it('is answered with "try again", and logged', async () => {
    const away = () => Promise.reject(new DatabaseUnavailable(new Error('connect ECONNREFUSED')));
    const db = { ...app.db, query: away, read: away, write: away, close: async () => undefined };
    const cut = await startApp({ db });
    const answer = await cut.http.inject({
      url: '/api/v1/matches/count',
      headers: { 'x-request-id': 'too-early' },
    });
    expect([answer.statusCode, answer.body]).toEqual([503, 'error.api.unavailable']);
    expect(answer.headers['retry-after']).toBe('1');
    expect(cut.logLines.some((line) => line.includes('too-early') && line.includes('unavailable'))).toBe(
      true,
    );
    await cut.close();
  });
});

describe('rate limits', () => {
  it('refuse calls for a while and name the time to wait', async () => {
    const limited = await startApp({ rateLimits: { loginGuest: { max: 3, timeWindowMs: 60_000 } } });
    const login = (remoteAddress: string) =>
      limited.http.inject({ url: '/api/v1/login/guest', remoteAddress });
    for (let count = 0; count < 3; count += 1) expect((await login('10.0.0.1')).statusCode).toBe(200);
    const refused = await login('10.0.0.1');
    expect([refused.statusCode, refused.body]).toEqual([429, 'error.too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login('10.0.0.2')).statusCode).toBe(200);
    await limited.close();
  });

  it.each([
    ['127.0.0.1', undefined, true],
    ['::ffff:127.0.0.1', undefined, true],
    ['10.0.0.7', undefined, false],
    ['192.168.0.9', undefined, false],
    ['10.0.0.7', ['10.0.0.0/24'], true],
    ['127.0.0.1', ['10.0.0.0/24'], false],
  ])('believe a proxy at %s, trusting %j: %s', async (remoteAddress, trustedProxies, isBelieved) => {
    const one = await startApp({
      rateLimits: { loginGuest: { max: 1, timeWindowMs: 60_000 } },
      config: { publicUrl: 'https://darts.example.org', ...(trustedProxies && { trustedProxies }) },
    });
    const login = async (forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      return (await one.http.inject({ url: '/api/v1/login/guest', headers, remoteAddress })).statusCode;
    };
    expect([await login('1.1.1.1'), await login('2.2.2.2')]).toEqual([200, isBelieved ? 200 : 429]);
    expect(await login('1.1.1.1')).toBe(429);
    await one.close();
  });
});

describe.each(redises)('rate limits with $name', ({ url }) => {
  it('hold for all processes together, and for each one alone while Redis is away', async () => {
    const proxy = await redisProxy(url());
    const parts = {
      rateLimits: { loginGuest: { max: 3, timeWindowMs: 60_000 } },
      config: { redisUrl: proxy.url },
    };
    const [one, other] = [await startApp(parts), await startApp(parts)];
    const remoteAddress = `10.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}`;
    const login = async (of: TestApp) =>
      (await of.http.inject({ url: '/api/v1/login/guest', remoteAddress })).statusCode;
    const redisIs = (state: string) =>
      Promise.all(
        [one, other].map((of) =>
          eventually(
            async () => (await of.http.inject('/health')).json().redis === state || undefined,
            state,
          ),
        ),
      );
    await redisIs('ok');
    expect([await login(one), await login(other), await login(one)]).toEqual([200, 200, 200]);
    expect([await login(one), await login(other)]).toEqual([429, 429]);
    await proxy.cut();
    await redisIs('gone');
    expect([await login(one), await login(other)]).toEqual([200, 200]);
    await Promise.all([one.close(), other.close()]);
  });
});

describe('POST /logs', () => {
  it('logs the message of a browser, but not its sender', async () => {
    const answer = await send({
      method: 'POST',
      url: '/api/v1/logs',
      headers: asGuest(),
      payload: { msg: 'pad is stuck\n{"level":"fatal"}' },
    });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const line = app.logLines.find((text) => text.includes('pad is stuck')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      level: 'info',
      sender: 'guest',
      browser: 'pad is stuck {"level":"fatal"}',
    });
    const guestId = token.split('.')[1];
    expect(line).not.toContain(guestId);
    expect(line).not.toContain('127.0.0.1');
  });
});

describe('operations', () => {
  it('reports that everything works', async () => {
    const answer = await get('/health');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'ok',
      database: 'ok',
      redis: 'off',
      version: appVersion,
      uptimeSeconds: expect.any(Number),
    });
  });

  it('reports that the database cannot be reached', async () => {
    const db = { ...app.db, check: () => Promise.reject(new Error('gone')), close: async () => undefined };
    const sick = await startApp({ db });
    const answer = await sick.http.inject('/health');
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { status: 'down', database: 'gone' }]);
    await sick.close();
  });

  it('counts waiting reactions and those that were set aside', async () => {
    const other = await startApp();
    const row = {
      reaction: 'of another version',
      event: 'match-finished',
      payload: '{}',
      seq: 1,
      attempts: 0,
    };
    const rowOf = (id: string, set_aside_at: number | null) => ({
      ...row,
      id,
      subject: id,
      set_aside_at,
      created_at: 0,
      due_at: 0,
    });
    const rows = [rowOf('a', null), rowOf('b', null), rowOf('c', 1)];
    await other.db.write(({ q }) => q.insertInto('reactions').values(rows).execute());
    const { body } = await other.http.inject('/metrics');
    expect(body).toMatch(/^neundarter_reactions_backlog 2$/m);
    expect(body).toMatch(/^neundarter_reactions_set_aside 1$/m);
    await other.close();
  });

  const metricsToken = 'a-token-for-prometheus';
  it.each([
    [null, '127.0.0.1', {}, 200],
    [null, '::1', {}, 200],
    [null, '192.168.0.7', {}, 403],
    [null, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 403],
    [metricsToken, '127.0.0.1', {}, 401],
    [metricsToken, '192.168.0.7', { authorization: 'Bearer wrong' }, 401],
    [metricsToken, '192.168.0.7', { authorization: `Bearer ${metricsToken}` }, 200],
  ])('with the token %s answers metrics to %s with %j: %i', async (token, remoteAddress, headers, status) => {
    const one = await startApp({ config: { metricsToken: token } });
    const answer = await one.http.inject({ url: '/metrics', remoteAddress, headers });
    expect([answer.statusCode, answer.body.includes('neundarter_live_sockets')]).toEqual([
      status,
      status === 200,
    ]);
    await one.close();
  });

  it('counts requests by route, turns, events and sockets', async () => {
    const { id, home, props } = sampleMatch();
    await send({ method: 'POST', url: '/api/v1/matches/', headers: asGuest(), payload: { id, props } });
    await send({ method: 'PATCH', url: `/api/v1/matches/${id}/start`, headers: asGuest() });
    await send({
      method: 'POST',
      url: `/api/v1/matches/${id}/throw`,
      headers: asGuest(),
      payload: { playerId: home, score: 60 },
    });
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/api\/v1\/matches\/:id\/throw",status="200"\} 1/,
    );
    expect(body).toMatch(/^neundarter_throws_recorded_total [1-9]/m);
    expect(body).toMatch(/^neundarter_events_announced_total\{event="match-score-updated"\} [1-9]/m);
    expect(body).toMatch(/^neundarter_outbox_backlog \d+$/m);
    expect(body).toMatch(/^neundarter_live_sockets 0$/m);
    expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(body).not.toContain(id);
  });
});
