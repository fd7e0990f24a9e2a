import { beforeAll, describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { createSides, type MatchdayScene, matchdayCalls } from './matchday-scene.ts';
import { useApp } from './use-app.ts';

// A team that leaves a position of its line-up empty.

describe.each(databases)('a team of three on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let scene: MatchdayScene;
  let calls: ReturnType<typeof matchdayCalls>;
  let [h1, h2, h3, h4]: readonly string[] = [];
  let [a1, a2, a3, a4, a5]: readonly string[] = [];

  beforeAll(async () => {
    scene = await createSides(app);
    calls = matchdayCalls(call, scene);
    [h1, h2, h3, h4] = scene.home.players;
    [a1, a2, a3, a4, a5] = scene.away.players;
  });

  const resultOf = async (id: string) => {
    const { status, result } = await calls.read(id, scene.home.captain);
    return { status, ...result };
  };

  it('gives the games of the empty position to the other side', async () => {
    const { id, games } = await calls.createRunning({}, { home: { players: [h1, null, h3, h4] } });
    // The double of positions 1 and 2 is played by nobody, and so are four singles.
    const forfeited = [0, 3, 7, 10, 13, 17];
    for (const [number, game] of games.entries()) {
      const { props } = await calls.succeed(
        call(`GET /matches/${game}`, { token: scene.home.captain.token }),
      );
      const isGiven = forfeited.includes(number);
      expect([number, props.isForfeited, props.status]).toEqual([
        number,
        isGiven,
        isGiven ? 'finished' : 'scheduled',
      ]);
      if (isGiven) expect(props).toMatchObject({ parties: [{ type: 'bye' }, {}], winningParty: 1 });
    }
    expect(await resultOf(id)).toMatchObject({ games: [0, 6], legs: [0, 18], halfTime: { games: [0, 3] } });
    expect((await call(`PATCH /matches/${games[0]}/start`, { token: scene.home.captain.token })).status).toBe(
      409,
    );
  });

  it('may meet another one; then nobody gets the game', async () => {
    const { id, games } = await calls.createRunning(
      {},
      { home: { players: [h1, h2, h3, null] }, away: { players: [a1, a2, a3, null] } },
    );
    // Doubles 3+4 – 3+4 and the single 4 – 4 are played by nobody; all other games are played or given.
    const open = [];
    for (const game of games) {
      const { props } = await calls.succeed(
        call(`GET /matches/${game}`, { token: scene.home.captain.token }),
      );
      const isNobody = props.parties.every(({ type }: { type: string }) => type === 'bye');
      if (props.status === 'scheduled' && !isNobody) open.push(game);
    }
    expect(open).toHaveLength(20 - 2 - 2 * 4);
    for (const game of open) await calls.forfeitGame(game, 0);
    expect(await resultOf(id)).toMatchObject({ status: 'finished', games: [14, 4], points: [2, 0] });
  });

  it('chooses who plays the double, until its round has begun', async () => {
    const { home, away } = scene;
    const { token } = home.captain;
    const { id, games } = await calls.createRunning({}, { home: { players: [h1, h2, h3, null] } });
    const [first = '', second = ''] = games;
    const choose = (...pairs: readonly (readonly (string | null | undefined)[])[]) =>
      calls.act(id, 'pairs', { teamId: home.teamId, round: 0, pairs });
    const figures = async () => [
      await resultOf(id),
      await calls.succeed(call(`GET /events/${id}/table?partyType=single`, { token })),
    ];
    const before = await figures();
    await calls.succeed(choose([h1, null], [h2, h3]));
    expect(await calls.partiesOf(first)).toEqual([[], [a1, a2]]);
    expect(await calls.partiesOf(second)).toEqual([
      [h2, h3],
      [a3, a4],
    ]);
    expect((await resultOf(id)).games).toEqual([0, 6]);
    await calls.succeed(choose([h1, h2], [h3, null]));
    expect(await figures()).toEqual(before);
    // The guests of a game that was given can still be substituted.
    const out = { teamId: away.teamId, playerId: a4, substitutePlayerId: a5 };
    await calls.succeed(calls.act(id, 'substitute', { ...out, by: away.captain }));
    await calls.succeed(choose([h3, h2], [null, h1]));
    expect(await calls.partiesOf(second)).toEqual([[], [a3, a5]]);
    await calls.startGame(first);
    await calls.succeed(calls.throw(first, h3 ?? ''));
    const late = await choose([h1, h2], [h3, null]);
    expect(late).toMatchObject({ status: 409, text: 'error.event.game-already-begun' });
    const { props } = await calls.succeed(call(`GET /matches/${second}`, { token }));
    expect(props).toMatchObject({ isForfeited: true, winningParty: 1, status: 'finished' });
  });
});
