import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkout, play, tinyLeg } from '../../test-support/play.ts';
import { choices, playRandomly, setups } from '../../test-support/random-matches.ts';
import { refusal, running, scheduled, value } from '../../test-support/setups.ts';
import { type CorrectedTurn, type Correction, correctThrow, planCorrection } from './correct-throw.ts';
import { recordThrow } from './record-throw.ts';
import { movesOf, replayMatch } from './replay.ts';
import { currentLeg } from './turn-order.ts';
import type { Match, Move, Throw } from './types.ts';
import { undoThrow } from './undo-throw.ts';

const turnsOf = (match: Match): readonly Throw[] => currentLeg(match)?.throws ?? [];

/** The correction of a turn (index from 0) as a device sends it after it has shown what would go. */
const correctionOf = (match: Match, index: number, turn: Omit<CorrectedTurn, 'throwId'>): Correction => {
  const turns = turnsOf(match);
  const wanted = { throwId: turns[index]?.id ?? '', ...turn };
  const plan = planCorrection(match, wanted);
  const lost = plan.ok ? plan.value.lost.length : 0;
  const lastThrowId = turns.at(-1)?.id ?? '';
  return { ...wanted, lastThrowId, keptThrowId: turns.at(turns.length - lost - 1)?.id ?? '' };
};

const scored = (score: number) => ({ score, dartsThrown: 3, attemptsOnDouble: 0 });

/** Moves until one is refused, or until the leg with this number (from 1, over all sets) is over. */
const replayUntil = (match: Match, moves: readonly Move[], firstFree: number): readonly Move[] => {
  const legs = (some: Match) => some.sets.flatMap((set) => set.legs).length;
  for (let count = moves.length; count > firstFree; count -= 1) {
    const shorter = replayMatch(match, moves.slice(0, count - 1));
    const whole = replayMatch(match, moves.slice(0, count));
    const isInLeg = shorter.ok && shorter.value.status === 'running' && legs(shorter.value) === legs(match);
    if (whole.ok && (isInLeg || count - 1 < firstFree)) return moves.slice(0, count);
  }
  return moves.slice(0, firstFree);
};

const corrections = fc.record({
  at: fc.nat(),
  score: fc.integer({ min: 0, max: 180 }),
  dartsThrown: fc.integer({ min: 1, max: 3 }),
  attemptsOnDouble: fc.integer({ min: 0, max: 3 }),
});

/** A match that runs, the turns of its leg, and other values for one of them (index from 0). */
type RandomCorrection = {
  readonly match: Match;
  readonly turns: readonly Throw[];
  readonly index: number;
  readonly turn: Omit<CorrectedTurn, 'throwId'>;
};

const forRandomCorrections = (check: (one: RandomCorrection) => void): void =>
  fc.assert(
    fc.property(setups, choices, corrections, (from, numbers, { at, ...turn }) => {
      const match = playRandomly(from, numbers);
      const turns = turnsOf(match);
      fc.pre(match.status === 'running' && turns.length > 0);
      check({ match, turns, index: at % turns.length, turn });
    }),
  );

describe('a correction in a random match', () => {
  it('is the replay of its moves with the other turn, up to the first one that is not possible', () => {
    forRandomCorrections(({ match, turns, index, turn }) => {
      const correction = correctionOf(match, index, turn);
      const moves = movesOf(match).map((move) =>
        move.kind === 'throw' && move.newThrow.id === correction.throwId
          ? { ...move, newThrow: { ...move.newThrow, ...turn } }
          : move,
      );
      const corrected = correctThrow(match, correction);
      const kept = moves.length - turns.length + index + 1;
      const first = replayMatch(match, moves.slice(0, kept));
      expect(corrected).toEqual(first.ok ? replayMatch(match, replayUntil(match, moves, kept)) : first);
    });
  });

  it('is the same as undoing to the turn, entering it, and entering the rest', () => {
    forRandomCorrections(({ match, turns, index, turn }) => {
      let undone = match;
      for (let count = turns.length; count > index; count -= 1) undone = value(undoThrow(undone));
      const [first, ...rest] = turns.slice(index).map(({ party: _, throwNumber: __, ...entered }) => entered);
      if (first === undefined) throw new Error('There is a turn');
      const entered = recordThrow(undone, { ...first, ...turn });
      const plan = planCorrection(match, { throwId: first.id, ...turn });
      fc.pre(entered.ok && plan.ok);
      const fitting = rest.slice(0, rest.length - plan.value.lost.length);
      const after = fitting.reduce((played, one) => value(recordThrow(played, one)), entered.value);
      expect(plan.value.match).toEqual(after);
    });
  });

  it('and back again leads to the same match', () => {
    forRandomCorrections(({ match, turns, index, turn }) => {
      const wanted = { throwId: turns[index]?.id ?? '', ...turn };
      const plan = planCorrection(match, wanted);
      fc.pre(plan.ok && plan.value.lost.length === 0 && plan.value.match.status === 'running');
      const corrected = value(correctThrow(match, correctionOf(match, index, turn)));
      fc.pre(turnsOf(corrected).length === turns.length);
      const original = turns[index];
      if (original === undefined) throw new Error('There is a turn');
      const { score, dartsThrown, attemptsOnDouble } = original;
      const back = correctionOf(corrected, index, { score, dartsThrown, attemptsOnDouble });
      expect(correctThrow(corrected, back)).toEqual({ ok: true, value: match });
    });
  });
});

