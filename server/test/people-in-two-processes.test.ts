import type { LobbyPlayer } from '@neundarter/contract/entities/lobby';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { newId } from '../src/platform/ids.ts';
import { apiClient } from './api-client.ts';
import { createEvent } from './create-event.ts';
import { createClub, createPerson, type Person, type PersonOptions } from './create-person.ts';
import { type DatabaseSite, databases, postgresOnly } from './databases.ts';
import { eventually } from './eventually.ts';
import { connectLive, disconnectClients, type LiveClient } from './live-client.ts';
import { redises } from './redis.ts';
import { runServer, type ServerProcess } from './server-process.ts';

let servers: ServerProcess[] = [];
const killAll = async () => {
  for (const { child, exited } of servers) {
    child.kill('SIGKILL');
    await exited;
  }
  servers = [];
};
afterEach(disconnectClients);
afterAll(killAll);

const run = async (env: Record<string, string>) => {
  const server = await runServer({ TOKEN_SECRET: 'the same secret for every process', ...env });
  servers.push(server);
  expect(server.url, server.output()).not.toBe('');
  return { ...server, api: apiClient(server.url) };
};
type Running = Awaited<ReturnType<typeof run>>;

const me = async ({ api }: Running, token: string) => (await api.call('GET /users/me', { token })).status;

describe.each(databases)('a session on $name', ({ create }) => {
  it('outlives a restart and a crash of the server', async () => {
    const site = await create();
    const { databaseUrl = '', dataDir } = site.options;
    const env = { DATA_DIR: dataDir, ...(databaseUrl !== '' && { DATABASE_URL: databaseUrl }) };
    const first = await run(env);
    const emailAddress = `${newId()}@club.de`;
    const body = { emailAddress, password: 'Treble20!' };
    const { token } = (await first.api.call('POST /users/register', { body })).json;
    expect(await me(first, token)).toBe(200);
    expect(await first.stop()).toBe(0);

    const second = await run(env);
    expect(await me(second, token)).toBe(200);
    const other = (await second.api.call('POST /login', { body })).json.token;
    await second.api.call('POST /logout', { token });
    second.child.kill('SIGKILL');
    await second.exited;

    const third = await run(env);
    expect(await me(third, token)).toBe(401);
    expect(await me(third, other)).toBe(200);
    expect(await third.stop()).toBe(0);
    await site.dispose();
  });
});

const services = postgresOnly.flatMap((postgres) => redises.map((redis) => ({ postgres, redis })));

