import { randomUUID } from 'node:crypto';
import tls from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { apiClient } from './api-client.ts';
import { type DatabaseSite, postgresOnly } from './databases.ts';
import { eventually } from './eventually.ts';
import { connectLive, disconnectClients } from './live-client.ts';
import { makeAuthority } from './make-certificate.ts';
import { freeProxyPorts, type ProxyPorts, proxies, type RunningProxy, runProxy } from './nginx.ts';
import { redises } from './redis.ts';
import { runServer, type ServerProcess } from './server-process.ts';

// What compose.yaml starts, without containers: three processes, PostgreSQL, Redis, and the proxy with its own file.

const services = postgresOnly.flatMap((postgres) =>
  redises.flatMap((redis) => proxies.map((proxy) => ({ postgres, redis, proxy }))),
);

describe.each(services)('three processes behind $proxy.name', ({ postgres, redis, proxy }) => {
  let site: DatabaseSite;
  let at: ProxyPorts;
  let running: RunningProxy;
  let servers: readonly ServerProcess[];
  let url: string;
  let api: ReturnType<typeof apiClient>;
  const trusted = tls.getCACertificates('default');

  beforeAll(async () => {
    const authority = await makeAuthority();
    tls.setDefaultCACertificates([...trusted, authority.root]);
    [site, at] = await Promise.all([postgres.create(), freeProxyPorts()]);
    url = `https://localhost:${at.secure}`;
    api = apiClient(url);
    const start = () =>
      runServer({
        PUBLIC_URL: url,
        TOKEN_SECRET: 'the same secret for every process',
        DATABASE_URL: site.options.databaseUrl ?? '',
        DATA_DIR: site.options.dataDir,
        REDIS_URL: redis.url(),
        TRUSTED_PROXIES: '127.0.0.1',
      });
    servers = await Promise.all([start(), start(), start()]);
    for (const server of servers) expect(server.url, server.output()).not.toBe('');
    await Promise.all(servers.map(isJoined));
    running = await runProxy({
      program: proxy.program(),
      ports: servers.map((server) => Number(new URL(server.url).port)),
      certificate: await authority.sign({ names: ['localhost'] }),
      at,
    });
  });
  afterEach(disconnectClients);
  afterAll(async () => {
    await running?.stop();
    for (const { child, exited } of servers ?? []) {
      child.kill('SIGKILL');
      await exited;
    }
    await site?.dispose();
    tls.setDefaultCACertificates(trusted);
  });

  const isJoined = async (server: ServerProcess) =>
    eventually(async () => {
      const health = (await (await fetch(`${server.url}/health`)).json()) as { status: string };
      return health.status === 'ok' || undefined;
    }, 'a process that hears the others');

  it('send a browser with http to https', async () => {
    const answer = await fetch(`http://localhost:${at.plain}/matches?page=2`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('https://localhost/matches?page=2');
  });

  it('name the address of the proxy, and none of their own', async () => {
    const token = await api.loginGuest();
    const answers = await Promise.all(Array.from({ length: 6 }, () => api.call('GET /address', { token })));
    expect(new Set(answers.map(({ json }) => json.address))).toEqual(new Set([url]));
  });

  it('show a turn to spectators of every process', async () => {
    const match = await api.startMatch({ startingScore: 101, legsToWinSet: 1 });
    // The proxy gives each connection to the next process.
    const spectators = await Promise.all(Array.from({ length: 6 }, () => connectLive(url)));
    for (const spectator of spectators)
      expect(await spectator.subscribe(`matches/${match.id}`)).toMatchObject({ ok: true });
    await api.recordThrow(match, { playerId: match.home, score: 61 });
    for (const spectator of spectators) {
      const { payload } = await spectator.hears('match-score-updated');
      expect(payload.standing.score).toEqual([40, 101]);
    }
  });

  it('count wrong passwords by the real address, whatever a client claims', async () => {
    const emailAddress = `${randomUUID()}@club.de`;
    await api.call('POST /users/register', { body: { emailAddress, password: 'Treble20!' } });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${attempt}` };
      const body = { emailAddress, password: 'wrong' };
      statuses.push((await api.call('POST /login', { headers, body })).status);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  });

  it('lose no turn when one of them is killed, and its spectators come back', async () => {
    const matches = await Promise.all(Array.from({ length: 4 }, () => api.startMatch()));
    const spectators = await Promise.all(
      matches.map(async ({ id }) => {
        const spectator = await connectLive(url);
        spectator.socket.on('connect', () => void spectator.subscribe(`matches/${id}`));
        await spectator.subscribe(`matches/${id}`);
        return spectator;
      }),
    );
    /** Repeats a turn under its id until it is acknowledged, as the app does. */
    const record = async (match: (typeof matches)[number], turn: number) => {
      const requestId = randomUUID();
      const sent = { playerId: turn % 2 === 0 ? match.home : match.away, score: 26 };
      await eventually(async () => {
        const answer = await api.recordThrow(match, sent, requestId).catch(() => null);
        return answer?.status === 200 || undefined;
      }, 'an acknowledged turn');
    };
    const turns = 12;
    const scoring = matches.map(async (match) => {
      for (let turn = 0; turn < turns; turn += 1) await record(match, turn);
    });
    await eventually(async () => {
      const known = await api.readMatch(matches[0]?.id ?? '');
      return (known.props.sets[0]?.legs[0]?.throws.length ?? 0) >= 3 || undefined;
    }, 'the third turn');
    servers[1]?.child.kill('SIGKILL');
    await Promise.all(scoring);
    for (const [index, match] of matches.entries()) {
      const { props } = await api.readMatch(match.id);
      expect(props.sets[0]?.legs[0]?.throws.map(({ score }) => score)).toEqual(Array(turns).fill(26));
      await eventually(() => spectators[index]?.socket.connected || undefined, 'a spectator who is back');
      await record(match, turns);
      await spectators[index]?.hears(
        'match-score-updated',
        ({ standing }) => standing.score[0] === 501 - 26 * (turns / 2 + 1),
      );
    }
  });
});
