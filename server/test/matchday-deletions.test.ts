import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPerson, givePassword, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { dumpDatabase } from './dump-database.ts';
import { createSides, type MatchdayScene, matchdayCalls } from './matchday-scene.ts';
import { useApp } from './use-app.ts';

// Nothing that was played disappears with an event, a team, a player or an account.

const password = 'Treble20!';
/** Tables whose rows go by themselves. */
const passing = ['outbox', 'reactions', 'attempts'];

describe.each(databases)('deleting what belongs to match days on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let scene: MatchdayScene;
  let calls: ReturnType<typeof matchdayCalls>;
  let admin: Person;

  beforeAll(async () => {
    admin = await createPerson(app, { roles: ['admin'] });
  });
  beforeEach(async () => {
    scene = await createSides(app);
    calls = matchdayCalls(call, scene);
  });

  const remove = async (address: string, { token }: Person) =>
    (await call(`DELETE ${address}`, { token })).text;
  const rowsAbout = async (id: string) => {
    const dump = await dumpDatabase(app.db);
    return Object.entries(dump).flatMap(([table, rows]) =>
      rows.some((row) => row.includes(id)) && !passing.includes(table) ? [table] : [],
    );
  };
  const deleteAccount = async (who: Person) => {
    await givePassword(app, who, password);
    const body = { password, isConfirmed: true };
    await calls.succeed(call(`DELETE /users/${who.userId}`, { token: who.token, body }));
  };
  /** A match day in whose second game a turn was thrown. */
  const createPlayed = async () => {
    const running = await calls.createRunning();
    const game = running.games[1] ?? '';
    await calls.startGame(game);
    await calls.succeed(calls.throw(game, scene.home.players[2] ?? ''));
    return { ...running, game };
  };

  it('an event without turns can be deleted, with its games and line-ups', async () => {
    const { home, away } = scene;
    const { id: fresh } = await calls.succeed(calls.create());
    const set = await calls.createSet();
    const { id: started, games } = await calls.createRunning(
      {},
      { home: { players: [null, ...home.players.slice(1, 4)] } },
    );
    for (const id of [fresh, set, started]) {
      expect(await remove(`/events/${id}`, away.captain)).toBe('error.insufficient-permissions');
      expect(await remove(`/events/${id}`, home.captain)).toBe('');
      expect(await rowsAbout(id)).toEqual([]);
    }
    expect(await rowsAbout(games[1] ?? '')).toEqual([]);
  });

  it('an event with a turn cannot be deleted, not even by admins', async () => {
    const { id, game } = await createPlayed();
    for (const who of [scene.home.captain, admin])
      expect(await remove(`/events/${id}`, who)).toBe('error.event.invalid-status');
    await calls.succeed(call(`DELETE /matches/${game}/throw`, { token: scene.home.captain.token }));
    expect(await remove(`/events/${id}`, scene.home.captain)).toBe('');
  });

  it('a home team with a started match day cannot be deleted', async () => {
    const { home, away } = scene;
    await calls.createSet();
    const { id } = await calls.createRunning();
    expect(await remove(`/teams/${home.teamId}`, admin)).toBe('error.teams.has-played');
    expect(await remove(`/teams/${away.teamId}`, admin)).toBe('');
    const { awayLineup, status } = await calls.read(id, home.captain);
    expect({ awayLineup, status }).toMatchObject({
      status: 'running',
      awayLineup: { teamId: away.teamId, teamName: 'Lions', hasAdmin: false, players: away.players },
    });
    // Nobody else can, so the home team takes over.
    const body = { teamId: away.teamId, playerId: away.players[0], substitutePlayerId: away.players[4] };
    expect((await calls.act(id, 'substitute', { ...body, by: home.captain })).status).toBe(200);
  });

  it('a home team is deleted with its match days that were not started', async () => {
    const id = await calls.createSet();
    expect(await remove(`/teams/${scene.home.teamId}`, admin)).toBe('');
    expect(await rowsAbout(id)).toEqual([]);
  });

  it('the deletion of an account removes the player from line-ups that are not started', async () => {
    const { home, away } = scene;
    const set = await calls.createSet();
    const before = (await calls.succeed(call(`GET /events/${set}`, { token: home.captain.token }))).props;
    await deleteAccount(home.mate);
    const after = (await calls.succeed(call(`GET /events/${set}`, { token: home.captain.token }))).props;
    expect(after.eventData).toMatchObject({
      homeLineup: { isSet: false, players: null },
      awayLineup: { isSet: true },
    });
    expect(after.editRevision).toBe(before.editRevision + 1);
    expect((await calls.start(set)).text).toBe('error.event.line-ups-incomplete');
    // The other side is hidden again, because one line-up is missing.
    expect((await calls.read(set, home.captain)).awayLineup.players).toBeNull();
    expect((await calls.read(set, away.captain)).awayLineup.players).toEqual(away.players);
  });

  it('the deletion of an account leaves a place without a name in started line-ups', async () => {
    const { home, away } = scene;
    const { id, games } = await calls.createRunning();
    await calls.succeed(
      calls.act(id, 'substitute', {
        teamId: away.teamId,
        playerId: away.players[1],
        substitutePlayerId: away.players[4],
        by: away.captain,
      }),
    );
    await deleteAccount(home.mate);
    await deleteAccount(away.captain);
    const { homeLineup, awayLineup } = await calls.read(id, home.captain);
    expect(homeLineup.players).toEqual(home.players);
    expect(homeLineup.people[0]).toEqual({
      id: home.mate.playerId,
      firstName: '',
      lastName: null,
      nickName: null,
      type: 'external',
    });
    expect(awayLineup.substitutions).toHaveLength(1);
    expect(await calls.partiesOf(games[0] ?? '')).toMatchObject([home.players.slice(0, 2), {}]);
    expect(await rowsAbout(away.captain.userId)).toEqual([]);
  });

  it('a player without an account keeps the name in the games', async () => {
    const { home } = scene;
    const { id } = await calls.createRunning();
    const gone = home.players[2] ?? '';
    const nameOf = async () =>
      (await calls.read(id, home.captain)).homeLineup.people.find((one: { id: string }) => one.id === gone);
    const before = await nameOf();
    expect(await remove(`/players/${gone}`, home.captain)).toBe('');
    expect(await nameOf()).toEqual(before);
    expect(before.firstName).toBe('Spieler 1');
  });

  it('a user finds their line-ups and decisions in the exported data', async () => {
    const { home } = scene;
    const { id } = await calls.createRunning();
    const wanted = { teamId: home.teamId, playerId: home.players[1], substitutePlayerId: home.players[4] };
    await calls.succeed(calls.act(id, 'substitute', wanted));
    const exportOf = async ({ token }: Person) =>
      JSON.parse((await call('GET /users/me/export', { token })).text);
    expect((await exportOf(home.mate)).lineUps).toEqual([{ eventId: id, side: 'home', place: 0 }]);
    expect((await exportOf(home.captain)).eventDecisions).toMatchObject([
      { eventId: id, kind: 'substitution', content: { side: 'home' } },
    ]);
  });

  it('a user finds the days as a guest in the exported data, and leaves no trace of them', async () => {
    const { id } = await calls.succeed(calls.create());
    const guest = await createPerson(app);
    await calls.pairDevice(id, guest);
    const exported = JSON.parse((await call('GET /users/me/export', { token: guest.token })).text);
    expect(exported.guestDays).toMatchObject([{ eventId: id }]);
    await deleteAccount(guest);
    expect(await rowsAbout(guest.userId)).toEqual([]);
  });
});
