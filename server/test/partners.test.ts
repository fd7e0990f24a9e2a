import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { databases } from './databases.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// The order in which the two of a pair throw.

describe.each(databases)('the order inside a pair on $name', ({ create }) => {
  const { call, scene, calls } = useTournaments(create);

  /** The first match of a running cup of two pairs, and its people in the order in which they throw. */
  const pairsMatch = async () => {
    const eventId = await calls.create(shortSetup('single-knockout', { participantsType: 'double' }));
    await calls.addPairs(eventId, 2);
    await calls.must(`PATCH /events/${eventId}/publish`);
    await calls.must(`PATCH /events/${eventId}/start`);
    const [match] = await calls.matchesOf(eventId);
    const id = match?.matchId ?? '';
    return { id, people: await peopleOf(id) };
  };
  const peopleOf = async (id: string): Promise<readonly (readonly string[])[]> =>
    (await calls.must(`GET /matches/${id}`)).props.parties.map(({ players }: { players: { id: string }[] }) =>
      players.map((player) => player.id),
    );
  const order = (id: string, party: number, firstPlayerId: string | undefined) =>
    call(`PATCH /matches/${id}/partners`, { token: scene.chief.token, body: { party, firstPlayerId } });

  it('can be chosen before the start and until the first turn, and decides who throws', async () => {
    const { id, people } = await pairsMatch();
    const [[anna, ben] = [], [cleo, dora] = []] = people;
    expect((await order(id, 0, ben)).status).toBe(200);
    await calls.must(`PATCH /matches/${id}/start`);
    expect((await calls.must(`GET /matches/${id}`)).props.currentPlayerId).toBe(ben);
    const answer = await order(id, 1, dora);
    expect(answer.status).toBe(200);
    // A repeat changes nothing.
    expect((await order(id, 1, dora)).json.props.revision).toBe(answer.json.props.revision);
    expect(await peopleOf(id)).toEqual([
      [ben, anna],
      [dora, cleo],
    ]);
    for (const playerId of [ben, dora])
      await calls.must(`POST /matches/${id}/throw`, { body: { playerId, score: 1 } });
    const late = await order(id, 0, anna);
    expect([late.status, late.text]).toEqual([409, 'error.invalid-match-status']);
    // Taking the turns back opens the choice again.
    for (let turn = 0; turn < 2; turn += 1) await calls.must(`DELETE /matches/${id}/throw`);
    expect((await order(id, 0, anna)).json.props.currentPlayerId).toBe(anna);
    await calls.must(`POST /matches/${id}/throw`, {
      body: { playerId: anna, score: 40, attemptsOnDouble: 1 },
    });
    expect((await calls.must(`GET /matches/${id}`)).props.status).toBe('finished');
  });

  it('has only two: nobody else can be named', async () => {
    const { id, people } = await pairsMatch();
    for (const wrong of [people[1]?.[0], newId()]) {
      const answer = await order(id, 0, wrong);
      expect([answer.status, answer.text]).toEqual([400, 'error.invalid-player']);
    }
    for (const body of [{}, { party: 2, firstPlayerId: 'x' }, { party: 0, firstPlayerId: 7 }])
      expect((await call(`PATCH /matches/${id}/partners`, { token: scene.chief.token, body })).status).toBe(
        400,
      );
  });
});
