import { builtInFormats } from '@neundarter/rules/matchday/formats';
import { mdslMatchday } from '@neundarter/rules/matchday/mdsl-format';
import { gameConfig, type MatchdayFormat, planOf } from '@neundarter/rules/matchday/plan';
import { beforeAll, describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { type Answered, createSides, gamesOf, type MatchdayScene, matchdayCalls } from './matchday-scene.ts';
import { useApp } from './use-app.ts';

const named = (name: string): MatchdayFormat =>
  builtInFormats.find((format) => format.name === name) ?? mdslMatchday;

/** Three players on one board, of other lengths; nobody may be missing. */
const ownFormat: MatchdayFormat = {
  name: 'Dreier',
  positions: 3,
  mayBeShort: false,
  rounds: [
    { kind: 'singles', games: [0, 1, 2].map((at) => ({ board: 'away' as const, home: [at], away: [at] })) },
    { kind: 'doubles', games: [{ board: 'home', home: [0, 2], away: [1, 2] }] },
  ],
  roundsBeforeHalfTime: null,
  settings: {
    singles: { startingScore: 301, checkInMode: 'double-in', legsToWin: 2 },
    doubles: { startingScore: 1001, checkInMode: 'single-in', legsToWin: 1 },
  },
  points: { win: 3, draw: 1, loss: 0 },
};

describe.each(databases)('the format of a match day on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let scene: MatchdayScene;
  let calls: ReturnType<typeof matchdayCalls>;

  beforeAll(async () => {
    scene = await createSides(app);
    calls = matchdayCalls(call, scene);
  });

  const dataWith = (format: unknown) => ({ eventData: { awayTeamId: scene.away.teamId, format } });
  const change = (id: string, format: unknown) =>
    call('PATCH /events/', { token: scene.home.captain.token, body: { id, changedProps: dataWith(format) } });

  it.each(['sixteen-and-two', 'eight-and-four'])('%s plays its own games, to the end', async (name) => {
    const format = named(name);
    const plan = planOf(format);
    const { id, games } = await calls.createRunning(dataWith(format));
    const { rounds, format: shown } = await calls.read(id, scene.home.captain);
    expect(shown).toEqual(format);
    expect(rounds.map(({ kind }: Answered) => kind)).toEqual(format.rounds.map(({ kind }) => kind));
    expect(games).toHaveLength(plan.length);
    for (const game of games) await calls.forfeitGame(game, 0);
    const half = plan.filter(({ round }) => round < 2).length;
    expect(await calls.read(id, scene.home.captain)).toMatchObject({
      status: 'finished',
      result: {
        games: [plan.length, 0],
        legs: [3 * plan.length, 0],
        points: [2, 0],
        halfTime: { games: [half, 0] },
      },
    });
  });

  it('can have other positions, boards, lengths and points', async () => {
    const lineUps = {
      home: { players: scene.home.players.slice(0, 4) },
      away: { players: scene.away.players.slice(0, 3) },
    };
    const { id, games } = await calls.createRunning(dataWith(ownFormat), lineUps);
    const { rounds } = await calls.read(id, scene.home.captain);
    expect(rounds).toMatchObject([
      { homeBoard: [], awayBoard: games.slice(0, 3) },
      { homeBoard: games.slice(3), awayBoard: [] },
    ]);
    const [h1, , h3, substitute] = scene.home.players;
    const [, a2, a3] = scene.away.players;
    expect(await calls.partiesOf(games[3] ?? '')).toEqual([
      [h1, h3],
      [a2, a3],
    ]);
    const { props } = await calls.succeed(
      call(`GET /matches/${games[0]}`, { token: scene.home.captain.token }),
    );
    expect(props.config).toMatchObject(gameConfig(ownFormat, 'singles'));
    const teamId = scene.home.teamId;
    const body = { teamId, playerId: h3, substitutePlayerId: substitute };
    await calls.succeed(calls.act(id, 'substitute', body));
    expect(await calls.partiesOf(games[3] ?? '')).toMatchObject([[h1, substitute], {}]);
    for (const game of games) await calls.forfeitGame(game, 1);
    expect((await calls.read(id, scene.home.captain)).result).toEqual({
      games: [0, 4],
      legs: [0, 7],
      points: [0, 3],
      halfTime: { games: [0, 0], legs: [0, 0] },
    });
  });

  it('refuses a line-up that does not fit', async () => {
    const { id } = await calls.succeed(calls.create(dataWith(ownFormat)));
    const [one, two, three] = scene.home.players;
    const statusOf = async (players: readonly unknown[]) =>
      (await calls.setLineUp(id, 'home', { players })).status;
    expect(await statusOf([one, two])).toBe(400);
    expect(await statusOf([one, null, three])).toBe(400);
    expect(await statusOf([one, two, three])).toBe(200);
  });

  it('is refused if nobody can play by it', async () => {
    const twice = { board: 'home', home: [0], away: [1] };
    const wrong = {
      ...mdslMatchday,
      roundsBeforeHalfTime: null,
      rounds: [{ kind: 'singles', games: [twice, { ...twice, board: 'away' }] }],
    };
    const id = await calls.createSet();
    const answer = await app.http.inject({
      method: 'PATCH',
      url: '/api/v1/events/',
      headers: {
        accept: 'application/problem+json',
        authorization: `Bearer ${scene.home.captain.token}`,
      },
      payload: { id, changedProps: dataWith(wrong) },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      fields: ['/changedProps/eventData/format/rounds/0'],
    });
    expect((await calls.create(dataWith(wrong))).text).toBe('error.invalid-request');
    expect(await calls.read(id, scene.home.captain)).toMatchObject({ homeLineup: { isSet: true } });
  });

  it('can be another one until the start, and then both line-ups are set anew', async () => {
    const id = await calls.createSet();
    expect(await calls.read(id, scene.home.captain)).not.toHaveProperty('format');
    await calls.succeed(change(id, mdslMatchday));
    expect(await calls.read(id, scene.home.captain)).toMatchObject({ homeLineup: { isSet: true } });
    await calls.succeed(change(id, named('eight-and-four')));
    expect(await calls.read(id, scene.home.captain)).toMatchObject({
      format: { name: 'eight-and-four' },
      homeLineup: { isSet: false, players: null },
      awayLineup: { isSet: false },
    });
    await calls.succeed(calls.setLineUp(id, 'home'));
    await calls.succeed(calls.setLineUp(id, 'away'));
    expect(gamesOf(await calls.succeed(calls.start(id)))).toHaveLength(12);
    expect((await change(id, mdslMatchday)).status).toBe(409);
    expect(await calls.read(id, scene.home.captain)).toMatchObject({ format: { name: 'eight-and-four' } });
  });
});
