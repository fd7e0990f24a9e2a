import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { describe, expect, it } from 'vitest';
import { createPerson } from './create-person.ts';
import { databases } from './databases.ts';
import { eventually } from './eventually.ts';
import { entrantOf, firstToThree, followUp, idOf, legs, runningCalls } from './running-calls.ts';
import { accountEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// Results of a running tournament that organisers correct or take back.

describe.each(databases)('corrections in running tournaments on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);
  const { send, stateOf, enter } = runningCalls({ call, scene, calls });

  it('correct a result, and reset what followed from it only if asked', async () => {
    // A match that has begun keeps its caller, also when the result before it is taken back.
    const id = await calls.createRunning(shortSetup('single-knockout', { assignCaller: false }), 4);
    const before = await stateOf(id);
    const [first, second, final] = await calls.matchesOf(id);
    await calls.win(idOf(first));
    await calls.win(idOf(second));
    await calls.win(idOf(final));
    const address = `PATCH /events/${id}/matches/${idOf(first)}/undo-result`;
    const reason = 'Falscher Sieger';
    expect(await send(address, { reason })).toMatchObject(followUp);
    const dependents = await calls.must(`GET /events/${id}/matches/${idOf(first)}/dependents`);
    expect(dependents).toEqual([{ matchId: idOf(final), number: 3, status: 'finished' }]);
    expect(await send(address, { reason, reset: [] })).toMatchObject(followUp);
    expect(await send(address, { reason, reset: [idOf(second)] })).toMatchObject(followUp);
    expect((await send(address, { reason, reset: [idOf(final)] })).status).toBe(200);
    const { status, state } = await calls.read(id);
    expect(status).toBe('running');
    expect(state.matches[2].status).toBe('waiting');
    expect((await calls.must(`GET /matches/${idOf(final)}`)).props).toMatchObject({
      status: 'scheduled',
      sets: [],
    });
    await send(`PATCH /events/${id}/matches/${idOf(second)}/undo-result`, { reason });
    expect(await stateOf(id)).toEqual(before);
    const log = await calls.must(`GET /events/${id}/log`);
    expect(log.find(({ kind }: { kind: string }) => kind === 'reset')).toMatchObject({
      reason,
      madeBy: 'Anna',
    });
  });

  it('correct a result with the same winner, also when what follows has been played', async () => {
    const id = await calls.createRunning(firstToThree('single-knockout'), 4);
    const [first, second, final] = await calls.matchesOf(id);
    await enter(id, first, legs([3, 0]));
    await enter(id, second, { kind: 'forfeit', winningParty: 1 });
    await enter(id, final, legs([1, 3]));
    const before = await calls.read(id);
    expect((await enter(id, first, legs([3, 2]))).status).toBe(200);
    expect((await enter(id, second, legs([1, 3]))).status).toBe(200);
    const after = await calls.read(id);
    expect(after.state.matches.map(({ score }: TournamentMatch) => score)).toEqual([
      [3, 2],
      [1, 3],
      [1, 3],
    ]);
    const withoutScore = ({ score: _score, ...match }: TournamentMatch) => match;
    expect({ ...after.state, matches: after.state.matches.map(withoutScore) }).toEqual({
      ...before.state,
      matches: before.state.matches.map(withoutScore),
    });
    expect(after.status).toBe('finished');
    expect(await enter(id, first, legs([2, 3]))).toMatchObject(followUp);
    expect((await enter(id, final, legs([3, 1]))).text).toBe('error.invalid-match-status');
    expect((await enter(id, first, legs([4, 0]))).text).toBe('error.match.impossible-result');
    expect(await stateOf(id)).toEqual(after.state);
  });

  it('keep the callers when a score is corrected', async () => {
    const id = await calls.createRunning(firstToThree('single-knockout'), 8);
    const quarters = (await calls.matchesOf(id)).filter(({ round }) => round === 0);
    for (const match of quarters) await enter(id, match, legs([3, 0]));
    const callersOf = async () => (await calls.matchesOf(id)).map(({ caller }) => caller);
    const before = await callersOf();
    expect(before.filter((caller) => caller !== null)).toHaveLength(4);
    for (const [index, match] of quarters.entries()) {
      expect((await enter(id, match, { ...legs([3, 1]), reason: `Zettel ${index}` })).status).toBe(200);
      expect((await enter(id, match, legs([3, 2]))).status).toBe(200);
      expect(await callersOf()).toEqual(before);
    }
  });

  it('take back a grand final whose repetition has a caller already', async () => {
    const id = await calls.createRunning(shortSetup('double-knockout'), 8);
    // Nobody calls the matches that begin at once, so that somebody is left for the last one.
    const atOnce = (await calls.matchesOf(id)).slice(0, 4);
    for (const match of atOnce) await calls.must(`PATCH /matches/${idOf(match)}/start`);
    const repetitionOf = async () =>
      (await calls.matchesOf(id)).find(({ stage }) => stage === 'grand-final-reset');
    let played = 0;
    for (;;) {
      const ready = (await calls.matchesOf(id)).filter(({ status }) => status === 'ready');
      const final = ready.find(({ stage }) => stage === 'grand-final');
      for (const match of ready) {
        const play = played < atOnce.length ? calls.finish : calls.win;
        await play(idOf(match), match === final || played % 2 === 1 ? 1 : 0);
        played += 1;
      }
      if (final === undefined) continue;
      const before = await repetitionOf();
      expect(before).toMatchObject({ status: 'ready', caller: expect.any(String) });
      await calls.must(`DELETE /matches/${idOf(final)}/throw`);
      expect(await repetitionOf()).toMatchObject({ matchId: null, status: 'waiting', caller: null });
      const { currentPlayerId: playerId } = await calls.must(`GET /matches/${idOf(final)}/standing`);
      await calls.must(`POST /matches/${idOf(final)}/throw`, {
        body: { playerId, score: 40, attemptsOnDouble: 1 },
      });
      const { matchId, ...after } = (await repetitionOf()) ?? {};
      expect({ ...before, ...after, matchId: idOf(before) }).toEqual(before);
      expect((await calls.must(`GET /matches/${matchId}`)).props.caller).not.toBeNull();
      return;
    }
  });

  it('take no correction for a new result', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 2);
    const [final] = await calls.matchesOf(id);
    await enter(id, final, { kind: 'forfeit', winningParty: 0 });
    const reason = 'Falscher Sieger';
    await calls.must(`PATCH /events/${id}/matches/${idOf(final)}/undo-result`, {
      body: { reason, reset: false },
    });
    const late = await enter(id, final, { kind: 'forfeit', winningParty: 0, reason });
    expect(late.text).toBe('error.invalid-match-status');
    expect((await calls.matchesOf(id))[0]?.status).toBe('ready');
  });

  it('correct a result of a group as long as the same ones qualify, once the knockout has begun', async () => {
    const setup = firstToThree('single-knockout-with-group-stage', {
      groups: { noOfGroups: 2, noOfQualifiers: 4 },
    });
    const id = await calls.createRunning(setup, 6);
    const isHome = (match: TournamentMatch, names: readonly string[]): boolean =>
      names.indexOf(entrantOf(match, 0)) < names.indexOf(entrantOf(match, 1));
    const entrants = new Map<string, readonly string[]>();
    for (const { groupId, participants } of (await calls.read(id)).stages.group.groups)
      entrants.set(groupId, participants);
    const [a = '', b = '', c = ''] = entrants.get('A') ?? [];
    /** In group A everybody wins once, and legs decide: a has +2, c and b -1, but c has won more legs. */
    const wins = [
      [a, b, 0],
      [b, c, 1],
      [c, a, 2],
    ] as const;
    const enterIn = async ([winner, loser, lost]: readonly [string, string, number]) => {
      const match = (await calls.matchesOf(id)).find((one) =>
        [winner, loser].every((name) => [entrantOf(one, 0), entrantOf(one, 1)].includes(name)),
      );
      return enter(id, match, legs(entrantOf(match, 0) === winner ? [3, lost] : [lost, 3]));
    };
    for (const win of wins) expect((await enterIn(win)).status).toBe(200);
    for (const match of await calls.matchesOf(id))
      if (match.groupId === 'B')
        await enter(id, match, legs(isHome(match, entrants.get('B') ?? []) ? [3, 0] : [0, 3]));
    const semi = (await calls.matchesOf(id)).find(({ stage }) => stage === 'knockout');
    expect((await enter(id, semi, legs([3, 0]))).status).toBe(200);
    expect((await enterIn([b, c, 2])).status).toBe(200);
    const corrected = await stateOf(id);
    expect(await enterIn([a, b, 2])).toMatchObject(followUp);
    expect(await stateOf(id)).toEqual(corrected);
  });

  it('delete the turns of a match only if the organiser agrees', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
    const [first, second, final] = await calls.matchesOf(id);
    await calls.win(idOf(first));
    await calls.win(idOf(second));
    await calls.win(idOf(final));
    const before = await stateOf(id);
    const reason = 'Es hat ein anderer geworfen';
    const correction = { kind: 'forfeit', winningParty: 0, reason };
    expect((await enter(id, first, correction)).text).toBe('error.invalid-match-status');
    expect(await stateOf(id)).toEqual(before);
    const other = { ...correction, winningParty: 1, deletesTurns: true };
    expect((await enter(id, first, other)).status).toBe(409);
    expect(await stateOf(id)).toEqual(before);
    expect((await enter(id, first, { ...correction, deletesTurns: true })).status).toBe(200);
    const [after, ...others] = await calls.matchesOf(id);
    expect(after).toMatchObject({ winner: 0, status: 'finished' });
    expect(others).toEqual(before.matches.slice(1));
    expect((await calls.must(`GET /matches/${idOf(first)}`)).props).toMatchObject({
      status: 'finished',
      isForfeited: true,
      sets: [{ legs: [{ throws: [] }] }],
    });
    const [last, played] = (await calls.must(`GET /events/${id}/log`)).filter(
      ({ matchId }: { readonly matchId: string }) => matchId === idOf(first),
    );
    expect(last).toMatchObject({ kind: 'result', end: 'forfeit', madeBy: 'Anna', undoneAt: null });
    expect(played).toMatchObject({ kind: 'result', end: null, undoneBy: 'Anna', undoneBecause: reason });
  });

  it('tell the people whose matches are reset, and everybody who looks at the tournament', async () => {
    const people = await Promise.all(
      ['Ada', 'Ben', 'Cleo', 'Dora'].map((firstName) => createPerson(app, { firstName })),
    );
    const id = await calls.create(shortSetup('single-knockout'));
    const entries = people.map((person) => accountEntry(person));
    await calls.must(`POST /events/${id}/participants/batch`, { body: { entries } });
    await calls.must(`PATCH /events/${id}/publish`);
    await calls.must(`PATCH /events/${id}/start`);
    const [first, second, final] = await calls.matchesOf(id);
    for (const match of [first, second, final]) await calls.win(idOf(match));
    const inFinal = [entrantOf(first, 0), entrantOf(second, 0)];
    const body = { reason: 'Falscher Sieger', reset: [idOf(final)] };
    expect((await send(`PATCH /events/${id}/matches/${idOf(first)}/undo-result`, body)).status).toBe(200);
    const told = await eventually(() => {
      const mails = app.mails.filter(({ subject }) => subject === 'Neu angesetzt: Pokal');
      return mails.length < 2 ? undefined : mails;
    }, 'the mails to both finalists');
    const addressOf = (entrant: string) =>
      people[entries.findIndex((entry) => entry.id === entrant)]?.emailAddress;
    expect(told.map(({ to }) => to).toSorted()).toEqual(inFinal.map(addressOf).toSorted());
    for (const { text } of told) {
      expect(text).toContain('Dadurch zählt dein Spiel 3 nicht mehr; es wird neu angesetzt.');
      expect(text).toContain('Grund: Falscher Sieger');
    }
    const guest = { token: (await call('GET /login/guest')).json.token };
    expect((await calls.read(id, guest)).exceptions).toEqual([{ kind: 'reset', matches: [idOf(final)] }]);
  });
});
