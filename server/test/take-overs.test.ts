import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { entrantOf, firstToThree, followUp, idOf, legs, runningCalls } from './running-calls.ts';
import { useTournaments } from './use-tournaments.ts';

// A wrong winner is found later, and the true one takes over the place.

describe.each(databases)('places that are taken over on $name', ({ create }) => {
  const { call, scene, calls } = useTournaments(create);
  const { send, stateOf, enter } = runningCalls({ call, scene, calls });

  const reason = 'Auf dem Zettel standen die Namen vertauscht';
  const effectsOf = (id: string, match: TournamentMatch | undefined) =>
    calls.must(`GET /events/${id}/matches/${idOf(match)}/take-over`);

  it('stay won, go on with the true winner, and come back with another correction', async () => {
    const id = await calls.createRunning(firstToThree('single-knockout', { assignCaller: false }), 8);
    const [first, second, third, fourth, semi, other, final] = await calls.matchesOf(id);
    for (const match of [first, second, third, fourth, semi]) await enter(id, match, legs([3, 1]));
    const before = await stateOf(id);
    const [loser, winner] = [entrantOf(first, 0), entrantOf(first, 1)];
    expect(await effectsOf(id, first)).toEqual({
      isPossible: true,
      matches: [
        { matchId: idOf(semi), number: 5, effect: 'stays' },
        { matchId: idOf(final), number: 7, effect: 'changes' },
      ],
    });
    const correction = { ...legs([1, 3]), reason, takesOver: true };
    expect(await enter(id, first, { ...correction, ...legs([3, 2]) })).toMatchObject({ status: 409 });
    expect(await stateOf(id)).toEqual(before);
    expect((await enter(id, first, correction)).status).toBe(200);
    const after = await calls.matchesOf(id);
    expect(entrantOf(after[4], 0)).toBe(loser);
    expect(after[4]).toMatchObject({ status: 'finished', winner: 0, score: [3, 1] });
    expect(entrantOf(after[6], 0)).toBe(winner);
    const [entry] = (await calls.must(`GET /events/${id}/log`)) as readonly { readonly kind: string }[];
    expect(entry).toMatchObject({ kind: 'take-over', reason, madeBy: 'Anna', entrants: [winner, loser] });
    expect((await calls.read(id)).exceptions).toEqual([
      { kind: 'take-over', winner, loser, match: idOf(first) },
    ]);
    // Nobody can play on what was won for somebody else.
    const undone = await send(`PATCH /events/${id}/matches/${idOf(semi)}/undo-result`, { reason });
    expect(undone).toMatchObject({ status: 409, text: 'error.event.place-taken-over' });
    expect((await enter(id, semi, { ...legs([3, 0]), reason })).status).toBe(200);
    expect((await enter(id, semi, { ...legs([3, 1]), reason })).status).toBe(200);
    expect((await enter(id, first, { ...legs([3, 1]), reason, takesOver: true })).status).toBe(200);
    expect(await stateOf(id)).toEqual(before);
    expect(
      (await calls.read(id)).exceptions.map(({ loser: had }: { readonly loser: string }) => had),
    ).toEqual([winner]);
    await enter(id, other, legs([3, 0]));
    await enter(id, final, legs([3, 0]));
    expect((await calls.read(id)).status).toBe('finished');
  });

  it('are played for anew where they were lost, if the caller knows it and nobody else loses a match', async () => {
    const id = await calls.createRunning(firstToThree('single-knockout', { assignCaller: false }), 4);
    const [first, second, final] = await calls.matchesOf(id);
    for (const match of [first, second]) await enter(id, match, legs([3, 1]));
    await enter(id, final, legs([3, 1]));
    expect(await effectsOf(id, first)).toEqual({
      isPossible: true,
      matches: [{ matchId: idOf(final), number: 3, effect: 'anew' }],
    });
    const correction = { ...legs([1, 3]), reason, takesOver: true };
    expect(await enter(id, first, { ...correction, reset: [] })).toMatchObject(followUp);
    expect((await enter(id, first, { ...correction, reset: [idOf(final)] })).status).toBe(200);
    const winner = entrantOf(first, 1);
    const [, , open] = await calls.matchesOf(id);
    expect(entrantOf(open, 0)).toBe(winner);
    expect(open?.status).toBe('ready');
    await calls.must(`PATCH /events/${id}/withdraw`, { body: { entrant: winner, stage: 'knockout' } });
    expect((await calls.read(id)).state.winner).toBe(entrantOf(second, 0));
    // What follows from a match that is taken back goes with it.
    const undo = `PATCH /events/${id}/matches/${idOf(first)}/undo-result`;
    expect((await send(undo, { reason, reset: [] })).status).toBe(200);
    expect((await calls.read(id)).exceptions.map(({ kind }: { readonly kind: string }) => kind)).toEqual([
      'reset',
    ]);
  });

  it('are not there before the end of a match, nor if others have gone on', async () => {
    const id = await calls.createRunning(firstToThree('single-knockout', { assignCaller: false }), 8);
    const matches = await calls.matchesOf(id);
    const [first] = matches;
    expect(await effectsOf(id, first)).toEqual({ isPossible: false, matches: [] });
    await enter(id, first, legs([3, 0]));
    for (const match of matches.slice(1)) await enter(id, match, legs([1, 3]));
    const before = await stateOf(id);
    expect((await effectsOf(id, first)).isPossible).toBe(false);
    const refused = await enter(id, first, {
      ...legs([1, 3]),
      reason,
      takesOver: true,
      reset: matches.map(idOf),
    });
    expect(refused).toMatchObject({ status: 409, text: 'error.event.invalid-status' });
    expect(await stateOf(id)).toEqual(before);
  });
});
