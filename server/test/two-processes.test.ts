import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { apiClient } from './api-client.ts';
import { type DatabaseSite, postgresOnly } from './databases.ts';
import { eventually } from './eventually.ts';
import { connectLive, disconnectClients } from './live-client.ts';
import { redises } from './redis.ts';
import { runServer, type ServerProcess } from './server-process.ts';

const services = postgresOnly.flatMap((postgres) => redises.map((redis) => ({ postgres, redis })));

/** No server listens here. */
const noRedis = 'redis://127.0.0.1:1';

type Running = ServerProcess & { readonly api: ReturnType<typeof apiClient> };

describe.each(services)('two server processes on one database', ({ postgres, redis }) => {
  let site: DatabaseSite;
  const servers: ServerProcess[] = [];
  let one: Running;
  let other: Running;

  beforeAll(async () => {
    site = await postgres.create();
    [one, other] = await Promise.all([run(), run()]);
    await Promise.all([isJoined(one), isJoined(other)]);
  });
  afterEach(disconnectClients);
  afterAll(async () => {
    for (const { child, exited } of servers) {
      child.kill('SIGKILL');
      await exited;
    }
    await site.dispose();
  });

  const run = async (redisUrl = redis.url()) => {
    const server = await runServer({
      DATABASE_URL: site.options.databaseUrl ?? '',
      DATA_DIR: site.options.dataDir,
      REDIS_URL: redisUrl,
      TOKEN_SECRET: 'the same secret for every process',
    });
    servers.push(server);
    expect(server.url, server.output()).not.toBe('');
    return { ...server, api: apiClient(server.url) };
  };

  const isJoined = async ({ url }: ServerProcess) =>
    eventually(async () => {
      const health = (await (await fetch(`${url}/health`)).json()) as { status: string };
      return health.status === 'ok' || undefined;
    }, 'a process that hears the others');

  it('send a turn that one of them recorded to a spectator of the other', async () => {
    const match = await one.api.startMatch({ startingScore: 101, legsToWinSet: 1 });
    const spectator = await connectLive(other.url, await one.api.loginGuest());
    expect(await spectator.subscribe(`matches/${match.id}`)).toMatchObject({ ok: true });

    await one.api.recordThrow(match, { playerId: match.home, score: 61 });
    const event = await spectator.hears('match-score-updated');
    expect(event.payload.standing.score).toEqual([40, 101]);
    await other.api.recordThrow(match, { playerId: match.away, score: 60 });
    await one.api.recordThrow(match, { playerId: match.home, score: 40, attemptsOnDouble: 1 });
    await spectator.hears('match-finished');
    expect(spectator.heard.map(({ event: name }) => name)).toEqual([
      'match-score-updated',
      'match-score-updated',
      'match-score-updated',
      'leg-closed',
      'set-closed',
      'match-finished',
    ]);
    for (const { api } of [one, other])
      expect((await api.call(`GET /matches/${match.id}/standing`)).json.status).toBe('finished');
  });

  it('record a turn once, even if it is sent repeatedly to both', async () => {
    const match = await one.api.startMatch();
    const players = [match.home, match.away];
    for (let turn = 0; turn < 6; turn += 1) {
      const requestId = randomUUID();
      const sent = { playerId: players[turn % 2] ?? '', score: 26 };
      const answers = await Promise.all(
        [one, other, one, other].map(({ api }) => api.recordThrow(match, sent, requestId)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
    for (const { api } of [one, other]) {
      const { props } = await api.readMatch(match.id);
      expect(props.sets[0]?.legs[0]?.throws.map(({ score }) => score)).toEqual([26, 26, 26, 26, 26, 26]);
    }
  });

  it('announce a turn that the other could not announce before it was killed', async () => {
    // It commits but cannot announce, as if it died between the two.
    const mute = await run(noRedis);
    const match = await other.api.startMatch();
    const spectator = await connectLive(other.url);
    await spectator.subscribe(`matches/${match.id}`);

    const answer = await mute.api.recordThrow(match, { playerId: match.home, score: 180 });
    expect(answer.status).toBe(200);
    mute.child.kill('SIGKILL');
    await mute.exited;
    const event = await spectator.hears('match-score-updated');
    expect(event.payload).toMatchObject({
      revision: answer.json.props.revision,
      lastThrow: { score: 180 },
      standing: { score: [321, 501] },
    });
  });

  it('continue without Redis, and report this', async () => {
    const alone = await run(noRedis);
    const match = await alone.api.startMatch();
    const spectator = await connectLive(alone.url);
    await spectator.subscribe(`matches/${match.id}`);
    await alone.api.recordThrow(match, { playerId: match.home, score: 60 });
    await spectator.hears('match-score-updated');
    const answer = await fetch(`${alone.url}/health`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: 'degraded', database: 'ok', redis: 'gone' });
    expect(await alone.stop()).toBe(0);
  });
});
