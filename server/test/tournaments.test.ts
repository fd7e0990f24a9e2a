import type { TournamentMatch, TournamentStateEntity } from '@neundarter/contract/entities/tournament';
import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson } from './create-person.ts';
import { databases } from './databases.ts';
import { accountEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// Whole tournaments over HTTP, from the start to the winner.

/** Without ties: the entry with the smaller id wins. */
const strongerWins = ({ slots: [home, away] }: TournamentMatch): 0 | 1 =>
  JSON.stringify(home) < JSON.stringify(away) ? 0 : 1;

describe.each(databases)('tournaments on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);

  it('play a single knockout of five with byes and a match for the third place', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout', { hasThirdPlaceMatch: true }), 5);
    const before = await calls.matchesOf(id);
    expect(before.filter(({ status }) => status === 'walkover').map(({ matchId }) => matchId)).toEqual([
      null,
      null,
      null,
    ]);
    const { status, state } = await calls.playOn(id);
    expect(status).toBe('finished');
    expect(state.places.map(({ from }: { from: number }) => from)).toEqual([1, 2, 3, 4, 5]);
    const winner = await calls.must(`GET /events/${id}/winner`);
    expect(winner.type).toBe('single');
  });

  it('play a double knockout of six whose grand final is repeated', async () => {
    const id = await calls.createRunning(shortSetup('double-knockout'), 6);
    const { stages } = await calls.read(id);
    expect(stages.doubleElimination.grandFinalResetMatchId).toBeNull();
    const { status, state } = await calls.playOn(id, ({ stage }) => (stage === 'grand-final' ? 1 : 0));
    expect(status).toBe('finished');
    expect(state.matches.at(-1)).toMatchObject({ stage: 'grand-final-reset', status: 'finished' });
  });

  it('play groups and the knockout after them', async () => {
    const setup = shortSetup('single-knockout-with-group-stage', {
      groups: { noOfGroups: 2, noOfQualifiers: 4 },
    });
    const id = await calls.createRunning(setup, 7);
    expect(await calls.must(`GET /events/${id}/recentMatchday`)).toBe(1);
    const { status, stages } = await calls.playOn(id, strongerWins);
    expect(status).toBe('finished');
    expect(
      stages.group.groups.map(({ participants }: { participants: string[] }) => participants.length),
    ).toEqual([4, 3]);
  });

  it('let organisers pick players without an account from their team, who stay in it', async () => {
    const mine = newId();
    const stranger = newId();
    for (const [id, firstName] of [
      [mine, 'Anna'],
      [stranger, 'Fremde'],
    ])
      await calls.must('POST /players/', { body: { id, props: { firstName, lastName: 'Gast' } } });
    await calls.must(`POST /teams/${scene.teamId}/players`, { body: { playerId: mine } });
    const id = await calls.create(shortSetup('league'), { isPublic: false });
    const entryOf = (playerId: string) => accountEntry({ playerId }, { emailAddress: 'anna@example.org' });
    const add = (playerId: string, by = scene.chief) =>
      call(`POST /events/${id}/participants`, { token: by.token, body: entryOf(playerId) });
    expect((await add(stranger)).status).toBe(400);
    expect((await add(mine)).status).toBe(200);
    const [entry] = (await calls.read(id)).participants;
    expect(entry.participant.player).toMatchObject({ type: 'external', id: mine, firstName: 'Anna' });
    const { participant } = entry;
    await calls.must(`PATCH /events/${id}/participants/undo-confirm-reject`, { body: { participant } });
    await calls.must(`DELETE /events/${id}/participants`, { body: { participant } });
    const players = await calls.must(`GET /teams/${scene.teamId}/players?includePending=false`);
    expect(players.map((player: { id: string }) => player.id)).toContain(mine);
    await calls.must(`PATCH /events/${id}/publish`);
    const visitor = await createPerson(app, { teamIds: [scene.teamId] });
    expect((await add(mine, visitor)).status).toBe(400);
  });

  it('play a league, whose scores and ranks everybody sees', async () => {
    const id = await calls.createRunning(shortSetup('league'), 4);
    const ranksOf = ({ state }: { state: TournamentStateEntity }) =>
      state.standings.map(({ groupId, isFinished, ranks }) => [
        groupId,
        isFinished,
        ranks.map(({ rank }) => rank),
      ]);
    const [open] = await calls.matchesOf(id);
    expect(open?.score).toBeNull();
    expect(ranksOf(await calls.read(id))).toEqual([['Liga', false, [1, 1, 1, 1]]]);
    const { status, state } = await calls.playOn(id, strongerWins);
    expect(status).toBe('finished');
    const scores = (state as TournamentStateEntity).matches.map(({ score, winner }) => [score, winner]);
    expect(scores).toHaveLength(6);
    for (const [score, winner] of scores) expect(score).toEqual(winner === 0 ? [1, 0] : [0, 1]);
    expect(ranksOf(await calls.read(id))).toEqual([['Liga', true, [1, 2, 3, 4]]]);
  });

  it('take back what followed from a result, unless it has begun', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
    const [first, second, final] = await calls.matchesOf(id);
    await calls.win(first?.matchId ?? '');
    await calls.win(second?.matchId ?? '');
    const [, , ready] = await calls.matchesOf(id);
    expect(ready?.status).toBe('ready');
    await calls.must(`DELETE /matches/${first?.matchId}/throw`);
    const [, , open] = await calls.matchesOf(id);
    expect(open?.status).toBe('waiting');
    const { playerId } = {
      playerId: (await calls.must(`GET /matches/${first?.matchId}/standing`)).currentPlayerId,
    };
    await calls.must(`POST /matches/${first?.matchId}/throw`, {
      body: { playerId, score: 40, attemptsOnDouble: 1 },
    });
    await calls.win(final?.matchId ?? '');
    const refused = await call(`DELETE /matches/${first?.matchId}/throw`, { token: scene.chief.token });
    expect(refused.status).toBe(409);
  });

  it('take back the start before the first turn', async () => {
    const id = await calls.createRunning(shortSetup('league'), 4);
    const { status, state } = (await calls.must(`PATCH /events/${id}/undo-start`)).props.eventData;
    expect({ status, state }).toEqual({ status: 'registration-closed', state: null });
    await calls.must(`PATCH /events/${id}/start`);
  });
});
