import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { entrantOf, idOf, legs, runningCalls } from './running-calls.ts';
import { shortSetup } from './tournament-scene.ts';
import { expectSameViews, readViews } from './tournament-views.ts';
import { useTournaments } from './use-tournaments.ts';

// Whoever left first has lost to the other one, and what was over stays over.

describe.each(databases)('withdrawals one after the other on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);
  const { send, enter } = runningCalls({ call, scene, calls });

  const leave = (id: string, entrant: string, stage: 'group' | 'knockout') =>
    calls.must(`PATCH /events/${id}/withdraw`, {
      body: { entrant, stage, ...(stage === 'group' && { effect: 'forfeits' }) },
    });
  const comeBack = (id: string, entrant: string) =>
    calls.must(`PATCH /events/${id}/undo-withdraw`, { body: { entrant } });
  /** Reads all places, which have to agree. */
  const viewsOf = async (id: string) => {
    const views = await readViews(calls, app.db, id);
    expectSameViews(views);
    return views;
  };
  const matchOf = async (id: string, key: string): Promise<TournamentMatch | undefined> =>
    (await calls.matchesOf(id)).find((match) => match.key === key);
  /** Who wins a match, by its state and by itself. */
  const winnersOf = async (id: string, key: string) => {
    const match = await matchOf(id, key);
    const { props } = await calls.must(`GET /matches/${idOf(match)}`);
    return [match?.status, match?.winner, props.winningParty];
  };

  it('of a league: a return gives the match to who has come back', async () => {
    const id = await calls.createRunning(shortSetup('league'), 3);
    const [match] = await calls.matchesOf(id);
    const [home, away] = [entrantOf(match, 0), entrantOf(match, 1)];
    const key = match?.key ?? '';
    await leave(id, home, 'group');
    expect(await winnersOf(id, key)).toEqual(['forfeited', 1, 1]);
    await leave(id, away, 'group');
    expect(await winnersOf(id, key)).toEqual(['forfeited', 1, 1]);
    await comeBack(id, home);
    expect(await winnersOf(id, key)).toEqual(['forfeited', 0, 0]);
    await viewsOf(id);
    await leave(id, home, 'group');
    expect(await winnersOf(id, key)).toEqual(['forfeited', 0, 0]);
    await viewsOf(id);
    await comeBack(id, away);
    await comeBack(id, home);
    expect(await winnersOf(id, key)).toEqual(['ready', null, null]);
    await viewsOf(id);
  });

  it('of a knockout of four: who reached the final by one is second by the own one', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
    const [first, second] = await calls.matchesOf(id);
    const [stays, left] = [entrantOf(first, 0), entrantOf(first, 1)];
    await leave(id, left, 'knockout');
    await calls.win(idOf(second));
    await leave(id, stays, 'knockout');
    expect(await winnersOf(id, first?.key ?? '')).toEqual(['forfeited', 0, 0]);
    const { data, kept } = await viewsOf(id);
    expect(data).toMatchObject({ status: 'finished', state: { winner: entrantOf(second, 0) } });
    expect(kept).toContainEqual([stays, 2, 2]);
    await comeBack(id, left);
    expect(await winnersOf(id, first?.key ?? '')).toEqual(['forfeited', 1, 1]);
    expect((await viewsOf(id)).data.status).toBe('running');
    expect((await calls.playOn(id)).status).toBe('finished');
  });

  it('of a knockout of eight: who has won on after one may leave, too', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 8);
    const [first, second] = await calls.matchesOf(id);
    const [stays, left] = [entrantOf(first, 0), entrantOf(first, 1)];
    await leave(id, left, 'knockout');
    await calls.win(idOf(second));
    const semiFinal = await matchOf(id, 'knockout/1/0');
    await calls.win(idOf(semiFinal));
    await leave(id, stays, 'knockout');
    expect(await winnersOf(id, first?.key ?? '')).toEqual(['forfeited', 0, 0]);
    expect(await winnersOf(id, 'knockout/1/0')).toEqual(['finished', 0, 0]);
    await viewsOf(id);
    const refused = await send(`PATCH /events/${id}/undo-withdraw`, { entrant: left });
    expect(refused.text).toBe('error.event.follow-up-match-started');
    expect((await calls.playOn(id)).status).toBe('finished');
  });

  it('from the table after another one: a match that was given away does not count any more', async () => {
    const id = await calls.createRunning(shortSetup('league'), 3);
    const [match] = await calls.matchesOf(id);
    const before = await viewsOf(id);
    await leave(id, entrantOf(match, 0), 'group');
    const body = { entrant: entrantOf(match, 1), stage: 'group', effect: 'out-of-table' };
    await calls.must(`PATCH /events/${id}/withdraw`, { body });
    expect(await winnersOf(id, match?.key ?? '')).toEqual(['cancelled', null, null]);
    const { props } = await calls.must(`GET /matches/${idOf(match)}`);
    expect(props).toMatchObject({ status: 'scheduled', parties: [{ type: 'bye' }, { type: 'bye' }] });
    await comeBack(id, entrantOf(match, 1));
    expect(await winnersOf(id, match?.key ?? '')).toEqual(['forfeited', 1, 1]);
    await comeBack(id, entrantOf(match, 0));
    expect((await viewsOf(id)).data.state).toEqual(before.data.state);
  });

  it('from the table before another one: no return gives away a match in which darts were thrown', async () => {
    const id = await calls.createRunning(shortSetup('league'), 3);
    const [match] = await calls.matchesOf(id);
    await calls.must(`PATCH /matches/${idOf(match)}/start`);
    const { currentPlayerId: playerId } = await calls.must(`GET /matches/${idOf(match)}/standing`);
    const turn = { playerId, score: 0, attemptsOnDouble: 0 };
    await calls.must(`POST /matches/${idOf(match)}/throw`, { body: turn });
    const body = { entrant: entrantOf(match, 0), stage: 'group', effect: 'out-of-table' };
    await calls.must(`PATCH /events/${id}/withdraw`, { body });
    await leave(id, entrantOf(match, 1), 'group');
    const before = await viewsOf(id);
    const { status, text } = await send(`PATCH /events/${id}/undo-withdraw`, {
      entrant: entrantOf(match, 0),
    });
    expect([status, text]).toEqual([409, 'error.event.follow-up-match-started']);
    expect((await viewsOf(id)).data.state).toEqual(before.data.state);
    // Who comes back after the other one finds the match as it was.
    await comeBack(id, entrantOf(match, 1));
    await comeBack(id, entrantOf(match, 0));
    expect(await winnersOf(id, match?.key ?? '')).toEqual(['ready', null, null]);
    const { props } = await calls.must(`GET /matches/${idOf(match)}`);
    expect(props).toMatchObject({ status: 'running', revision: 2 });
  });

  describe('leave a forfeit when a result from before is taken back,', () => {
    const undo = (id: string, match: TournamentMatch | undefined) =>
      send(`PATCH /events/${id}/matches/${idOf(match)}/undo-result`, { reason: 'Falsch' });

    it('which nobody can start, and which is in the table', async () => {
      const id = await calls.createRunning(shortSetup('league'), 3);
      const [match] = await calls.matchesOf(id);
      await enter(id, match, legs([1, 0]));
      await leave(id, entrantOf(match, 0), 'group');
      expect((await undo(id, match)).status).toBe(200);
      expect(await winnersOf(id, match?.key ?? '')).toEqual(['forfeited', 1, 1]);
      await viewsOf(id);
      const started = await send(`PATCH /matches/${idOf(match)}/start`);
      expect(started.text).toBe('error.invalid-match-status');
      // It can be corrected nevertheless, for either of them.
      expect((await enter(id, match, legs([1, 0]))).status).toBe(200);
      expect(await winnersOf(id, match?.key ?? '')).toEqual(['finished', 0, 0]);
      expect((await enter(id, match, legs([0, 1]))).status).toBe(200);
      expect(await winnersOf(id, match?.key ?? '')).toEqual(['finished', 1, 1]);
      await viewsOf(id);
      expect((await undo(id, match)).status).toBe(200);
      await comeBack(id, entrantOf(match, 0));
      expect(await winnersOf(id, match?.key ?? '')).toEqual(['ready', null, null]);
      await viewsOf(id);
    });

    it('as a retirement if there are turns, which stay', async () => {
      const id = await calls.createRunning(shortSetup('league'), 3);
      const [match] = await calls.matchesOf(id);
      await calls.win(idOf(match), 1);
      await leave(id, entrantOf(match, 1), 'group');
      const { token } = scene.chief;
      expect((await call(`DELETE /matches/${idOf(match)}/throw`, { token })).text).toBe('error.match.over');
      expect((await undo(id, match)).status).toBe(200);
      expect(await winnersOf(id, match?.key ?? '')).toEqual(['finished', 0, 0]);
      const { props } = await calls.must(`GET /matches/${idOf(match)}`);
      expect(props.sets[0].legs[0].throws).toHaveLength(1);
      expect(props).toMatchObject({ isForfeited: true, startedAt: expect.any(Number) });
      await viewsOf(id);
      const log = await calls.must(`GET /events/${id}/log`);
      expect(log.filter(({ kind }: { kind: string }) => kind === 'result')).toMatchObject([
        { end: 'retirement', madeBy: 'Anna', undoneAt: null },
        { undoneBecause: 'Falsch' },
      ]);
    });

    it('unless somebody has played on with another winner', async () => {
      const id = await calls.createRunning(shortSetup('single-knockout'), 4);
      const [first, second] = await calls.matchesOf(id);
      await enter(id, first, legs([1, 0]));
      await leave(id, entrantOf(first, 1), 'knockout');
      await enter(id, second, legs([1, 0]));
      await calls.win(idOf(await matchOf(id, 'knockout/1/0')));
      // The winner is the same without the result.
      expect((await undo(id, first)).status).toBe(200);
      expect(await winnersOf(id, first?.key ?? '')).toEqual(['forfeited', 0, 0]);
      const wrong = await enter(id, first, legs([0, 1]));
      expect(wrong.text).toBe('error.event.follow-up-match-started');
      expect(await winnersOf(id, first?.key ?? '')).toEqual(['forfeited', 0, 0]);
      await viewsOf(id);
    });
  });

  it('give back the callers as they were, also those chosen by hand', async () => {
    const setup = shortSetup('single-knockout-with-group-stage', {
      groups: { noOfGroups: 2, noOfQualifiers: 4 },
      assignCaller: true,
    });
    const id = await calls.createRunning(setup, 6);
    const [first, ...others] = await calls.matchesOf(id);
    const caller = first?.caller ?? '';
    const ofOthers = others.find(
      (match) => match.groupId !== first?.groupId && match.groupId !== null && match.caller !== null,
    );
    await calls.must(`PATCH /events/${id}/matches/${idOf(ofOthers)}/caller`, { body: { caller } });
    const callersOf = async () => (await calls.matchesOf(id)).map((match) => match.caller);
    const before = await viewsOf(id);
    const callers = await callersOf();
    await leave(id, caller, 'group');
    expect(await callersOf()).not.toContain(caller);
    await viewsOf(id);
    await comeBack(id, caller);
    expect(await callersOf()).toEqual(callers);
    expect((await viewsOf(id)).data.state).toEqual(before.data.state);
  });
});
