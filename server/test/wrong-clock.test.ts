import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiClient } from './api-client.ts';
import { databases } from './databases.ts';
import { eventually } from './eventually.ts';
import { passDays } from './pass-days.ts';
import { startApp } from './start-app.ts';
import { useApp } from './use-app.ts';

const day = 24 * 3_600_000;
const year = 365 * day;
const password = 'Treble20!';

describe.each(databases)('a wrong clock on $name', ({ create }) => {
  const { app, call } = useApp(create, { rateLimits: {}, listens: true });
  let today: number;
  let people = 0;

  beforeAll(async () => {
    today = Date.now();
  });
  afterEach(() => {
    app.clock.time = null;
  });

  const register = async (): Promise<{ readonly emailAddress: string; readonly token: string }> => {
    const emailAddress = `clock${(people += 1)}@club.de`;
    const { token } = (await call('POST /users/register', { body: { emailAddress, password } })).json;
    return { emailAddress, token };
  };
  const statusOf = async (token: string) => (await call('GET /users/me', { token })).status;
  const guest = async (old?: string) => (await call('GET /login/guest', { token: old })).json;

  it.each([
    ['forward', year],
    ['back', -year],
  ])('that jumps %s by a year and then returns signs nobody out', async (_, jump) => {
    app.clock.time = today;
    const [before, guestBefore] = [await register(), await guest()];
    app.clock.time = today + jump;
    const [during, guestDuring] = [await register(), await guest()];
    expect(await statusOf(before.token)).toBe(200);
    expect((await guest(guestBefore.token)).guestId).toBe(guestBefore.guestId);
    app.clock.time = today + 60_000;
    const after = await register();
    for (const { token } of [before, during, after]) expect(await statusOf(token)).toBe(200);
    for (const { token, guestId } of [guestBefore, guestDuring])
      expect((await guest(token)).guestId).toBe(guestId);
  });

  it.each([year, 30 * day, 3_600_000, 2000])('that is set back by %d ms refuses nobody', async (jump) => {
    app.clock.time = today + jump;
    const [user, visitor] = [await register(), await guest()];
    const read = async (token: string) => (await call('GET /matches/count', { token })).status;
    for (const token of [user.token, visitor.token]) expect(await read(token)).toBe(200);
    app.clock.time = today;
    for (const token of [user.token, visitor.token]) expect(await read(token)).toBe(200);
    expect((await guest(visitor.token)).guestId).toBe(visitor.guestId);
    const { emailAddress } = await register();
    expect((await call('POST /login', { body: { emailAddress, password } })).status).toBe(200);
  });

  it('does not change the order of turns', async () => {
    app.clock.time = today;
    const api = apiClient(app.url);
    const match = await api.startMatch();
    const { props } = await api.readMatch(match.id);
    const [home, guestPlayer] = props.parties.map((party) => ('player' in party ? party.player.id : ''));
    const turns = [
      [home, 60, 0],
      [guestPlayer, 41, year],
      [home, 100, -year],
      [guestPlayer, 26, 0],
    ] as const;
    for (const [playerId, score, jump] of turns) {
      app.clock.time = today + jump;
      const { token } = await guest(match.token);
      const answer = await call(`POST /matches/${match.id}/throw`, { token, body: { playerId, score } });
      expect(answer.status).toBe(200);
    }
    const read = (await call(`GET /matches/${match.id}`)).json;
    const scores = read.props.sets[0].legs[0].throws.map(({ score }: { score: number }) => score);
    expect(scores).toEqual([60, 41, 100, 26]);
    expect(read.props.standing.score).toEqual([341, 434]);
  });

  it('does not delay mails and events', async () => {
    app.clock.time = today;
    const late = { created_at: today + year, due_at: today + year, attempts: 0 };
    const mail = { kind: 'verify-email', to: 'late@club.de', token: 'abc' };
    await app.db.write(async ({ q }) => {
      await q
        .insertInto('mails')
        .values({ id: 'late', request_key: 'late', mail: JSON.stringify(mail), ...late })
        .execute();
      const event = { id: 'late', channels: '["everyone"]', event: 'presence-changed', payload: '{}' };
      await q
        .insertInto('outbox')
        .values({ ...event, ...late })
        .execute();
    });
    await register();
    await eventually(() => app.mails.find(({ to }) => to === 'late@club.de'), 'the late mail');
    await eventually(async () => {
      const left = await app.db.query((q) =>
        q.selectFrom('outbox').select('id').where('id', '=', 'late').execute(),
      );
      return left.length === 0 || undefined;
    }, 'the late event');
  });

  // The last test: after it the server has seen days enough to believe every end.
  it('does not let sessions and guests last for ever', async () => {
    app.clock.time = today + year;
    const [{ token }, stranger] = [await register(), await guest()];
    app.clock.time = today;
    expect((await call('GET /matches/count', { token: stranger.token })).status).toBe(200);
    await passDays(app, today + 20 * day);
    expect(await statusOf(token)).toBe(401);
    const answer = await call('GET /matches/count', { token: stranger.token });
    expect([answer.status, answer.text]).toEqual([401, 'error.unauthorized']);
    expect((await guest(stranger.token)).guestId).toBe(stranger.guestId);
  });
});

it('a clock that is set back leaves the limits of calls as they were', async () => {
  const limit = { burst: 5, perSecond: 0.001 };
  const limits = { guest: limit, account: limit, address: limit };
  const limited = await startApp({ callLimits: { turn: limits, match: limits, read: limits } });
  const read = async () => (await limited.http.inject('/api/v1/matches/count')).statusCode;
  limited.clock.time = Date.now();
  expect([await read(), await read()]).toEqual([200, 200]);
  limited.clock.time -= year;
  expect([await read(), await read(), await read(), await read()]).toEqual([200, 200, 200, 429]);
  limited.clock.time += 1_000_000;
  expect([await read(), await read()]).toEqual([200, 429]);
  await limited.close();
});

it('a clock that is set back does not make a limit last longer', async () => {
  const limited = await startApp({ rateLimits: { loginGuest: { max: 1, timeWindowMs: 1 } } });
  const login = async () => (await limited.http.inject('/api/v1/login/guest')).statusCode;
  await login();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - year);
  await eventually(async () => (await login()) === 200 || undefined, 'the end of the limit');
  clock.mockRestore();
  await limited.close();
});
