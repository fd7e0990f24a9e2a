import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { type CheckedClient, checkedClient } from './checked-client.ts';
import { createPerson, type Person } from './create-person.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { connectLive, disconnectClients } from './live-client.ts';
import { createSides, gamesOf, type MatchdayScene, matchdayCalls } from './matchday-scene.ts';
import { startApp, type TestApp } from './start-app.ts';

// League match days from the start to the result: games, substitutions and pairs.

const wrongStatus = { status: 409, text: 'error.event.invalid-status' };
const notInLineUp = { status: 409, text: 'error.event.player-not-in-line-up' };

describe.each(databases)('match days on $name', ({ create }) => {
  let site: DatabaseSite;
  let app: TestApp;
  let call: CheckedClient;
  let scene: MatchdayScene;
  let calls: ReturnType<typeof matchdayCalls>;
  let stranger: Person;
  let [h1, h2, h3, h4, h5, h6]: readonly string[] = [];
  let [a1, a2, a3, a4]: readonly string[] = [];

  beforeAll(async () => {
    site = await create();
    app = await startApp({ db: await openDatabase(site.options), rateLimits: {}, listens: true });
    call = await checkedClient(app);
    scene = await createSides(app);
    calls = matchdayCalls(call, scene);
    stranger = await createPerson(app, { firstName: 'Zoe' });
    [h1, h2, h3, h4, h5, h6] = scene.home.players;
    [a1, a2, a3, a4] = scene.away.players;
  });
  afterEach(disconnectClients);
  afterAll(async () => {
    await app.close();
    await site.dispose();
  });

  /** Codes, and the match that a refusal names. */
  const problemOf = async (id: string, verb: string, payload: object) => {
    const answer = await app.http.inject({
      method: verb.endsWith('substitute') ? 'POST' : 'PATCH',
      url: `/api/v1/events/${id}/${verb}`,
      headers: {
        accept: 'application/problem+json',
        authorization: `Bearer ${scene.home.captain.token}`,
      },
      payload,
    });
    return answer.json();
  };
  const outFor = (playerId = '', substitutePlayerId = '') => ({
    teamId: scene.home.teamId,
    playerId,
    substitutePlayerId,
  });
  const resultOf = async (id: string) => {
    const { status, result } = await calls.read(id, scene.home.captain);
    return { status, ...result };
  };

  describe('can be started', () => {
    it('with both line-ups, as 20 games on two boards', async () => {
      const { id } = await calls.succeed(calls.create());
      expect((await calls.start(id)).text).toBe('error.event.line-ups-incomplete');
      await calls.succeed(calls.setLineUp(id, 'home'));
      expect((await calls.start(id)).text).toBe('error.event.line-ups-incomplete');
      await calls.succeed(calls.setLineUp(id, 'away'));
      const started = await calls.succeed(calls.start(id));
      const { status, rounds, startedAt } = started.props.eventData;
      expect({ status, startedAt }).toEqual({ status: 'running', startedAt: expect.any(Number) });
      expect(rounds.map(({ kind }: { kind: string }) => kind)).toEqual([
        'doubles',
        'singles',
        'singles',
        'doubles',
        'singles',
        'singles',
      ]);
      const games = gamesOf(started);
      expect(new Set(games).size).toBe(20);
      const parties = await Promise.all(
        [0, 1, 2, 4, 7, 10, 19].map((number) => calls.partiesOf(games[number] ?? '')),
      );
      expect(parties).toEqual([
        [
          [h1, h2],
          [a1, a2],
        ],
        [
          [h3, h4],
          [a3, a4],
        ],
        [[h1], [a1]],
        [[h3], [a3]],
        [[h2], [a1]],
        [
          [h1, h2],
          [a3, a4],
        ],
        [[h4], [a1]],
      ]);
      const { props } = await calls.succeed(
        call(`GET /matches/${games[2]}`, { token: scene.home.captain.token }),
      );
      expect(props).toMatchObject({
        status: 'scheduled',
        eventId: id,
        eventName: 'Spieltag 1',
        config: { startingScore: 501, checkInMode: 'single-in', legMode: 'first-to', legsToWinSet: 3 },
        event: { teamId: scene.home.teamId, type: 'mdsl-matchday' },
      });
    });

    it('once, which fixes their line-ups', async () => {
      const { id } = await calls.createRunning();
      expect(await calls.start(id)).toMatchObject(wrongStatus);
      expect(await calls.setLineUp(id, 'home')).toMatchObject(wrongStatus);
    });

    it('but not with a player on both sides or a deleted player', async () => {
      const { home, away } = scene;
      const both = await createPerson(app, { teamIds: [home.teamId, away.teamId] });
      const id = await calls.createSet(
        {},
        {
          home: { players: [both.playerId, h2, h3, h4] },
          away: { players: [a1, a2, a3, both.playerId] },
        },
      );
      expect((await calls.start(id)).text).toBe('error.event.line-ups-incomplete');
      const gone = await createSides(app);
      const of = matchdayCalls(call, gone);
      const other = await of.createSet();
      await of.succeed(call(`DELETE /players/${gone.home.players[2]}`, { token: gone.home.captain.token }));
      expect((await of.start(other)).text).toBe('error.event.line-ups-incomplete');
    });

    it('by the home team, with an event for all subscribers', async () => {
      const id = await calls.createSet({ isPublic: true });
      for (const by of [scene.away.captain, scene.home.mate, stranger])
        expect((await calls.start(id, by)).status).toBe(403);
      const live = await connectLive(app.url);
      await live.subscribe(`events/${id}`);
      const games = gamesOf(await calls.succeed(calls.start(id)));
      const { payload } = await live.hears('event-changed');
      expect(payload).toMatchObject({ eventId: id, matchIds: games });
    });
  });

  it('are scored by members of both teams', async () => {
    const { home, away } = scene;
    const { id, games } = await calls.createRunning();
    const game = games[2] ?? '';
    expect((await call(`PATCH /matches/${game}/start`, { token: stranger.token })).status).toBe(404);
    await calls.startGame(game, away.mate);
    expect((await calls.throw(game, home.mate.playerId, home.mate)).status).toBe(200);
    expect((await calls.throw(game, a1 ?? '', away.captain)).status).toBe(200);
    expect(await resultOf(id)).toMatchObject({ status: 'running', games: [0, 0] });
  });

  describe('have a result', () => {
    it('of games, legs, half-time and points, which is final after the last game until an undo', async () => {
      const { home, away } = scene;
      const { id, games } = await calls.createRunning({ isPublic: true });
      const live = await connectLive(app.url);
      await live.subscribe(`events/${id}`);
      const [first = '', ...others] = games;
      await calls.startGame(first);
      // Home wins each leg with 180, 180, 141; the guests start the second one.
      const asHome = [180, 60, 180, 60, 141];
      let { props: match } = await calls.succeed(
        call(`GET /matches/${first}`, { token: home.captain.token }),
      );
      for (const score of [...asHome, 60, ...asHome, ...asHome]) {
        const body = { playerId: match.currentPlayerId, score, attemptsOnDouble: score === 141 ? 1 : 0 };
        const thrown = call(`POST /matches/${first}/throw`, { token: home.captain.token, body });
        match = (await calls.succeed(thrown)).props;
      }
      expect(await resultOf(id)).toEqual({
        status: 'running',
        games: [1, 0],
        legs: [3, 0],
        points: [0, 0],
        halfTime: { games: [1, 0], legs: [3, 0] },
      });
      await live.hears('event-changed');
      for (const [index, game] of others.entries()) await calls.forfeitGame(game, index < 12 ? 1 : 0);
      const expected = {
        games: [8, 12],
        legs: [24, 36],
        points: [0, 2],
        halfTime: { games: [1, 9], legs: [3, 27] },
      };
      expect(await resultOf(id)).toEqual({ status: 'finished', ...expected });
      const { finishedAt, startedAt } = await calls.read(id, away.mate);
      expect(finishedAt).toBeGreaterThanOrEqual(startedAt);
      await calls.succeed(call(`DELETE /matches/${first}/throw`, { token: away.mate.token }));
      expect(await calls.read(id, away.mate)).toMatchObject({
        status: 'running',
        result: { games: [7, 12], points: [0, 0] },
        finishedAt: null,
      });
      const listed = await calls.succeed(
        call(`GET /events?type=mdsl-matchday&teamId=${home.teamId}&limit=100`),
      );
      const one = listed.find((event: { id: string }) => event.id === id);
      expect(one.props.eventData.result.games).toEqual([7, 12]);
    });
  });

  describe('allow a substitution', () => {
    it('from the next game on, and its undo', async () => {
      const { id, games } = await calls.createRunning({ isPublic: true });
      const [double = '', , single = ''] = games;
      await calls.startGame(double);
      await calls.succeed(calls.throw(double, h1 ?? ''));
      await calls.startGame(single);
      const live = await connectLive(app.url);
      await live.subscribe(`events/${id}`);
      const { homeLineup } = (await calls.succeed(calls.act(id, 'substitute', outFor(h1, h5)))).props
        .eventData;
      expect(homeLineup).toMatchObject({
        players: scene.home.players,
        substitutions: [{ playerId: h1, substitutePlayerId: h5, timeStamp: expect.any(Number) }],
      });
      expect(await calls.partiesOf(double)).toEqual([
        [h1, h2],
        [a1, a2],
      ]);
      // A game without a turn has not begun: it has to be started again with the substitute.
      expect(await calls.partiesOf(single)).toEqual([[h5], [a1]]);
      expect((await calls.throw(single, h1 ?? '')).text).toBe('error.invalid-match-status');
      expect(await calls.partiesOf(games[10] ?? '')).toEqual([
        [h5, h2],
        [a3, a4],
      ]);
      const { payload } = await live.hears('event-changed');
      expect(payload.matchIds).toEqual([2, 6, 10, 12, 16].map((number) => games[number]));
      const again = await calls.succeed(calls.act(id, 'substitute', outFor(h1, h5)));
      expect(again.props.eventData.homeLineup.substitutions).toHaveLength(1);
      const undone = await calls.succeed(calls.act(id, 'undo-substitute', outFor(h1, h5)));
      expect(undone.props.eventData.homeLineup.substitutions).toEqual([]);
      expect(await calls.partiesOf(single)).toEqual([[h1], [a1]]);
      expect(await calls.act(id, 'undo-substitute', outFor(h1, h5))).toMatchObject(notInLineUp);
    });

    it('that cannot be undone once the substitute has begun a game, which the refusal names', async () => {
      const { id, games } = await calls.createRunning();
      await calls.succeed(calls.act(id, 'substitute', outFor(h2, h6)));
      const game = games[3] ?? '';
      await calls.startGame(game);
      await calls.succeed(calls.throw(game, h6 ?? ''));
      expect(await problemOf(id, 'undo-substitute', outFor(h2, h6))).toMatchObject({
        code: 'error.event.game-already-begun',
        matchId: game,
      });
      await calls.succeed(call(`DELETE /matches/${game}/throw`, { token: scene.home.captain.token }));
      await calls.succeed(calls.act(id, 'undo-substitute', outFor(h2, h6)));
      expect(await calls.partiesOf(game)).toEqual([[h2], [a2]]);
    });

    it('only of a starter by a player on the bench', async () => {
      const { id } = await calls.createRunning();
      for (const wanted of [outFor(h1, h2), outFor(h5, h6), outFor(h1, a1), outFor(h1, stranger.playerId)])
        expect(await calls.act(id, 'substitute', wanted)).toMatchObject(notInLineUp);
      await calls.succeed(calls.act(id, 'substitute', outFor(h1, h5)));
      for (const wanted of [outFor(h5, h1), outFor(h2, h1), outFor(h2, h5)])
        expect(await calls.act(id, 'substitute', wanted)).toMatchObject(notInLineUp);
      const unknownTeam = { ...outFor(h2, h6), teamId: id };
      expect((await calls.act(id, 'substitute', unknownTeam)).text).toBe('error.invalid-request');
    });

    it('only while they run, by the admins of the side', async () => {
      const { away, home } = scene;
      const set = await calls.createSet();
      expect(await calls.act(set, 'substitute', outFor(h1, h5))).toMatchObject(wrongStatus);
      const { id } = await calls.createRunning();
      for (const by of [away.captain, away.mate, home.mate])
        expect((await calls.act(id, 'substitute', { ...outFor(h1, h5), by })).status).toBe(403);
      expect((await calls.act(id, 'substitute', { ...outFor(h1, h5), by: stranger })).status).toBe(404);
      const wanted = { teamId: away.teamId, playerId: a1, substitutePlayerId: away.players[4] };
      expect((await calls.act(id, 'substitute', { ...wanted, by: home.captain })).status).toBe(403);
      expect((await calls.act(id, 'substitute', { ...wanted, by: away.captain })).status).toBe(200);
    });
  });

  describe('allow a choice of pairs', () => {
    it('until a round of doubles begins', async () => {
      const { id, games } = await calls.createRunning();
      const pairs = [
        [h1, h3],
        [h4, h2],
      ];
      const body = { teamId: scene.home.teamId, round: 3, pairs };
      const { homeLineup } = (await calls.succeed(calls.act(id, 'pairs', body))).props.eventData;
      expect(homeLineup.pairs).toEqual([{ round: 3, pairs }]);
      expect(await calls.partiesOf(games[10] ?? '')).toEqual([
        [h1, h3],
        [a3, a4],
      ]);
      expect(await calls.partiesOf(games[11] ?? '')).toEqual([
        [h4, h2],
        [a1, a2],
      ]);
      await calls.startGame(games[11] ?? '');
      await calls.succeed(calls.throw(games[11] ?? '', h4 ?? ''));
      const other = { ...body, pairs: pairs.toReversed() };
      expect(await problemOf(id, 'pairs', other)).toMatchObject({
        code: 'error.event.game-already-begun',
        matchId: games[11],
      });
      for (const wrong of [{ round: 1 }, { pairs: [pairs[0], pairs[0]] }, { pairs: [[h1, h5], pairs[1]] }])
        expect(await calls.act(id, 'pairs', { ...body, ...wrong })).toMatchObject(notInLineUp);
    });
  });

  it('have a log of what was decided, with kinds that the call describes', async () => {
    const { home, away } = scene;
    const { id } = await calls.createRunning({ isPublic: true });
    const pairs = [
      [h1, h3],
      [h4, h2],
    ];
    await calls.succeed(calls.act(id, 'pairs', { teamId: home.teamId, round: 3, pairs }));
    await calls.succeed(calls.act(id, 'substitute', outFor(h1, h5)));
    await calls.succeed(calls.act(id, 'undo-substitute', outFor(h1, h5)));
    await calls.succeed(calls.act(id, 'forfeit', { teamId: home.teamId }));
    const log = await call(`GET /events/${id}/log`, { token: home.captain.token });
    expect(log.json).toMatchObject([
      { kind: 'forfeit', undoneAt: null, entrants: [] },
      { kind: 'substitution', undoneAt: expect.any(Number) },
      { kind: 'pairs', undoneAt: null },
    ]);
    for (const { token } of [away.captain, home.mate, stranger])
      expect((await call(`GET /events/${id}/log`, { token })).status).toBe(403);
  });

  it('of other kinds have no line-ups and no start', async () => {
    const { id } = await calls.succeed(calls.create({ type: 'training', eventData: undefined }));
    expect(await calls.start(id)).toMatchObject(wrongStatus);
    expect(await calls.setLineUp(id, 'home')).toMatchObject(wrongStatus);
    expect(await calls.act(id, 'forfeit', { teamId: scene.home.teamId })).toMatchObject(wrongStatus);
  });
});
