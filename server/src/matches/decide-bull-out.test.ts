import type { MatchEntity } from '@neundarter/contract/entities/match';
import { describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { readMatch } from '../../test/read-match.ts';
import {
  awayId,
  checkout,
  homeId,
  opening,
  playTurns,
  shortMatch,
  startedMatch,
  valueOf,
} from '../../test/scorer.ts';
import { useScorer } from '../../test/use-scorer.ts';

describe.each(databases)('a match with a round limit on $name', ({ create }) => {
  const { db, platform, scorer, storedFold } = useScorer(create);

  const legsOf = ({ props }: MatchEntity) => props.sets.flatMap(({ legs }) => legs);
  const turn = (score: number) => ({ score });
  const limited = (decision: 'bull' | 'lowest-rest') => ({
    ...shortMatch,
    config: { ...shortMatch.config, roundLimit: { rounds: 1, decision } },
  });
  const refused = (error: string) => ({ ok: false, error });

  /** A match whose first leg waits for a bull-out. */
  const waiting = async () => {
    const { id } = await startedMatch(scorer, limited('bull'));
    const match = await playTurns(scorer, id, [turn(60), turn(26)]);
    expect(match.props.standing.isBullOutDue).toBe(true);
    return id;
  };

  it('gives a leg to who has won the bull-out, and keeps the choice', async () => {
    const id = await waiting();
    const sent = {
      winningParty: 1,
      setNumber: 1,
      legNumber: 1,
      throwNumber: 3,
      requestId: 'bull-1',
    } as const;
    const decided = valueOf(await scorer.bullOut(id, sent));
    expect(legsOf(decided)[0]).toMatchObject({
      winningParty: 1,
      shotByPlayerId: null,
      decidedBy: { kind: 'bull', id: 'bull-1' },
      remainingScores: [41, 75],
    });
    expect(decided.props.standing).toMatchObject({ legs: [0, 1], markers: [null, null] });
    expect(decided.props.standing.isBullOutDue).toBeUndefined();
    expect(valueOf(await readMatch(db, id))).toEqual(decided);
    expect((await storedFold(id)).sets).toEqual(decided.props.sets);
    const about = platform.heard.filter(({ payload }) => payload.matchId === id).slice(-2);
    expect(about).toMatchObject([
      { event: 'match-score-updated', payload: { change: 'bull-out', lastThrow: null } },
      { event: 'leg-closed', payload: { winningParty: 1, decidedBy: 'bull', legNumber: 1 } },
    ]);
  });

  it('counts a repeated choice once, also after it was undone', async () => {
    const id = await waiting();
    const sent = { winningParty: 0, requestId: 'bull-1' } as const;
    const decided = valueOf(await scorer.bullOut(id, sent));
    expect(valueOf(await scorer.bullOut(id, sent))).toEqual(decided);
    expect(valueOf(await scorer.bullOut(id, { ...sent, winningParty: 1 }))).toEqual(decided);
    const undone = valueOf(await scorer.undo(id, { throwId: 'bull-1' }));
    expect(undone.props.standing.isBullOutDue).toBe(true);
    expect(legsOf(undone).map(({ throws }) => throws.length)).toEqual([2]);
    expect(valueOf(await scorer.bullOut(id, sent))).toEqual(undone);
    expect((await storedFold(id)).sets).toEqual(undone.props.sets);
  });

  it('is undone act by act', async () => {
    const id = await waiting();
    valueOf(await scorer.bullOut(id, { winningParty: 0 }));
    valueOf(await scorer.undo(id));
    const without = valueOf(await scorer.undo(id));
    expect(legsOf(without)[0]?.throws).toHaveLength(1);
    expect(without.props).toMatchObject({ currentPlayerId: awayId, status: 'running' });
    expect(without.props.standing.isBullOutDue).toBeUndefined();
  });

  it('refuses what comes at the wrong time', async () => {
    const id = await waiting();
    expect(await scorer.throw(id, { playerId: homeId, score: 60 })).toEqual(
      refused('error.match.bull-out-due'),
    );
    expect(await scorer.bullOut(id, { winningParty: 0, throwNumber: 2 })).toEqual(
      refused('error.match.out-of-sync'),
    );
    valueOf(await scorer.bullOut(id, { winningParty: 0 }));
    expect(await scorer.bullOut(id, { winningParty: 0 })).toEqual(refused('error.match.no-bull-out-due'));
    expect(await scorer.undo(id, { throwId: 'another' })).toEqual(refused('error.match.out-of-sync'));
    const { id: scheduled } = valueOf(await scorer.create(limited('bull')));
    expect(await scorer.bullOut(scheduled, { winningParty: 0 })).toEqual(
      refused('error.invalid-match-status'),
    );
    expect(await scorer.bullOut('nowhere', { winningParty: 0 })).toEqual(refused('error.not-found'));
  });

  it('refuses a request id that has made a turn', async () => {
    const { id } = await startedMatch(scorer, limited('bull'));
    valueOf(await scorer.throw(id, { playerId: homeId, score: 60, requestId: 'same' }));
    valueOf(await scorer.throw(id, { playerId: awayId, score: 60 }));
    expect(await scorer.bullOut(id, { winningParty: 0, requestId: 'same' })).toEqual(
      refused('error.id-already-exists'),
    );
  });

  it('ends by the smaller rest, or by the bull between equal rests', async () => {
    const { id } = await startedMatch(scorer, limited('lowest-rest'));
    const lower = await playTurns(scorer, id, [turn(60), turn(26)]);
    expect(legsOf(lower)[0]).toMatchObject({ winningParty: 0, decidedBy: { kind: 'lowest-rest' } });
    const equal = await playTurns(scorer, id, [turn(60), turn(60)]);
    expect(equal.props.standing.isBullOutDue).toBe(true);
    const ended = valueOf(await scorer.bullOut(id, { winningParty: 0 }));
    expect(ended.props).toMatchObject({ status: 'finished', winningParty: 0 });
    const reopened = valueOf(await scorer.undo(id));
    expect(reopened.props).toMatchObject({ status: 'running', winningParty: null });
    expect(await storedFold(id)).toMatchObject({ status: 'running', sets: reopened.props.sets });
  });

  it('loses its limit by null, and keeps it without', async () => {
    const { id } = valueOf(await scorer.create(limited('bull')));
    const kept = valueOf(await scorer.change(id, { config: { legsToWinSet: 1 } }));
    expect(kept.props.config.roundLimit).toEqual({ rounds: 1, decision: 'bull' });
    const without = valueOf(await scorer.change(id, { config: { roundLimit: null } }));
    expect(without.props.config).not.toHaveProperty('roundLimit');
  });
});

describe.each(databases)('a match with a handicap on $name', ({ create }) => {
  const { db, scorer, storedFold } = useScorer(create);
  const handicapped = { ...shortMatch, startingScores: [101, 51] } as const;

  it('starts each leg from the points of each side, also when it is read again', async () => {
    const { id } = await startedMatch(scorer, handicapped);
    const match = await playTurns(scorer, id, [opening, { score: 1 }, checkout]);
    expect(match.props).toMatchObject({
      startingScores: [101, 51],
      standing: { score: [101, 51], legs: [1, 0] },
    });
    expect(match.props.sets[0]?.legs.map(({ startingScores }) => startingScores)).toEqual([
      [101, 51],
      [101, 51],
    ]);
    expect(valueOf(await readMatch(db, id))).toEqual(match);
    expect(await storedFold(id)).toMatchObject({ startingScores: [101, 51], sets: match.props.sets });
  });

  it('can be changed and removed before the start', async () => {
    const { id } = valueOf(await scorer.create(handicapped));
    const same = valueOf(await scorer.change(id, { description: 'Freitag' }));
    expect(same.props.startingScores).toEqual([101, 51]);
    const other = valueOf(await scorer.change(id, { startingScores: [61, 101] }));
    expect(other.props).toMatchObject({ startingScores: [61, 101], standing: { score: [61, 101] } });
    const without = valueOf(await scorer.change(id, { startingScores: null }));
    expect(without.props).not.toHaveProperty('startingScores');
    expect(await storedFold(id)).not.toHaveProperty('startingScores');
    valueOf(await scorer.start(id));
    expect(await scorer.change(id, { startingScores: [61, 101] })).toMatchObject({
      error: 'error.invalid-match-status',
    });
  });

  it.each([
    ['the same points', [101, 101], 'single-in'],
    ['a start of 3 with double-in', [101, 3], 'double-in'],
  ] as const)('refuses %s', async (_, startingScores, checkInMode) => {
    const config = { ...shortMatch.config, checkInMode };
    const sent = { ...shortMatch, config, startingScores };
    const refusal = { code: 'error.invalid-request', fields: ['/props/startingScores'] };
    expect(await scorer.create(sent)).toEqual({ ok: false, error: refusal });
  });
});
