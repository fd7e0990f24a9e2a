import { describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { readMatch } from '../../test/read-match.ts';
import {
  awayId,
  checkout,
  createScorer,
  homeId,
  miss,
  opening,
  playTurns,
  startedMatch,
  valueOf,
} from '../../test/scorer.ts';
import { createTestPlatform, testTime } from '../../test/test-platform.ts';
import { useScorer } from '../../test/use-scorer.ts';

describe.each(databases)('scoring on $name', ({ create }) => {
  const { db, platform, scorer, storedFold } = useScorer(create);

  const eventsOf = (id: string, revision: number) =>
    platform.heard
      .filter(({ payload }) => payload.matchId === id && payload.revision === revision)
      .map(({ event }) => event);

  it('plays a match to its end and keeps every turn', async () => {
    const { id } = await startedMatch(scorer);
    const legOne = await playTurns(scorer, id, [opening, miss, checkout]);
    expect(legOne.props).toMatchObject({ status: 'running', currentPlayerId: awayId, revision: 4 });
    expect(legOne.props.standing).toMatchObject({ legs: [1, 0], markers: ['check', null] });
    const end = await playTurns(scorer, id, [miss, opening, miss, checkout]);
    expect(end.props).toMatchObject({
      status: 'finished',
      winningParty: 0,
      finishedAt: testTime,
      revision: 8,
    });
    expect(end.props.summary).toMatchObject({ winningParty: 0, legs: [[2, 0]] });
    expect(end.props.sets[0]?.legs.map(({ throws }) => throws.length)).toEqual([3, 4]);
    expect(valueOf(await readMatch(db, id))).toEqual(end);
    expect((await storedFold(id)).sets).toEqual(end.props.sets);
    expect(eventsOf(id, 1)).toEqual(['match-started', 'match-score-updated']);
    expect(eventsOf(id, 4)).toEqual(['match-score-updated', 'leg-closed']);
    expect(eventsOf(id, 8)).toEqual(['match-score-updated', 'leg-closed', 'set-closed', 'match-finished']);
    const closed = platform.heard.findLast(
      ({ event, payload }) => event === 'leg-closed' && payload.matchId === id,
    );
    const winner = end.props.sets.at(-1)?.legs.at(-1);
    const darts = winner?.throws.filter(({ party }) => party === winner.winningParty);
    expect(closed?.payload).toMatchObject({
      darts: darts?.reduce((sum, { dartsThrown }) => sum + dartsThrown, 0),
    });
  });

  it('announces the turn, its position and the standing', async () => {
    const { id } = await startedMatch(scorer);
    const match = await playTurns(scorer, id, [opening, miss, checkout]);
    const update = platform.heard.findLast(
      ({ event, payload }) => event === 'match-score-updated' && payload.matchId === id,
    );
    expect(update).toEqual({
      channel: `matches/${id}`,
      event: 'match-score-updated',
      payload: {
        matchId: id,
        eventId: null,
        revision: 4,
        change: 'throw',
        standing: match.props.standing,
        lastThrow: match.props.sets[0]?.legs[0]?.throws[2],
        setNumber: 1,
        legNumber: 1,
        canSwitchPlayer: false,
      },
    });
  });

  it('records a repeated turn once, also after it was undone', async () => {
    const { id } = await startedMatch(scorer);
    const turn = { playerId: homeId, score: 60, requestId: 'turn-1' };
    const first = valueOf(await scorer.throw(id, turn));
    expect(valueOf(await scorer.throw(id, turn))).toEqual(first);
    const next = valueOf(await scorer.throw(id, { playerId: awayId, score: 26, requestId: 'turn-2' }));
    expect(valueOf(await scorer.throw(id, turn))).toEqual(next);
    valueOf(await scorer.undo(id));
    const undone = valueOf(await scorer.undo(id, { requestId: 'undo-2' }));
    expect(undone.props.sets[0]?.legs[0]?.throws).toEqual([]);
    expect(valueOf(await scorer.throw(id, turn))).toEqual(undone);
    expect(valueOf(await scorer.undo(id, { requestId: 'undo-2' }))).toEqual(undone);
  });

  it('executes a repeated start, switch or forfeit once', async () => {
    const { id } = valueOf(await scorer.create());
    const switched = valueOf(await scorer.switch(id, 'switch-1'));
    expect(switched.props.startingParty).toBe(1);
    expect(valueOf(await scorer.switch(id, 'switch-1'))).toEqual(switched);
    const started = valueOf(await scorer.start(id, { requestId: 'start-1' }));
    expect(valueOf(await scorer.start(id, { requestId: 'start-1' }))).toEqual(started);
    expect(await scorer.start(id, { requestId: 'start-2' })).toEqual({
      ok: false,
      error: 'error.invalid-match-status',
    });
    const given = valueOf(await scorer.create());
    const forfeited = valueOf(await scorer.forfeit(given.id, 1, 'forfeit-1'));
    expect(forfeited.props).toMatchObject({
      isForfeited: true,
      winningParty: 1,
      status: 'finished',
      startedAt: null,
    });
    expect(valueOf(await scorer.forfeit(given.id, 1, 'forfeit-1'))).toEqual(forfeited);
    expect(eventsOf(given.id, 1)).toEqual(['match-score-updated', 'match-finished']);
  });

  it('refuses a request id for two kinds of change, but accepts it for two matches', async () => {
    const [one, other] = [await startedMatch(scorer), await startedMatch(scorer)];
    valueOf(await scorer.throw(one.id, { playerId: homeId, score: 60, requestId: 'same' }));
    expect(await scorer.undo(one.id, { requestId: 'same' })).toEqual({
      ok: false,
      error: 'error.id-already-exists',
    });
    expect(valueOf(await readMatch(db, one.id)).props.revision).toBe(2);
    valueOf(await scorer.throw(other.id, { playerId: homeId, score: 60, requestId: 'same' }));
  });

  it('does not store the request id of a refused turn, so that the corrected turn is accepted', async () => {
    const { id } = await startedMatch(scorer);
    const refused = await scorer.throw(id, { playerId: homeId, score: 179, requestId: 'turn' });
    expect(refused).toEqual({ ok: false, error: 'error.invalid-score' });
    const match = valueOf(await scorer.throw(id, { playerId: homeId, score: 60, requestId: 'turn' }));
    expect(match.props).toMatchObject({ revision: 2, standing: { score: [41, 101] } });
  });

  it('refuses turns in the wrong order, and accepts them later in the right order', async () => {
    const { id } = await startedMatch(scorer);
    const at = (throwNumber: number) => ({ setNumber: 1, legNumber: 1, throwNumber });
    const first = { playerId: homeId, score: 60, requestId: 'first', ...at(1) };
    const second = { playerId: awayId, score: 26, requestId: 'second', ...at(2) };
    expect(await scorer.throw(id, second)).toEqual({ ok: false, error: 'error.match.out-of-sync' });
    valueOf(await scorer.throw(id, first));
    const both = valueOf(await scorer.throw(id, second));
    expect(both.props.sets[0]?.legs[0]?.throws.map((turn) => turn.id)).toEqual(['first', 'second']);
  });

  it('refuses a turn for another position, whichever part of the position was sent', async () => {
    const { id } = await startedMatch(scorer);
    for (const wrong of [{ setNumber: 2 }, { legNumber: 2 }, { throwNumber: 2 }]) {
      const answer = await scorer.throw(id, { playerId: homeId, score: 60, ...wrong });
      expect(answer).toEqual({ ok: false, error: 'error.match.out-of-sync' });
    }
    valueOf(await scorer.throw(id, { playerId: homeId, score: 60, legNumber: 1 }));
    expect(valueOf(await readMatch(db, id)).props.revision).toBe(2);
  });

  it('undoes across legs and after the end, with the switch in between', async () => {
    const { id } = await startedMatch(scorer);
    await playTurns(scorer, id, [opening, miss, checkout]);
    const decider = await playTurns(scorer, id, [opening, miss, checkout]);
    expect(decider.props).toMatchObject({
      canSwitchPlayer: true,
      standing: { legs: [1, 1], startingParty: 0 },
    });
    const switched = valueOf(await scorer.switch(id));
    expect(switched.props.standing.startingParty).toBe(1);
    const back = valueOf(await scorer.undo(id));
    expect(back.props.standing).toMatchObject({ legs: [1, 0], score: [101, 50], currentParty: 1 });
    await playTurns(scorer, id, [checkout]);
    const end = await playTurns(scorer, id, [opening, miss, checkout]);
    expect(end.props).toMatchObject({ status: 'finished', winningParty: 0 });
    const reopened = valueOf(await scorer.undo(id));
    expect(reopened.props).toMatchObject({
      status: 'running',
      winningParty: null,
      finishedAt: null,
      summary: null,
    });
    expect((await storedFold(id)).sets).toEqual(reopened.props.sets);
    for (let turns = 8; turns > 0; turns -= 1) valueOf(await scorer.undo(id));
    expect(await scorer.undo(id)).toEqual({ ok: false, error: 'error.no-throw-to-undo' });
    expect((await storedFold(id)).sets).toEqual(valueOf(await readMatch(db, id)).props.sets);
  });

  it('undoes only the named turn', async () => {
    const { id } = await startedMatch(scorer);
    valueOf(await scorer.throw(id, { playerId: homeId, score: 60, requestId: 'one' }));
    valueOf(await scorer.throw(id, { playerId: awayId, score: 26, requestId: 'two' }));
    expect(await scorer.undo(id, { throwId: 'one' })).toEqual({
      ok: false,
      error: 'error.match.out-of-sync',
    });
    const undone = valueOf(await scorer.undo(id, { throwId: 'two' }));
    expect(undone.props.sets[0]?.legs[0]?.throws.map((turn) => turn.id)).toEqual(['one']);
  });

  it('limits times to between the start and now', async () => {
    const { id } = valueOf(await scorer.create());
    valueOf(await scorer.start(id, { timeStamp: testTime - 60_000 }));
    const times = [testTime - 90_000, testTime - 30_000, testTime + 90_000];
    for (const [index, timeStamp] of times.entries()) {
      valueOf(await scorer.throw(id, { playerId: index === 1 ? awayId : homeId, score: 1, timeStamp }));
    }
    const match = valueOf(await readMatch(db, id));
    expect(match.props.startedAt).toBe(testTime - 60_000);
    expect(match.props.sets[0]?.legs[0]?.throws.map((turn) => turn.timeStamp)).toEqual([
      testTime - 60_000,
      testTime - 30_000,
      testTime,
    ]);
  });

  it('refuses callers without the right to score', async () => {
    const { id } = await startedMatch(scorer);
    const turn = { playerId: homeId, score: 60 };
    const stranger = createScorer(platform, { kind: 'guest', id: 'stranger000000000000' });
    const user = {
      kind: 'user',
      id: 'user0000000000000000',
      playerId: null,
      sessionId: 's',
      isVerified: true,
      teamIds: [],
      adminOfTeamIds: [],
    } as const;
    expect(await stranger.throw(id, turn)).toEqual({ ok: false, error: 'error.insufficient-permissions' });
    expect(await createScorer(platform, { ...user, roles: ['team-admin'] }).throw(id, turn)).toEqual({
      ok: false,
      error: 'error.insufficient-permissions',
    });
    expect(await createScorer(platform, { kind: 'anyone' }).throw(id, turn)).toEqual({
      ok: false,
      error: 'error.unauthorized',
    });
    valueOf(await createScorer(platform, { ...user, roles: ['admin'] }).throw(id, turn));
    expect(await scorer.throw(platform.newId(), turn)).toEqual({ ok: false, error: 'error.not-found' });
  });

  it('lets only members of the team score a match of an event', async () => {
    const { id } = await startedMatch(scorer);
    await db.write(async ({ q }) => {
      await q
        .updateTable('matches')
        .set({
          event_id: 'event000000000000000',
          event_team_id: 'team0000000000000000',
          event_type: 'training',
        })
        .where('id', '=', id)
        .execute();
    });
    const answers = [await scorer.throw(id, { playerId: homeId, score: 60 }), await scorer.switch(id)];
    const refusal = { ok: false, error: 'error.insufficient-permissions' };
    expect(answers).toEqual([refusal, refusal]);
  });

  it('returns the state of the database, not of a cache', async () => {
    const { id } = await startedMatch(scorer);
    valueOf(await scorer.throw(id, { playerId: homeId, score: 60 }));
    const other = createTestPlatform({ ...db });
    const theirs = valueOf(await createScorer(other).throw(id, { playerId: awayId, score: 26 }));
    expect(valueOf(await readMatch(db, id))).toEqual(theirs);
    const ours = valueOf(await scorer.throw(id, { playerId: homeId, score: 1 }));
    expect(ours.props.revision).toBe(4);
    expect(ours.props.sets[0]?.legs[0]?.throws.map(({ score }) => score)).toEqual([60, 26, 1]);
  });

  it('writes moves that give the same match, with all columns for statistics', async () => {
    const { id } = await startedMatch(scorer);
    await playTurns(scorer, id, [opening, miss, checkout]);
    const rows = await db.query((q) =>
      q.selectFrom('match_moves').selectAll().where('match_id', '=', id).orderBy('seq').execute(),
    );
    expect(rows.map(({ seq, kind }) => [seq, kind])).toEqual([
      [0, 'start'],
      [1, 'throw'],
      [2, 'throw'],
      [3, 'throw'],
    ]);
    expect(rows[3]).toMatchObject({
      set_number: 1,
      leg_number: 1,
      throw_number: 3,
      party: 0,
      player_id: homeId,
      score: 50,
      darts_thrown: 3,
      attempts_on_double: 1,
      time_stamp: testTime,
    });
    const { sets } = valueOf(await readMatch(db, id)).props;
    expect((await storedFold(id)).sets).toEqual(sets);
  });
});
