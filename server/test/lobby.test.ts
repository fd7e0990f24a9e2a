import type { LobbyPlayer } from '@neundarter/contract/entities/lobby';
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createEvent } from './create-event.ts';
import {
  createClub,
  createPerson,
  givePassword,
  joinClubs,
  makeMates,
  type Person,
} from './create-person.ts';
import { databases } from './databases.ts';
import { eventually } from './eventually.ts';
import { connectLive, disconnectClients, type LiveClient } from './live-client.ts';
import { useApp } from './use-app.ts';

describe.each(databases)('the lobby on $name', ({ create }) => {
  const { app, call } = useApp(create, { rateLimits: {}, listens: true });
  afterEach(() => {
    disconnectClients();
    app.clock.time = null;
  });

  const come = ({ token }: Person) => connectLive(app.url, token);
  const listen = async (person: Person): Promise<LiveClient> => {
    const client = await come(person);
    expect(await client.subscribe('lobby')).toEqual({ ok: true, standing: null });
    return client;
  };
  const lobby = async ({ token }: Person): Promise<readonly LobbyPlayer[]> =>
    (await call('GET /players/lobby', { token })).json;
  const seen = async (viewer: Person, { playerId }: Person) =>
    (await lobby(viewer)).find(({ id }) => id === playerId);
  const isSeen = (viewer: Person, person: Person, status: LobbyPlayer['status'] | undefined) =>
    eventually(
      async () => (await seen(viewer, person))?.status === status || undefined,
      `${person.playerId} ${status}`,
    );
  /** Waits for an event with this status of a player. */
  const hears = ({ hears: wait }: LiveClient, { playerId }: Person, status: LobbyPlayer['status']) =>
    wait('presence-changed', ({ player }) => player.id === playerId && player.status === status);
  const startMatch = async (by: Person, other: Person, more: { readonly eventId?: string } = {}) => {
    const side = ({ playerId }: Person) => ({ type: 'single', player: { type: 'registered', id: playerId } });
    const id = newId();
    const config = { legsToWinSet: 1, startingScore: 40 };
    const props = { parties: [side(by), side(other)], config, ...more };
    await call('POST /matches/', { token: by.token, body: { id, props } });
    await call(`PATCH /matches/${id}/start`, { token: by.token });
    return id;
  };
  const checkOut = (id: string, { token, playerId }: Person) =>
    call(`POST /matches/${id}/throw`, {
      token,
      body: { playerId, score: 40, dartsThrown: 1, attemptsOnDouble: 1 },
    });

  it('always shows teammates, and shows other players who accept online matches while they are online', async () => {
    const club = await createClub(app);
    const viewer = await createPerson(app, { teamIds: [club] });
    const mate = await createPerson(app, { teamIds: [club], firstName: 'Mats' });
    const open = await createPerson(app, { isOpen: true, firstName: 'Otto' });
    const shy = await createPerson(app, { firstName: 'Susi' });
    await createPerson(app, { isOpen: true, firstName: 'Fern' });
    await Promise.all([viewer, open, shy].map(come));
    await isSeen(viewer, open, 'online');
    expect(await lobby(viewer)).toEqual([
      {
        id: open.playerId,
        firstName: 'Otto',
        lastName: null,
        nickName: null,
        fullName: 'Otto',
        pictureUrl: null,
        status: 'online',
        matchId: null,
        onlineMatchesAllowed: true,
        isTeammate: false,
      },
      expect.objectContaining({ id: mate.playerId, status: 'offline', isTeammate: true }),
    ]);
    expect(await lobby(open)).toEqual([]);
  });

  it('is open only to signed-in users with a player', async () => {
    const guest = (await call('GET /login/guest')).json.token;
    expect((await call('GET /players/lobby', { token: guest })).text).toBe('error.insufficient-permissions');
    expect((await call('GET /players/lobby')).text).toBe('error.unauthorized');
    const refusal = { ok: false, error: 'error.insufficient-permissions' };
    const unverified = await createPerson(app, { isVerified: false });
    for (const token of [undefined, guest, unverified.token])
      expect(await (await connectLive(app.url, token)).subscribe('lobby')).toEqual(refusal);
  });

  it('sends an event when a player comes, and when they close their last page', async () => {
    const [viewer, open] = [await createPerson(app), await createPerson(app, { isOpen: true })];
    const ears = await listen(viewer);
    const [first, second] = [await come(open), await come(open)];
    const came = await hears(ears, open, 'online');
    expect(came.payload).toEqual({
      player: {
        id: open.playerId,
        firstName: 'Anna',
        lastName: null,
        nickName: null,
        fullName: 'Anna',
        pictureUrl: null,
        status: 'online',
        matchId: null,
        onlineMatchesAllowed: true,
      },
    });
    first.socket.disconnect();
    second.socket.disconnect();
    await hears(ears, open, 'offline');
    await isSeen(viewer, open, undefined);
  });

  it('sends no event when a player leaves a page for a moment', async () => {
    const [viewer, open, other] = [
      await createPerson(app),
      await createPerson(app, { isOpen: true }),
      await createPerson(app, { isOpen: true }),
    ];
    const ears = await listen(viewer);
    const page = await come(open);
    await hears(ears, open, 'online');
    page.socket.disconnect();
    const next = await come(open);
    // Another player leaves later, for good: before that event arrives, the first player's would have arrived.
    const lastPage = await come(other);
    await hears(ears, other, 'online');
    lastPage.socket.disconnect();
    await hears(ears, other, 'offline');
    const news = ears.heard.filter(({ payload }) => payload.player.id === open.playerId);
    expect(news.map(({ payload }) => payload.player.status)).not.toContain('offline');
    next.socket.disconnect();
  });

  it('sends events about players who accept no online matches only to teammates', async () => {
    const club = await createClub(app);
    const [mate, stranger] = [await createPerson(app, { teamIds: [club] }), await createPerson(app)];
    const shy = await createPerson(app, { teamIds: [club] });
    const [near, far] = [await listen(mate), await listen(stranger)];
    await come(shy);
    await hears(near, shy, 'online');
    const change = (onlineMatchesAllowed: boolean) => {
      const body = { id: shy.playerId, changedProps: { settings: { onlineMatchesAllowed } } };
      return call('PATCH /players/', { token: shy.token, body });
    };
    await change(true);
    await hears(far, shy, 'online');
    await change(false);
    await hears(far, shy, 'offline');
    expect(await seen(stranger, shy)).toBeUndefined();
    expect(await seen(mate, shy)).toMatchObject({ status: 'online', onlineMatchesAllowed: false });
    await eventually(
      () => near.heard.at(-1)?.payload.player.status === 'online' || undefined,
      'the last word to the teammate',
    );
    expect(far.heard.map(({ payload }) => payload.player.status)).toEqual(['online', 'offline']);
  });

  it('shows who plays and in which match, until the match is over', async () => {
    const [viewer, one, two] = [
      await createPerson(app),
      await createPerson(app, { isOpen: true }),
      await createPerson(app, { isOpen: true }),
    ];
    await makeMates(app, [one, two]);
    const ears = await listen(viewer);
    await come(one);
    const matchId = await startMatch(one, two);
    for (const player of [one, two])
      expect((await hears(ears, player, 'playing')).payload.player.matchId).toBe(matchId);
    expect(await seen(viewer, two)).toMatchObject({ status: 'playing', matchId });
    const before = ears.heard.length;
    await checkOut(matchId, one);
    const heardSince = (person: Person, status: string) =>
      eventually(
        () =>
          ears.heard
            .slice(before)
            .find(({ payload: { player } }) => player.id === person.playerId && player.status === status),
        `${status} after the match`,
      );
    await heardSince(one, 'online');
    await heardSince(two, 'offline');
    await call(`DELETE /matches/${matchId}/throw`, { token: one.token });
    await heardSince(two, 'playing');
    expect(await seen(viewer, one)).toMatchObject({ status: 'playing', matchId });
    const admin = await createPerson(app, { roles: ['admin'] });
    await call(`DELETE /matches/${matchId}`, { token: admin.token });
    await isSeen(viewer, one, 'online');
  });

  it('names a match of a closed event only to the team of the event', async () => {
    const club = await createClub(app);
    const eventId = await createEvent(app, { teamId: club, isPublic: false });
    const one = await createPerson(app, { teamIds: [club], isOpen: true });
    const [mate, stranger] = [await createPerson(app, { teamIds: [club] }), await createPerson(app)];
    const admin = await createPerson(app, { roles: ['admin'] });
    const [near, far] = [await listen(mate), await listen(stranger)];
    const matchId = await startMatch(one, await createPerson(app, { teamIds: [club] }), { eventId });
    await near.hears('presence-changed', ({ player }) => player.matchId === matchId);
    await hears(far, one, 'playing');
    expect(far.heard.map(({ payload }) => payload.player.matchId)).not.toContain(matchId);
    for (const [viewer, seenId] of [
      [mate, matchId],
      [admin, matchId],
      [stranger, null],
    ] as const)
      expect(await seen(viewer, one)).toMatchObject({ status: 'playing', matchId: seenId });
  });

  it('treats an abandoned match as over', async () => {
    const [viewer, one, two] = [
      await createPerson(app),
      await createPerson(app, { isOpen: true }),
      await createPerson(app, { isOpen: true }),
    ];
    await makeMates(app, [one, two]);
    app.clock.time = Date.now();
    await startMatch(one, two);
    expect(await seen(viewer, one)).toMatchObject({ status: 'playing' });
    app.clock.time += 30 * 60_000 + 1;
    expect(await seen(viewer, one)).toBeUndefined();
  });

  it('shows a changed name, and no players whose account was deleted', async () => {
    const [viewer, open] = [await createPerson(app), await createPerson(app, { isOpen: true })];
    const ears = await listen(viewer);
    await come(open);
    await hears(ears, open, 'online');
    const body = { id: open.playerId, changedProps: { nickName: 'Pfeil' } };
    await call('PATCH /players/', { token: open.token, body });
    await ears.hears('presence-changed', ({ player }) => player.nickName === 'Pfeil');
    const other = await createPerson(app, { isOpen: true });
    expect(await seen(other, open)).toMatchObject({ fullName: 'Anna „Pfeil“' });
    await givePassword(app, open, 'Treble20!');
    const deletion = { token: open.token, body: { password: 'Treble20!' } };
    expect((await call(`DELETE /users/${open.userId}`, deletion)).status).toBe(204);
    expect((await hears(ears, open, 'offline')).payload.player).toMatchObject({
      fullName: '',
      matchId: null,
    });
    expect(await seen(other, open)).toBeUndefined();
  });

  it('follows changes of the caller’s teams', async () => {
    const [club, viewer] = [await createClub(app), await createPerson(app)];
    const shy = await createPerson(app, { teamIds: [club] });
    const ears = await listen(viewer);
    await joinClubs(app, [{ teamId: club, playerId: viewer.playerId }]);
    await ears.subscribe('lobby');
    await come(shy);
    await hears(ears, shy, 'online');
    ears.socket.emit('unsubscribe', 'lobby');
    // Answered after the unsubscribing, since the messages of a connection are handled in order.
    await ears.subscribe(`players/${viewer.playerId}`);
    const before = ears.heard.length;
    const body = { id: shy.playerId, changedProps: { nickName: 'Still' } };
    await call('PATCH /players/', { token: shy.token, body });
    const other = await listen(viewer);
    const open = await createPerson(app, { isOpen: true });
    await come(open);
    await hears(other, open, 'online');
    expect(ears.heard.slice(before)).toEqual([]);
  });
});
