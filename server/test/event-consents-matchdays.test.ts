import { beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { eventually } from './eventually.ts';
import { type Answered, createSides, type MatchdayScene, matchdayCalls } from './matchday-scene.ts';
import { useApp } from './use-app.ts';

// Players of a match day whom the other side has put on the line-up.

describe.each(databases)('players whom the other side sets on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let scene: MatchdayScene;
  let calls: ReturnType<typeof matchdayCalls>;
  let stranger: Person;

  beforeAll(async () => {
    scene = await createSides(app);
    calls = matchdayCalls(call, scene);
    stranger = await createPerson(app, { firstName: 'Zoe' });
  });

  const answer = (id: string, { token }: Person, said: string) =>
    calls.succeed(call(`PATCH /consents/${id}`, { token, body: { answer: said } }));
  const questionsOf = ({ token }: Person) => calls.succeed(call('GET /consents', { token }));
  const byHome = () => ({ away: { by: scene.home.captain } });
  const typeOf = ({ people }: Answered, { playerId }: Person) =>
    people.find(({ id }: Answered) => id === playerId).type;
  const typesIn = async (gameId: string): Promise<readonly string[]> => {
    const { props } = await calls.succeed(call(`GET /matches/${gameId}`, { token: stranger.token }));
    return props.parties.flatMap(({ player, players = [player] }: Answered) =>
      players.map(({ type }: Answered) => type),
    );
  };
  const countOf = async ({ playerId, token }: Person) =>
    (await calls.succeed(call(`GET /players/${playerId}/matches/count`, { token }))).count;

  it('are asked at the start; their games count once they agree, from the beginning', async () => {
    const { mate } = scene.away;
    const id = await calls.createSet({ isPublic: true }, byHome());
    expect(await questionsOf(mate)).toEqual([]);
    const { awayLineup: set } = await calls.read(id, stranger);
    expect(typeOf(set, mate)).toBe('external');
    expect(set.entered).toBeUndefined();
    await calls.succeed(calls.start(id));
    expect(await questionsOf(mate)).toMatchObject([{ eventId: id, status: 'open' }]);
    expect(await questionsOf(scene.home.mate)).toEqual([]);
    const { awayLineup, rounds } = await calls.read(id, scene.home.captain);
    expect(typeOf(awayLineup, mate)).toBe('registered');
    const open = { playerId: mate.playerId, status: 'open', wantsOut: false };
    expect(awayLineup.entered).toEqual([open]);
    const before = await countOf(mate);
    const [game] = rounds[0].homeBoard;
    await calls.forfeitGame(game, 0);
    const changed = await Promise.all(
      rounds.flatMap(({ homeBoard, awayBoard }: Answered) => [...homeBoard, ...awayBoard]).map(typesIn),
    );
    // The home side's mate plays six games, and the away side's mate as many without the account.
    expect(changed.flat().filter((type) => type === 'registered')).toHaveLength(6);
    expect(await countOf(mate)).toBe(before);
    await answer(id, mate, 'agree');
    expect(await countOf(mate)).toBeGreaterThan(before);
    expect(typeOf((await calls.read(id, stranger)).awayLineup, mate)).toBe('registered');
  });

  it('agree by a turn of their own', async () => {
    const { mate } = scene.away;
    const { id, games } = await calls.createRunning({ isPublic: true }, byHome());
    for (const game of games) {
      const parties = await calls.partiesOf(game);
      if (!parties.flat().includes(mate.playerId) || parties.flat().length > 2) continue;
      await calls.startGame(game);
      await calls.succeed(calls.throw(game, parties[0]?.[0] ?? '', mate));
      expect((await questionsOf(mate))[0].status).toBe('open');
      await calls.succeed(calls.throw(game, mate.playerId, mate));
      break;
    }
    const isAgreed = async () =>
      (await questionsOf(mate)).find(({ eventId }: Answered) => eventId === id).status === 'agreed' ||
      undefined;
    await eventually(isAgreed, 'the agreement by a turn');
  });

  it('take their account out: line-ups, substitutions and games have a guest of the same name', async () => {
    const { mate, players } = scene.away;
    const { id, games } = await calls.createRunning({ isPublic: true }, byHome());
    const teamId = scene.away.teamId;
    const change = { teamId, playerId: mate.playerId, substitutePlayerId: players[4] ?? '' };
    await calls.succeed(calls.act(id, 'substitute', { by: scene.away.captain, ...change }));
    const before = await countOf(mate);
    await answer(id, mate, 'unlink');
    expect(await countOf(mate)).toBe(before);
    const seen = await calls.read(id, stranger);
    const shown = JSON.stringify([seen, ...(await Promise.all(games.map(calls.partiesOf)))]);
    expect(shown).not.toContain(mate.playerId);
    const { people, substitutions } = seen.awayLineup;
    const guest = people.find(({ firstName }: Answered) => firstName === 'Mate');
    expect(guest.type).toBe('external');
    expect(substitutions[0].playerId).toBe(guest.id);
    const back = { teamId, playerId: guest.id, substitutePlayerId: players[4] ?? '' };
    await calls.succeed(calls.act(id, 'undo-substitute', { by: scene.away.captain, ...back }));
    expect((await Promise.all(games.map(calls.partiesOf))).flat(2)).toContain(guest.id);
  });

  it('are not asked if their own team sets the line-up, also after the other side has', async () => {
    const { mate, captain } = scene.away;
    const before = await questionsOf(mate);
    await calls.createRunning({ isPublic: true });
    expect(await questionsOf(mate)).toEqual(before);
    const id = await calls.createSet({ isPublic: true }, byHome());
    await calls.succeed(calls.setLineUp(id, 'away', { by: captain }));
    expect(typeOf((await calls.read(id, stranger)).awayLineup, mate)).toBe('registered');
  });
});