describe('correctThrow', () => {
  const match = play(running({ startingScore: 301 }), 60, 45, 100, 26, 100);

  it('changes the points of a turn two turns ago, and all rests after it', () => {
    const corrected = value(correctThrow(match, correctionOf(match, 2, scored(85))));
    expect(turnsOf(corrected).map(({ score }) => score)).toEqual([60, 45, 85, 26, 100]);
    expect(currentLeg(corrected)?.remainingScores).toEqual([56, 230]);
    expect(turnsOf(corrected)[2]).toMatchObject({
      id: turnsOf(match)[2]?.id,
      timeStamp: turnsOf(match)[2]?.timeStamp,
    });
  });

  it('names the turns that would bust, and removes them only if that was seen', () => {
    const plan = value(planCorrection(match, { throwId: turnsOf(match)[0]?.id ?? '', ...scored(180) }));
    expect(plan).toMatchObject({ reason: 'impossible', lost: [{ score: 100 }] });
    const seen = correctionOf(match, 0, scored(180));
    expect(refusal(correctThrow(match, { ...seen, keptThrowId: seen.lastThrowId }))).toBe(
      'error.match.out-of-sync',
    );
    expect(turnsOf(value(correctThrow(match, seen))).map(({ score }) => score)).toEqual([180, 45, 100, 26]);
  });

  it('ends the leg earlier with a checkout, and the turns after it go', () => {
    const before = play(running({ ...tinyLeg, legsToWinSet: 2 }), 20, 0, 10, 5);
    const shot = { score: 40, dartsThrown: 1, attemptsOnDouble: 1 };
    expect(value(planCorrection(before, { throwId: turnsOf(before)[0]?.id ?? '', ...shot }))).toMatchObject({
      reason: 'leg-over',
      lost: [{ score: 0 }, { score: 10 }, { score: 5 }],
    });
    const corrected = value(correctThrow(before, correctionOf(before, 0, shot)));
    expect(corrected.sets[0]?.legs.map(({ throws }) => throws.length)).toEqual([1, 0]);
    expect(corrected.sets[0]?.legs[0]).toMatchObject({ isShot: true, winningParty: 0 });
  });

  it('ends the match earlier', () => {
    const before = play(running({ ...tinyLeg, legsToWinSet: 1 }), 20, 0);
    const shot = { score: 40, dartsThrown: 2, attemptsOnDouble: 1 };
    expect(value(correctThrow(before, correctionOf(before, 0, shot)))).toMatchObject({
      status: 'finished',
      winningParty: 0,
    });
  });

  it('drops the darts that a board has seen', () => {
    const darts = [{ bed: 'T20', rMm: 103, thetaDeg: 0 }] as const;
    const seen = play(running(), { score: 60, darts: [...darts] }, 45);
    expect(turnsOf(seen)[0]?.darts).toEqual(darts);
    expect(turnsOf(value(correctThrow(seen, correctionOf(seen, 0, scored(20)))))[0]).not.toHaveProperty(
      'darts',
    );
  });

  it('changes nothing the second time, also after the leg has ended by it', () => {
    const correction = correctionOf(match, 2, scored(85));
    const corrected = value(correctThrow(match, correction));
    expect(value(correctThrow(corrected, correction))).toBe(corrected);
    expect(value(correctThrow(play(corrected, 20), correction)).sets[0]?.legs[0]?.throws).toHaveLength(6);
    const before = play(running({ ...tinyLeg, legsToWinSet: 2 }), 20, 0);
    const shot = correctionOf(before, 0, { score: 40, dartsThrown: 1, attemptsOnDouble: 1 });
    const won = value(correctThrow(before, shot));
    expect(value(correctThrow(won, shot))).toBe(won);
  });

  it('refuses other legs, other turns, impossible points and matches that do not run', () => {
    const correction = correctionOf(match, 1, scored(60));
    expect(refusal(correctThrow(play(match, 20), correction))).toBe('error.match.out-of-sync');
    expect(refusal(correctThrow(value(undoThrow(match)), correction))).toBe('error.match.out-of-sync');
    expect(refusal(correctThrow(match, { ...correction, throwId: 'unknown' }))).toBe(
      'error.match.out-of-sync',
    );
    expect(refusal(correctThrow(match, { ...correction, score: 179 }))).toBe('error.invalid-score');
    const next = checkout(play(running({ ...tinyLeg, legsToWinSet: 2 }), 20, 0));
    const old = next.sets[0]?.legs[0]?.throws[0]?.id ?? '';
    expect(refusal(planCorrection(next, { throwId: old, ...scored(10) }))).toBe('error.match.out-of-sync');
    expect(refusal(planCorrection(scheduled(), { throwId: old, ...scored(10) }))).toBe(
      'error.invalid-match-status',
    );
  });
});
