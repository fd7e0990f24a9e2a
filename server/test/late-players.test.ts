import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { type CheckedClient, checkedClient } from './checked-client.ts';
import { createPerson, type Person } from './create-person.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { type Answered, createSides, gamesOf, type MatchdayScene, matchdayCalls } from './matchday-scene.ts';
import { startApp, type TestApp } from './start-app.ts';

// Players who are added during a match day.

const wrongStatus = { status: 409, text: 'error.event.invalid-status' };

describe.each(databases)('a running match day takes somebody who comes late on $name', ({ create }) => {
  let site: DatabaseSite;
  let app: TestApp;
  let call: CheckedClient;
  let scene: MatchdayScene;
  let calls: ReturnType<typeof matchdayCalls>;
  let stranger: Person;
  let [h1, h2, h3, h4, h5]: readonly string[] = [];
  let [a1]: readonly string[] = [];

  beforeAll(async () => {
    site = await create();
    app = await startApp({ db: await openDatabase(site.options), rateLimits: {} });
    call = await checkedClient(app);
    scene = await createSides(app);
    calls = matchdayCalls(call, scene);
    stranger = await createPerson(app, { firstName: 'Zoe' });
    [h1, h2, h3, h4, h5] = scene.home.players;
    [a1] = scene.away.players;
  });
  afterAll(async () => {
    await app.close();
    await site.dispose();
  });
  const outFor = (playerId = '', substitutePlayerId = '') => ({
    teamId: scene.home.teamId,
    playerId,
    substitutePlayerId,
  });
  const late = (id: string, playerId: string, more: object = {}) =>
    calls.act(id, 'late-player', { teamId: scene.home.teamId, playerId, ...more });
  const undoLate = (id: string, playerId: string) =>
    calls.act(id, 'undo-late-player', { teamId: scene.home.teamId, playerId });
  const lineUpIn = (answer: Answered) => answer.props.eventData.homeLineup;

  it('on the bench, with the time, who then comes in as everybody else', async () => {
    const id = await calls.createSet({}, { home: { players: [h1, h2, h3, h4] } });
    const games = gamesOf(await calls.succeed(calls.start(id)));
    const { playerId } = scene.home.captain;
    const added = await calls.succeed(late(id, playerId));
    expect(lineUpIn(added)).toMatchObject({
      players: [h1, h2, h3, h4, playerId],
      late: [{ playerId, timeStamp: expect.any(Number) }],
    });
    // A repeat changes nothing.
    expect(lineUpIn(await calls.succeed(late(id, playerId))).players).toHaveLength(5);
    await calls.succeed(calls.act(id, 'substitute', outFor(h1, playerId)));
    expect(await calls.partiesOf(games[2] ?? '')).toEqual([[playerId], [a1]]);
    expect((await undoLate(id, playerId)).text).toBe('error.event.player-not-in-line-up');
    await calls.succeed(calls.act(id, 'undo-substitute', outFor(h1, playerId)));
    expect(lineUpIn(await calls.succeed(undoLate(id, playerId)))).toMatchObject({
      players: [h1, h2, h3, h4],
      late: [],
    });
  });

  it('on the empty position of a team of three, in the games that have not begun', async () => {
    const id = await calls.createSet({}, { home: { players: [h1, h2, h3, null] } });
    const games = gamesOf(await calls.succeed(calls.start(id)));
    const fourth = (number: number) => calls.partiesOf(games[number] ?? '');
    // The guests have won the fourth player's games for now.
    const gameOf = async (number: number) =>
      (await calls.succeed(call(`GET /matches/${games[number]}`, { token: scene.home.captain.token }))).props;
    const open: number[] = [];
    for (const number of games.keys()) if ((await gameOf(number)).isForfeited) open.push(number);
    expect(open.length).toBeGreaterThan(0);
    const playerId = h5 ?? '';
    const added = await calls.succeed(late(id, playerId));
    expect(lineUpIn(added).players).toEqual([h1, h2, h3, null, playerId]);
    for (const number of open) {
      expect((await fourth(number))[0]).toContain(playerId);
      expect(await gameOf(number)).toMatchObject({ isForfeited: false, status: 'scheduled' });
    }
    await calls.succeed(undoLate(id, playerId));
    expect((await gameOf(open[0] ?? 0)).isForfeited).toBe(true);
    // Once the player has begun a game, it stays.
    await calls.succeed(late(id, playerId));
    const [single = ''] = await Promise.all(
      open.map(async (number) => ((await fourth(number))[0]?.length === 1 ? (games[number] ?? '') : '')),
    ).then((ids) => ids.filter((id) => id !== ''));
    await calls.succeed(calls.startGame(single));
    await calls.succeed(calls.throw(single, playerId));
    expect((await undoLate(id, playerId)).text).toBe('error.event.game-already-begun');
  });

  it('who is of the team and plays for nobody yet', async () => {
    const id = await calls.createSet({}, { home: { players: [h1, h2, h3, h4] } });
    expect(await late(id, h5 ?? '')).toMatchObject(wrongStatus);
    await calls.succeed(calls.start(id));
    for (const playerId of [h1 ?? '', a1 ?? '', stranger.playerId])
      expect((await late(id, playerId)).text).toBe('error.match.player-not-available');
    expect((await undoLate(id, h2 ?? '')).text).toBe('error.event.player-not-in-line-up');
    expect((await late(id, h5 ?? '', { by: scene.away.captain })).status).toBe(403);
  });

  it('who is gone again with the start that is taken back', async () => {
    const id = await calls.createSet({}, { home: { players: [h1, h2, h3, null] } });
    await calls.succeed(calls.start(id));
    await calls.succeed(late(id, h5 ?? ''));
    const undone = await calls.succeed(calls.act(id, 'undo-start', {}));
    expect(lineUpIn(undone)).toMatchObject({ players: [h1, h2, h3, null], late: [] });
  });

  it('is taken back before whoever came earlier to a team of three', async () => {
    const id = await calls.createSet({}, { home: { players: [h1, h2, h3, null] } });
    await calls.succeed(calls.start(id));
    const { playerId: second } = scene.home.captain;
    await calls.succeed(late(id, h5 ?? ''));
    await calls.succeed(late(id, second));
    expect((await undoLate(id, h5 ?? '')).text).toBe('error.event.player-not-in-line-up');
    await calls.succeed(undoLate(id, second));
    const undone = await calls.succeed(undoLate(id, h5 ?? ''));
    expect(lineUpIn(undone)).toMatchObject({ players: [h1, h2, h3, null], late: [] });
  });
});
