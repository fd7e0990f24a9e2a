import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import type { AnswerOf } from '@neundarter/contract/route';
import type { runningTournamentRoutes } from '@neundarter/contract/routes/running-tournaments';
import { describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { entrantOf, idOf, legs, runningCalls } from './running-calls.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// A start is noted in the log at once: the match keeps its caller, whatever is taken back before it.

type Logged = AnswerOf<(typeof runningTournamentRoutes)['readTournamentLog']>[number];

describe.each(databases)('starts in tournaments on $name', ({ create }) => {
  const { call, scene, calls } = useTournaments(create);
  const { send, enter } = runningCalls({ call, scene, calls });
  const setup = shortSetup('single-knockout', { callerRule: 'loser-calls' });

  /** The starts of a match in the log, the newest first: whether they still count. */
  const startsOf = async (id: string, matchId: string): Promise<readonly boolean[]> =>
    (await calls.must(`GET /events/${id}/log`))
      .filter((entry: Logged) => entry.kind === 'begin' && entry.matchId === matchId)
      .map(({ undoneAt }: Logged) => undoneAt === null);

  const undo = (id: string, match: TournamentMatch | undefined) =>
    send(`PATCH /events/${id}/matches/${idOf(match)}/undo-result`, { reason: 'Verwechselt' });

  it('stand in the log as soon as the match has started, once', async () => {
    const id = await calls.createRunning(setup, 8);
    const [first] = await calls.matchesOf(id);
    expect(await startsOf(id, idOf(first))).toEqual([]);
    await calls.must(`PATCH /matches/${idOf(first)}/start`);
    expect(await startsOf(id, idOf(first))).toEqual([true]);
    await calls.finish(idOf(first), 0);
    expect(await startsOf(id, idOf(first))).toEqual([true]);
  });

  it('keep the caller of the match when an earlier result is taken back', async () => {
    const id = await calls.createRunning(setup, 8);
    const [first, second, third] = await calls.matchesOf(id);
    await enter(id, first, legs([1, 0]));
    const loser = entrantOf(first, 1);
    expect((await calls.matchesOf(id))[1]).toMatchObject({ caller: loser });
    await calls.must(`PATCH /matches/${idOf(second)}/start`);
    expect((await undo(id, first)).status).toBe(200);
    await calls.must(`PATCH /matches/${idOf(third)}/start`);
    const [, started, alone] = await calls.matchesOf(id);
    expect([started?.caller, alone?.caller]).toEqual([loser, null]);
  });

  it('are taken back when the match gets other people, and noted again at the next start', async () => {
    const id = await calls.createRunning(setup, 4);
    const [first, second] = await calls.matchesOf(id);
    await enter(id, first, legs([1, 0]));
    await enter(id, second, legs([1, 0]));
    const [, , final] = await calls.matchesOf(id);
    await calls.must(`PATCH /matches/${idOf(final)}/start`);
    expect(await startsOf(id, idOf(final))).toEqual([true]);
    expect((await undo(id, first)).status).toBe(200);
    expect(await startsOf(id, idOf(final))).toEqual([false]);
    await enter(id, first, legs([0, 1]));
    await calls.must(`PATCH /matches/${idOf(final)}/start`);
    expect(await startsOf(id, idOf(final))).toEqual([true, false]);
  });

  it('are not noted where callers are chosen by hand', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout', { callerRule: 'by-hand' }), 4);
    const [first] = await calls.matchesOf(id);
    await calls.must(`PATCH /matches/${idOf(first)}/start`);
    expect(await startsOf(id, idOf(first))).toEqual([]);
  });
});
