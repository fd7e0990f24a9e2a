import type { AnswerOf } from '@neundarter/contract/route';
import type { runningTournamentRoutes } from '@neundarter/contract/routes/running-tournaments';
import type { Leg, Stats } from '@neundarter/rules/match/types';
import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson } from './create-person.ts';
import { databases } from './databases.ts';
import { entrantOf, firstToThree, followUp, idOf, legs, runningCalls } from './running-calls.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// Results that organisers enter, correct and take back while a tournament is running, and who has done it.

type Logged = AnswerOf<(typeof runningTournamentRoutes)['readTournamentLog']>[number];

describe.each(databases)('results in running tournaments on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);
  const { send, stateOf, enter } = runningCalls({ call, scene, calls });
  const resultsIn = async (id: string): Promise<readonly Logged[]> =>
    (await calls.must(`GET /events/${id}/log`)).filter(({ kind }: Logged) => kind === 'result');

  it('take results from paper, and refuse impossible ones', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
    const [first, second, final] = await calls.matchesOf(id);
    expect((await enter(id, first, legs([2, 0]))).text).toBe('error.match.impossible-result');
    expect((await enter(id, final, legs([1, 0]))).text).toBe('error.parties-not-set');
    expect((await enter(id, first, legs([1, 0]))).status).toBe(200);
    expect((await enter(id, second, { kind: 'forfeit', winningParty: 1 })).status).toBe(200);
    const [, , ready] = await calls.matchesOf(id);
    expect([entrantOf(ready, 0), entrantOf(ready, 1)]).toEqual([entrantOf(first, 0), entrantOf(second, 1)]);
    expect((await send(`POST /events/${id}/matches/${newId()}/result`, legs([1, 0]))).status).toBe(404);
  });

  it('let both lose, and give the next match to the other one', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
    const [first, second] = await calls.matchesOf(id);
    await enter(id, first, { kind: 'double-forfeit' });
    await enter(id, second, legs([0, 1]));
    const { status, state } = await calls.read(id);
    expect(status).toBe('finished');
    expect(state.winner).toBe(entrantOf(second, 1));
  });

  it('get another winner in one step, if who does it knows which matches are reset', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
    const [first, second, final] = await calls.matchesOf(id);
    await enter(id, first, legs([1, 0]));
    await enter(id, second, legs([1, 0]));
    await enter(id, final, legs([1, 0]));
    const reason = 'Vertauscht';
    const other = { ...legs([0, 1]), reason };
    expect(await enter(id, first, other)).toMatchObject(followUp);
    expect(await enter(id, first, { ...other, reset: [] })).toMatchObject(followUp);
    expect((await stateOf(id)).winner).toBe(entrantOf(first, 0));
    expect((await enter(id, first, { ...other, reset: [idOf(final)] })).status).toBe(200);
    const [corrected, , open] = await calls.matchesOf(id);
    expect([corrected?.winner, corrected?.score, open?.status]).toEqual([1, [0, 1], 'ready']);
    expect([entrantOf(open, 0), entrantOf(open, 1)]).toEqual([entrantOf(first, 1), entrantOf(second, 0)]);
    expect((await calls.read(id)).status).toBe('running');
    await enter(id, final, legs([1, 0]));
    expect((await stateOf(id)).winner).toBe(entrantOf(first, 1));
    const undone = (await resultsIn(id)).filter(({ undoneAt }) => undoneAt !== null);
    expect(undone.map(({ matchId }) => matchId)).toEqual([idOf(final), idOf(first)]);
    // Two swapped numbers change nothing in silence.
    const league = await calls.createRunning(shortSetup('league'), 3);
    const [only] = await calls.matchesOf(league);
    await enter(league, only, legs([1, 0]));
    expect((await enter(league, only, other)).text).toBe('error.invalid-match-status');
    expect((await enter(league, only, { ...other, reset: [] })).status).toBe(200);
  });

  it('end a match that somebody gives up', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 2);
    const [final] = await calls.matchesOf(id);
    await calls.must(`PATCH /matches/${idOf(final)}/start`);
    const { currentPlayerId: playerId } = await calls.must(`GET /matches/${idOf(final)}/standing`);
    await calls.must(`POST /matches/${idOf(final)}/throw`, {
      body: { playerId, score: 20, attemptsOnDouble: 0 },
    });
    expect((await enter(id, final, { kind: 'retirement', winningParty: 1 })).status).toBe(200);
    expect((await stateOf(id)).winner).toBe(entrantOf(final, 1));
  });

  it('take the rest of a running match from paper, with the legs that are recorded', async () => {
    const id = await calls.createRunning(firstToThree('single-knockout'), 2);
    const [final] = await calls.matchesOf(id);
    const matchId = idOf(final);
    await calls.must(`PATCH /matches/${matchId}/start`);
    await calls.finish(matchId, 1);
    const { currentPlayerId: playerId } = await calls.must(`GET /matches/${matchId}/standing`);
    const turn = { playerId, score: 20, attemptsOnDouble: 0 };
    await calls.must(`POST /matches/${matchId}/throw`, { body: turn });
    const open = await calls.must(`GET /matches/${matchId}`);
    const contradicting = await enter(id, final, legs([3, 0]));
    expect(contradicting).toMatchObject({ status: 409, text: 'error.match.recorded-legs-missing' });
    expect(await calls.must(`GET /matches/${matchId}`)).toEqual(open);
    expect((await enter(id, final, legs([3, 1]))).status).toBe(200);
    const { props } = await calls.must(`GET /matches/${matchId}`);
    expect(props).toMatchObject({ status: 'finished', isCompletedOnPaper: true, winningParty: 0 });
    expect(props.startedAt).toBe(open.props.startedAt);
    const [first, ...others] = props.sets[0].legs;
    expect(first).toEqual(open.props.sets[0].legs[0]);
    expect(others.map(({ throws, winningParty }: Leg) => [throws.length, winningParty])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    // The recorded leg counts in averages; a table takes the match for one from paper.
    expect(props.summary.partyStats.map(({ totalScore }: Stats) => totalScore)).toEqual([0, 40]);
    expect(await resultsIn(id)).toMatchObject([{ score: [3, 1], end: 'paper', madeBy: 'Anna' }]);
    // A device that wakes up later learns that the match is over, and keeps its turns.
    const late = await call(`POST /matches/${matchId}/throw`, { token: scene.chief.token, body: turn });
    expect(late.text).toBe('error.invalid-match-status');
    // The score is corrected with the recorded legs, and taken back with the turns of the open leg.
    expect((await enter(id, final, { ...legs([3, 2]), reason: 'Verschrieben' })).status).toBe(200);
    expect((await calls.must(`GET /matches/${matchId}`)).props.sets[0].legs).toHaveLength(5);
    const undone = await send(`PATCH /events/${id}/matches/${matchId}/undo-result`, { reason: 'Doch nicht' });
    expect(undone.status).toBe(200);
    const again = await calls.must(`GET /matches/${matchId}`);
    expect([again.props.sets, again.props.status]).toEqual([open.props.sets, 'running']);
    expect(again.props).not.toHaveProperty('isCompletedOnPaper');
    expect((await enter(id, final, { ...legs([3, 0]), deletesTurns: true })).status).toBe(200);
    const replaced = (await calls.must(`GET /matches/${matchId}`)).props;
    expect([replaced.startedAt, replaced.summary.partyStats[1].totalScore]).toEqual([null, 0]);
  });

  it('take a match without a turn for one that has not begun', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 8);
    const [first, second, third, fourth] = await calls.matchesOf(id);
    const started = [first, second, third, fourth];
    for (const match of started) await calls.must(`PATCH /matches/${idOf(match)}/start`);
    const caller = { caller: entrantOf(second, 0) };
    await calls.must(`PATCH /events/${id}/matches/${idOf(fourth)}/caller`, { body: caller });
    expect((await calls.matchesOf(id))[3]).toMatchObject(caller);
    const player = (await calls.must(`GET /matches/${idOf(second)}`)).props.parties[0].player.id;
    expect((await calls.must(`GET /matches/${idOf(fourth)}`)).props).toMatchObject({
      caller: player,
      status: 'running',
    });
    expect((await enter(id, first, { kind: 'forfeit', winningParty: 1 })).status).toBe(200);
    expect((await enter(id, second, { kind: 'double-forfeit' })).status).toBe(200);
    await calls.must(`PATCH /events/${id}/withdraw`, {
      body: { entrant: entrantOf(third, 0), stage: 'knockout' },
    });
    const after = await calls.matchesOf(id);
    expect(after.slice(0, 4).map(({ status, winner }) => [status, winner])).toEqual([
      ['finished', 1],
      ['finished', 'nobody'],
      ['forfeited', 1],
      ['ready', null],
    ]);
    for (const match of [first, second, third])
      expect((await calls.must(`GET /matches/${idOf(match)}`)).props).toMatchObject({
        status: 'finished',
        isForfeited: true,
      });
    const { currentPlayerId: playerId } = await calls.must(`GET /matches/${idOf(fourth)}/standing`);
    await calls.must(`POST /matches/${idOf(fourth)}/throw`, {
      body: { playerId, score: 0, attemptsOnDouble: 0 },
    });
    const tooLate = await send(`PATCH /events/${id}/matches/${idOf(fourth)}/caller`, { caller: null });
    expect(tooLate.text).toBe('error.event.invalid-status');
    expect((await enter(id, fourth, { kind: 'forfeit', winningParty: 1 })).text).toBe(
      'error.invalid-match-status',
    );
  });

  it('log results with their score, and who has entered and taken them back', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 8);
    const [first, second, third, fourth] = await calls.matchesOf(id);
    await enter(id, first, legs([1, 0]));
    await enter(id, second, { kind: 'forfeit', winningParty: 1 });
    await calls.must(`PATCH /matches/${idOf(third)}/start`);
    await enter(id, third, { kind: 'retirement', winningParty: 0 });
    const chief = { madeBy: 'Anna', undoneAt: null };
    expect(await resultsIn(id)).toMatchObject([
      { ...chief, matchId: idOf(third), score: [1, 0], end: 'retirement' },
      { ...chief, matchId: idOf(second), score: [0, 1], end: 'forfeit' },
      { ...chief, matchId: idOf(first), score: [1, 0], end: 'paper' },
    ]);
    const reason = 'Falsch abgeschrieben';
    await send(`PATCH /events/${id}/matches/${idOf(first)}/undo-result`, { reason });
    await enter(id, first, legs([0, 1]));
    const [corrected, ...earlier] = await resultsIn(id);
    expect(corrected).toMatchObject({ ...chief, matchId: idOf(first), score: [0, 1] });
    expect(earlier.at(-1)).toMatchObject({
      score: [1, 0],
      undoneAt: expect.any(Number),
      undoneBy: 'Anna',
      undoneBecause: reason,
    });
    // Guests have no name in the log.
    const { token } = (await call('GET /login/guest')).json;
    const { matchPinCode: pin } = await calls.read(id);
    await call(`POST /events/${id}/enrol`, { token, body: { pin } });
    await call(`PATCH /matches/${idOf(fourth)}/start`, { token });
    const { currentPlayerId: playerId } = await calls.must(`GET /matches/${idOf(fourth)}/standing`);
    const thrown = await call(`POST /matches/${idOf(fourth)}/throw`, {
      token,
      body: { playerId, score: 40, attemptsOnDouble: 1 },
    });
    expect(thrown.status).toBe(200);
    const [scored] = await resultsIn(id);
    expect(scored).toMatchObject({ matchId: idOf(fourth), madeBy: null, end: null });
    expect(scored?.score?.toSorted()).toEqual([0, 1]);
    const outsider = await createPerson(app);
    expect((await call(`GET /events/${id}/log`, { token: outsider.token })).status).toBe(403);
  });

  it('log who has taken back a withdrawal or a decision', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
    const [first] = await calls.matchesOf(id);
    const entrant = entrantOf(first, 0);
    await send(`PATCH /events/${id}/withdraw`, { entrant, stage: 'knockout' });
    await send(`PATCH /events/${id}/undo-withdraw`, { entrant });
    const log = await calls.must(`GET /events/${id}/log`);
    expect(log.filter(({ kind }: Logged) => kind !== 'begin')).toMatchObject([
      { kind: 'withdrawal', madeBy: 'Anna', undoneBy: 'Anna', undoneBecause: null },
    ]);
  });
});
