import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { completeConfig } from '@neundarter/rules/match/config';
import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson } from './create-person.ts';
import { databases } from './databases.ts';
import { entrantOf, followUp, idOf, runningCalls } from './running-calls.ts';
import { externalEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// What organisers do while a tournament is running, besides entering results.

describe.each(databases)('running tournaments on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);
  const { send, stateOf } = runningCalls({ call, scene, calls });

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
