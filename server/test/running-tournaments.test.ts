import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import type { AnswerOf } from '@neundarter/contract/route';
import type { runningTournamentRoutes } from '@neundarter/contract/routes/running-tournaments';
import { completeConfig } from '@neundarter/rules/match/config';
import type { TournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson } from './create-person.ts';
import { databases } from './databases.ts';
import { externalEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// What organisers do while a tournament is running.

const legs = (...won: readonly (readonly [number, number])[]) => ({
  kind: 'paper',
  score: { kind: 'legs', legs: won },
});
type Logged = AnswerOf<(typeof runningTournamentRoutes)['readTournamentLog']>[number];

const followUp = { status: 409, text: 'error.event.follow-up-match-started' };

/** Settings with matches in which three legs win. */
const firstToThree = (...given: Parameters<typeof shortSetup>): TournamentSetup => {
  const text = JSON.stringify(shortSetup(...given));
  return JSON.parse(text.replaceAll('"legsToWinSet":1', '"legsToWinSet":3')) as TournamentSetup;
};

describe.each(databases)('running tournaments on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);

  const send = (address: string, body: object = {}) => call(address, { token: scene.chief.token, body });
  const idOf = (match: TournamentMatch | undefined): string => match?.matchId ?? '';
  const entrantOf = (match: TournamentMatch | undefined, party: 0 | 1): string => {
    const slot = match?.slots[party];
    return slot?.kind === 'entrant' ? slot.entrant : '';
  };
  const stateOf = async (id: string) => (await calls.read(id)).state;
  const resultsIn = async (id: string): Promise<readonly Logged[]> =>
    (await calls.must(`GET /events/${id}/log`)).filter(({ kind }: Logged) => kind === 'result');
  const enter = (id: string, match: TournamentMatch | undefined, body: object) =>
    send(`POST /events/${id}/matches/${idOf(match)}/result`, body);

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

  it('correct a result, and reset what followed from it only if asked', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
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
    expect((await send(address, { reason, reset: true })).status).toBe(200);
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

  it('keep turns: a match that was played here is not corrected on paper', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 2);
    const [final] = await calls.matchesOf(id);
    await calls.win(idOf(final));
    expect((await enter(id, final, legs([1, 0]))).text).toBe('error.invalid-match-status');
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
    expect(log).toMatchObject([
      { kind: 'withdrawal', madeBy: 'Anna', undoneBy: 'Anna', undoneBecause: null },
    ]);
  });

  it('take an entry out of the groups, and back in', async () => {
    const setup = shortSetup('single-knockout-with-group-stage', {
      groups: { noOfGroups: 2, noOfQualifiers: 4 },
    });
    const id = await calls.createRunning(setup, 6);
    const before = await stateOf(id);
    const [first] = before.matches as readonly TournamentMatch[];
    const entrant = entrantOf(first, 0);
    await calls.win(idOf(first));
    const played = await stateOf(id);
    const out = await send(`PATCH /events/${id}/withdraw`, {
      entrant,
      stage: 'group',
      effect: 'out-of-table',
    });
    expect(out.status).toBe(200);
    const { withdrawn, matches } = await stateOf(id);
    expect(withdrawn).toEqual([entrant]);
    expect(matches.filter(({ status }: TournamentMatch) => status === 'cancelled')).toHaveLength(2);
    expect((await send(`PATCH /events/${id}/undo-withdraw`, { entrant })).status).toBe(200);
    expect(await stateOf(id)).toEqual(played);
    await send(`PATCH /events/${id}/withdraw`, { entrant, stage: 'group', effect: 'forfeits' });
    const forfeited = (await calls.matchesOf(id)).filter(({ status }) => status === 'forfeited');
    expect(forfeited).toHaveLength(1);
    expect((await calls.must(`GET /matches/${idOf(forfeited[0])}`)).props).toMatchObject({
      isForfeited: true,
    });
    await calls.must(`PATCH /events/${id}/undo-withdraw`, { body: { entrant } });
    expect(await stateOf(id)).toEqual(played);
    expect((await calls.must(`GET /matches/${idOf(forfeited[0])}`)).props).toMatchObject({
      status: 'scheduled',
    });
  });

  it('let the next one of a group move up as long as nobody has begun to play on', async () => {
    const setup = shortSetup('single-knockout-with-group-stage', {
      groups: { noOfGroups: 2, noOfQualifiers: 4 },
    });
    const id = await calls.createRunning(setup, 6);
    const ofGroups = (await calls.matchesOf(id)).filter(({ stage }) => stage === 'group');
    for (const match of ofGroups)
      await calls.win(idOf(match), entrantOf(match, 0) < entrantOf(match, 1) ? 0 : 1);
    const [first, second, third] = (await stateOf(id)).standings[0].ranks.map(
      ({ entrant }: { entrant: string }) => entrant,
    );
    const playsOn = async () =>
      (await calls.matchesOf(id))
        .filter(({ stage, status }) => stage === 'knockout' && status === 'ready')
        .flatMap((match) => [entrantOf(match, 0), entrantOf(match, 1)]);
    expect(await playsOn()).toEqual(expect.arrayContaining([first, second]));
    const withdraw = (entrant: string) =>
      send(`PATCH /events/${id}/withdraw`, { entrant, stage: 'group', effect: 'forfeits' });
    expect((await withdraw(first)).status).toBe(200);
    const after = await playsOn();
    expect(after).toEqual(expect.arrayContaining([second, third]));
    expect(after).not.toContain(first);
    const semiFinals = (await calls.matchesOf(id)).filter(({ status }) => status === 'ready');
    for (const match of semiFinals) await calls.win(idOf(match));
    expect(await withdraw(second)).toMatchObject(followUp);
  });

  it('take an entry out of a knockout: its next match is forfeited', async () => {
    const id = await calls.createRunning(shortSetup('double-knockout'), 4);
    const [first] = await calls.matchesOf(id);
    const entrant = entrantOf(first, 1);
    await calls.must(`PATCH /events/${id}/withdraw`, { body: { entrant, stage: 'knockout' } });
    const { status, state } = await calls.playOn(id);
    expect(status).toBe('finished');
    expect(state.places.at(-1).entrant).toBe(entrant);
  });

  it.each([
    ['single-knockout', { stage: 'knockout' }],
    ['league', { stage: 'group', effect: 'forfeits' }],
  ] as const)('take an entry out of a %s while its match runs without a turn', async (mode, how) => {
    const id = await calls.createRunning(shortSetup(mode), 4);
    const [first] = await calls.matchesOf(id);
    const entrant = entrantOf(first, 0);
    await calls.must(`PATCH /matches/${idOf(first)}/start`);
    await calls.must(`PATCH /events/${id}/withdraw`, { body: { entrant, ...how } });
    const [forfeited] = await calls.matchesOf(id);
    expect(forfeited).toMatchObject({ status: 'forfeited', winner: 1 });
    expect((await calls.must(`GET /matches/${idOf(first)}`)).props).toMatchObject({
      status: 'finished',
      isForfeited: true,
      winningParty: 1,
      startedAt: null,
    });
    await calls.must(`PATCH /events/${id}/undo-withdraw`, { body: { entrant } });
    expect((await calls.must(`GET /matches/${idOf(first)}`)).props.status).toBe('scheduled');
    expect((await calls.playOn(id)).status).toBe('finished');
  });

  it('take nobody out of a match that has a turn', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
    const [first] = await calls.matchesOf(id);
    await calls.must(`PATCH /matches/${idOf(first)}/start`);
    const { currentPlayerId: playerId } = await calls.must(`GET /matches/${idOf(first)}/standing`);
    const body = { playerId, score: 20, attemptsOnDouble: 0 };
    await calls.must(`POST /matches/${idOf(first)}/throw`, { body });
    const withdrawal = { entrant: entrantOf(first, 0), stage: 'knockout' };
    expect(await send(`PATCH /events/${id}/withdraw`, withdrawal)).toMatchObject(followUp);
  });

  it('wait for a decision about a shared rank that decides who qualifies', async () => {
    const setup = shortSetup('single-knockout-with-group-stage', {
      groups: { noOfGroups: 2, noOfQualifiers: 4 },
    });
    const id = await calls.createRunning(setup, 6);
    const { state: tied } = await calls.playOn(id);
    const [needed] = tied.needed;
    expect(needed.entrants).toHaveLength(3);
    const { entrants } = needed;
    expect((await send(`PATCH /events/${id}/decide`, { way: 'lot', entrants: entrants.slice(1) })).text).toBe(
      'error.event.invalid-status',
    );
    for (const { entrants: level } of tied.needed)
      await calls.must(`PATCH /events/${id}/decide`, {
        body: { way: 'order', entrants: level, reason: 'Ausbullen' },
      });
    const ready = (await calls.matchesOf(id)).filter(
      ({ stage, status }) => stage === 'knockout' && status === 'ready',
    );
    expect(ready).toHaveLength(2);
    await calls.win(idOf(ready[0]));
    expect(await send(`PATCH /events/${id}/undo-decide`, { entrants })).toMatchObject(followUp);
    expect((await calls.playOn(id)).status).toBe('finished');
  });

  it('put other people in place of an entry that has not played', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
    const [first] = await calls.matchesOf(id);
    const entrant = entrantOf(first, 0);
    const player = { type: 'external', id: newId(), firstName: 'Nach', lastName: 'Rücker' };
    const body = { entrant, participant: { type: 'single', player }, reason: 'Krank' };
    await calls.must(`PATCH /events/${id}/substitute-participant`, { body });
    const { props } = await calls.must(`GET /matches/${idOf(first)}`);
    expect(props.parties[0].player).toEqual(player);
    await calls.win(idOf(first));
    const late = await send(`PATCH /events/${id}/substitute-participant`, body);
    expect(late.text).toBe('error.event.game-already-begun');
  });

  it('take substitutes off the waiting list, with and without accounts', async () => {
    const ada = await createPerson(app, { firstName: 'Ada' });
    const id = await calls.create(shortSetup('single-knockout', { maxNoOfParticipants: 4 }));
    await calls.addPeople(id, 4);
    await calls.must(`PATCH /events/${id}/publish`);
    const otto = externalEntry('Otto', { status: 'waiting', emailAddress: 'otto@example.org' });
    const player = { type: 'registered', id: ada.playerId };
    const own = { id: newId(), participant: { type: 'single', player }, status: 'waiting' };
    await calls.must(`POST /events/${id}/participants`, { body: otto });
    await calls.must(`POST /events/${id}/participants`, { by: ada, body: own });
    await calls.must(`PATCH /events/${id}/start`);
    const [first] = await calls.matchesOf(id);
    for (const [party, participant] of [own.participant, otto.participant].entries())
      await calls.must(`PATCH /events/${id}/substitute-participant`, {
        body: { entrant: entrantOf(first, party === 0 ? 0 : 1), participant, reason: 'Krank' },
      });
    const { participants } = await calls.read(id);
    expect(participants).toHaveLength(4);
    const entryOf = (party: 0 | 1) =>
      participants.find((entry: { readonly id: string }) => entry.id === entrantOf(first, party));
    expect(entryOf(0).participant.player).toMatchObject({ type: 'registered', id: ada.playerId });
    expect(entryOf(1)).toMatchObject({ participant: otto.participant, emailAddress: 'otto@example.org' });
    const { props } = await calls.must(`GET /matches/${idOf(first)}`);
    expect(props.parties.map((one: { readonly player: { readonly id: string } }) => one.player.id)).toEqual([
      ada.playerId,
      otto.participant.player.id,
    ]);
  });

  it('have callers, boards and shorter rounds by hand', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout', { hasThirdPlaceMatch: true }), 4);
    const [first, second] = await calls.matchesOf(id);
    const caller = entrantOf(second, 0);
    const address = `PATCH /events/${id}/matches/${idOf(first)}`;
    await calls.must(`${address}/caller`, { body: { caller } });
    expect((await send(`${address}/caller`, { caller: entrantOf(first, 0) })).text).toBe(
      'error.invalid-request',
    );
    const gone = entrantOf(second, 1);
    await calls.must(`PATCH /events/${id}/withdraw`, { body: { entrant: gone, stage: 'knockout' } });
    expect((await send(`${address}/caller`, { caller: gone })).text).toBe(
      'error.event.participant-not-found',
    );
    await calls.must(`PATCH /events/${id}/undo-withdraw`, { body: { entrant: gone } });
    await calls.must(`${address}/board`, { body: { board: 'Board 3' } });
    const [shown] = await calls.matchesOf(id);
    expect(shown).toMatchObject({ caller, board: 'Board 3' });
    const config = completeConfig({ startingScore: 301, legsToWinSet: 1, bullOutForDecider: false });
    await calls.must(`PATCH /events/${id}/rounds`, {
      body: { round: 'semi-final', config, reason: 'Die Halle schließt' },
    });
    expect((await calls.must(`GET /matches/${idOf(first)}`)).props.config.startingScore).toBe(301);
    await calls.must(`PATCH /events/${id}/drop-third-place`, { body: { reason: 'Die Halle schließt' } });
    const thirdPlace = (await calls.matchesOf(id)).find(({ stage }) => stage === 'third-place');
    expect(thirdPlace?.status).toBe('cancelled');
  });

  it('tell organisers what can still be changed', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout', { hasThirdPlaceMatch: true }), 4);
    const [first, second] = await calls.matchesOf(id);
    const entrants = [first, second].flatMap((match) => [entrantOf(match, 0), entrantOf(match, 1)]);
    const { changeable } = await calls.read(id);
    expect(changeable).toMatchObject({ rounds: ['final', 'semi-final', 'third-place'], thirdPlace: true });
    expect(changeable.unplayed.toSorted()).toEqual(entrants.toSorted());
    const guest = { token: (await call('GET /login/guest')).json.token };
    expect((await calls.read(id, guest)).changeable).toBeUndefined();
    await calls.must(`PATCH /matches/${idOf(first)}/start`);
    expect((await calls.read(id)).changeable.rounds).toContain('semi-final');
    const { currentPlayerId: playerId } = await calls.must(`GET /matches/${idOf(first)}/standing`);
    await calls.must(`POST /matches/${idOf(first)}/throw`, {
      body: { playerId, score: 0, attemptsOnDouble: 0 },
    });
    const begun = (await calls.read(id)).changeable;
    expect(begun.rounds).toEqual(['final', 'third-place']);
    expect(begun.unplayed.toSorted()).toEqual([entrantOf(second, 0), entrantOf(second, 1)].toSorted());
    await calls.must(`PATCH /events/${id}/drop-third-place`, { body: { reason: 'Die Halle schließt' } });
    expect((await calls.read(id)).changeable).toMatchObject({ rounds: ['final'], thirdPlace: false });
  });

  it('tell the board of a group', async () => {
    const setup = shortSetup('single-knockout-with-group-stage', {
      groups: { noOfGroups: 2, noOfQualifiers: 4 },
    });
    const id = await calls.createRunning(setup, 6);
    await calls.must(`PATCH /events/${id}/groups/board`, { body: { groupId: 'A', board: '3' } });
    const boards = async () =>
      (await calls.read(id)).stages.group.groups.map(({ board }: { board: string | null }) => board);
    expect(await boards()).toEqual(['3', null]);
    const [match] = (await calls.matchesOf(id)).filter(({ groupId }) => groupId === 'A');
    await calls.must(`PATCH /events/${id}/matches/${idOf(match)}/board`, { body: { board: '4' } });
    expect(await boards()).toEqual([null, null]);
  });

  it('let nobody change parties or settings of a match by its own call', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 2);
    const [final] = await calls.matchesOf(id);
    const changedProps = { config: { legsToWinSet: 7 } };
    const answer = await send('PATCH /matches/', { id: idOf(final), changedProps });
    expect(answer.text).toBe('error.insufficient-permissions');
  });

  it('give callers by the rule, and take them back with the result', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout', { assignCaller: true }), 8);
    const [first] = await calls.matchesOf(id);
    await calls.win(idOf(first));
    const called = (await calls.matchesOf(id)).find(({ caller }) => caller !== null);
    expect(called?.caller).toBe(entrantOf(first, 1));
    await calls.must(`DELETE /matches/${idOf(first)}/throw`);
    expect((await calls.matchesOf(id)).every(({ caller }) => caller === null)).toBe(true);
  });
});