describe.each(services)('people in two server processes', ({ postgres, redis }) => {
  let site: DatabaseSite;
  let db: Database;
  let one: Running;
  let other: Running;

  beforeAll(async () => {
    site = await postgres.create();
    const env = {
      DATABASE_URL: site.options.databaseUrl ?? '',
      DATA_DIR: site.options.dataDir,
      REDIS_URL: redis.url(),
    };
    // The first process to start creates the schema.
    db = await openDatabase(site.options);
    [one, other] = await Promise.all([run(env), run(env)]);
    await Promise.all([isJoined(one), isJoined(other)]);
    return async () => {
      await killAll();
      await db.close();
      await site.dispose();
    };
  });

  const isJoined = ({ url }: Running) =>
    eventually(async () => {
      const health = (await (await fetch(`${url}/health`)).json()) as { status: string };
      return health.status === 'ok' || undefined;
    }, 'a process that hears the others');
  const person = (isOpen: boolean) => createPerson({ db }, { isOpen });
  const seen = async ({ api }: Running, viewer: Person, { playerId }: Person) => {
    const lobby: readonly LobbyPlayer[] = (await api.call('GET /players/lobby', { token: viewer.token }))
      .json;
    return lobby.find(({ id }) => id === playerId)?.status;
  };
  const shows = (server: Running, viewer: Person, who: Person, status: string | undefined) =>
    eventually(
      async () => (await seen(server, viewer, who)) === status || undefined,
      `${who.playerId} ${status}`,
    );

  it('are signed in and out in both processes', async () => {
    const { token } = await person(false);
    expect([await me(one, token), await me(other, token)]).toEqual([200, 200]);
    const client = await connectLive(other.url, token);
    await one.api.call('POST /logout', { token, body: { everywhere: true } });
    expect((await client.hears('session-ended')).payload).toEqual({ reason: 'signed-out' });
    await eventually(() => !client.socket.connected || undefined, 'the end of the connection');
    expect([await me(one, token), await me(other, token)]).toEqual([401, 401]);
  });

  it('get events only as long as they may, in both processes', async () => {
    const teamId = await createClub({ db });
    const member = (roles: PersonOptions['roles'] = []) => createPerson({ db }, { teamIds: [teamId], roles });
    const [anna, leaving, captain] = [await member(), await member(), await member(['team-admin'])];
    const eventId = await createEvent({ db }, { teamId });
    const side = ({ playerId }: Person) => ({ type: 'single', player: { type: 'registered', id: playerId } });
    const id = newId();
    const calling = (by: Person) => async (address: string, body?: object) => {
      const answer = await one.api.call(address, { token: by.token, ...(body && { body }) });
      expect(answer.status, answer.text).toBeLessThan(300);
    };
    const [byAnna, byCaptain] = [calling(anna), calling(captain)];
    await byAnna('POST /matches/', { id, props: { parties: [side(anna), side(captain)], eventId } });
    await byAnna(`PATCH /matches/${id}/start`);
    const listen = async (token?: string) => {
      const client = await connectLive(other.url, token);
      for (const channel of [`events/${eventId}`, `matches/${id}`])
        expect(await client.subscribe(channel)).toMatchObject({ ok: true });
      return client;
    };
    const [passer, former, staying] = [
      await listen(),
      await listen(leaving.token),
      await listen(captain.token),
    ];
    let revision = 1;
    const throwOnce = async (by: Person) => {
      await byAnna(`POST /matches/${id}/throw`, { playerId: by.playerId, score: 26 });
      revision += 1;
      await staying.hears('match-score-updated', (update) => update.revision === revision);
    };
    const turnsOf = async (client: LiveClient) => {
      await client.subscribe('nothing');
      const revisions = client.heard.flatMap(({ event, payload }) =>
        event === 'match-score-updated' ? [payload.revision] : [],
      );
      return [...new Set(revisions)];
    };
    await throwOnce(anna);
    await byCaptain('PATCH /events/', { id: eventId, changedProps: { isPublic: false } });
    await passer.hears('rights-changed');
    await throwOnce(captain);
    await byCaptain(`DELETE /teams/${teamId}/players/${leaving.playerId}`);
    await former.hears('rights-changed');
    await throwOnce(anna);
    expect([await turnsOf(passer), await turnsOf(former)]).toEqual([[2], [2, 3]]);
    expect(await turnsOf(staying)).toEqual([2, 3, 4]);
    expect(await former.subscribe(`matches/${id}`)).toEqual({ ok: false, error: 'error.not-found' });
    const standing = `GET /matches/${id}/standing`;
    for (const { api } of [one, other]) {
      expect((await api.call(standing)).status).toBe(404);
      expect((await api.call(standing, { token: anna.token })).status).toBe(200);
    }
  });

  it('request a match from each other and play it', async () => {
    const [anna, ben] = [await person(false), await person(true)];
    const [ofAnna, ofBen] = [await connectLive(one.url, anna.token), await connectLive(other.url, ben.token)];
    await ofAnna.subscribe(`players/${anna.playerId}`);
    await ofBen.subscribe(`players/${ben.playerId}`);
    const side = ({ playerId }: Person) => ({ type: 'single', player: { type: 'registered', id: playerId } });
    const id = newId();
    const props = { parties: [side(anna), side(ben)], isOnlineMatch: true };
    await one.api.call('POST /matches/', { token: anna.token, body: { id, props } });
    const players = { requestedByPlayerId: anna.playerId, requestedToPlayerId: ben.playerId };
    await one.api.call(`POST /matches/${id}/request`, { token: anna.token, body: players });
    await ofBen.hears('match-requested', ({ matchId }) => matchId === id);
    const accepted = { token: ben.token, body: { acceptedByPlayerId: ben.playerId } };
    await other.api.call(`PATCH /matches/${id}/request/accept`, accepted);
    await ofAnna.hears('match-request-accepted', ({ matchId }) => matchId === id);

    await ofBen.subscribe(`matches/${id}`);
    await one.api.call(`PATCH /matches/${id}/start`, { token: anna.token });
    const body = { playerId: anna.playerId, score: 140 };
    await one.api.call(`POST /matches/${id}/throw`, { token: anna.token, body });
    const update = await ofBen.hears('match-score-updated', ({ change }) => change === 'throw');
    expect(update.payload.standing).toMatchObject({ score: [361, 501], currentPlayerId: ben.playerId });
    await shows(other, anna, ben, 'playing');
  });

  // The last test, because all of them use the same two processes.
  it('see each other in the lobby until a process is killed', async () => {
    const [viewer, anna] = [await person(false), await person(true)];
    const ears = await connectLive(one.url, viewer.token);
    await ears.subscribe('lobby');
    const hears = (status: string) =>
      ears.hears('presence-changed', ({ player }) => player.id === anna.playerId && player.status === status);
    const { socket } = await connectLive(other.url, anna.token);
    await hears('online');
    for (const server of [one, other]) await shows(server, viewer, anna, 'online');

    socket.io.opts.reconnection = false;
    other.child.kill('SIGKILL');
    await other.exited;
    await hears('offline');
    await shows(one, viewer, anna, undefined);
  });
});
