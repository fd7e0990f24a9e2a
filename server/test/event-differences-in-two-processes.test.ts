import type { EventEntity } from '@neundarter/contract/entities/event';
import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { newId } from '../src/platform/ids.ts';
import { apiClient } from './api-client.ts';
import { type DatabaseSite, postgresOnly } from './databases.ts';
import { followEvent } from './event-reader.ts';
import { eventually } from './eventually.ts';
import { disconnectClients } from './live-client.ts';
import { redises } from './redis.ts';
import { idOf, legs } from './running-calls.ts';
import { runServer, type ServerProcess } from './server-process.ts';
import { createOrganiser, externalEntry, shortSetup, type TournamentScene } from './tournament-scene.ts';

const services = postgresOnly.flatMap((postgres) => redises.map((redis) => ({ postgres, redis })));

type Running = ServerProcess & { readonly api: ReturnType<typeof apiClient> };

describe.each(services)('the differences of an event over two processes', ({ postgres, redis }) => {
  let site: DatabaseSite;
  let db: Database;
  let servers: readonly Running[] = [];
  let scene: TournamentScene;

  const run = async (): Promise<Running> => {
    const server = await runServer({
      DATABASE_URL: site.options.databaseUrl ?? '',
      DATA_DIR: site.options.dataDir,
      REDIS_URL: redis.url(),
      TOKEN_SECRET: 'the same secret for every process',
    });
    expect(server.url, server.output()).not.toBe('');
    return { ...server, api: apiClient(server.url) };
  };
  const isJoined = ({ url }: Running) =>
    eventually(async () => {
      const health = (await (await fetch(`${url}/health`)).json()) as { status: string };
      return health.status === 'ok' || undefined;
    }, 'a process that hears the others');

  beforeAll(async () => {
    site = await postgres.create();
    db = await openDatabase(site.options);
    servers = await Promise.all([run(), run()]);
    await Promise.all(servers.map(isJoined));
    scene = await createOrganiser({ db });
  });
  afterEach(disconnectClients);
  afterAll(async () => {
    for (const { child, exited } of servers) {
      child.kill('SIGKILL');
      await exited;
    }
    await db.close();
    await site.dispose();
  });

  const must = async ({ api }: Running, address: string, body?: object) => {
    const answer = await api.call(address, { token: scene.chief.token, ...(body && { body }) });
    expect(answer.status, `${address}: ${answer.text}`).toBeLessThan(300);
    return answer.json;
  };

  it('reach the listeners of both, whichever of them has changed it', async () => {
    const [one, other] = servers as readonly [Running, Running];
    const id = newId();
    const times = { startDateTime: Date.now(), endDateTime: Date.now() + 36e6 };
    const eventData = { config: shortSetup('double-knockout', { assignCaller: true }) };
    const props = { teamId: scene.teamId, type: 'tournament', name: 'Pokal', isPublic: true, ...times };
    await must(one, 'POST /events/', { id, props: { ...props, eventData } });
    const entries = Array.from({ length: 8 }, (_, index) => externalEntry(`Nr ${index}`));
    await must(one, `POST /events/${id}/participants/batch`, { entries });
    await must(one, `PATCH /events/${id}/publish`);
    await must(one, `PATCH /events/${id}/start`);
    const readers = await Promise.all(
      servers.map(({ url, api }) =>
        followEvent({
          url,
          eventId: id,
          read: async (path) => (await api.call(`GET ${path}`)).json,
          tables: { table: 'table' },
        }),
      ),
    );
    const before = readers.map(({ counts }) => ({ ...counts }));
    const read = async () => (await other.api.call(`GET /events/${id}`)).json as EventEntity;
    const ready = async () =>
      (
        (await read()).props.eventData as { state: { matches: readonly TournamentMatch[] } }
      ).state.matches.filter(({ status }) => status === 'ready');
    for (const by of [one, other, one, other, other, one]) {
      const [next] = await ready();
      await must(by, `PATCH /matches/${idOf(next)}/start`);
      const [fresh] = (await other.api.call(`GET /events/${id}/matches?status=running`)).json;
      const { startedAt, timeStamp, caller } = fresh.props;
      for (const { live } of readers) {
        const { payload } = await live.hears('match-started', ({ matchId }) => matchId === idOf(next));
        expect(payload.match).toMatchObject({ startedAt, timeStamp, caller, seats: expect.anything() });
      }
      await must(by, `POST /events/${id}/matches/${idOf(next)}/result`, legs([1, 0]));
    }
    const fresh = await read();
    const table = (await one.api.call(`GET /events/${id}/table`)).json;
    for (const reader of readers) {
      await reader.follow(fresh.props.revision);
      expect(reader.event()).toEqual(fresh);
      expect(reader.tables().get('table')).toEqual(table);
    }
    expect(readers.map(({ counts }) => counts)).toEqual(before);
  });
});
