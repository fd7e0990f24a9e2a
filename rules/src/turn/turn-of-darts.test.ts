import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bed, bedScore, scoringBeds } from '../board/bed.ts';
import { legalScore } from './legal-score.ts';
import { turnOfDarts } from './turn-of-darts.ts';
import { highestDecisiveRest, turnOutcomes } from './turn-outcomes.ts';

const beds = fc.array(fc.constantFrom<Bed>('M', ...scoringBeds), { maxLength: 4 });
const starts = fc.record({ before: fc.integer({ min: 2, max: highestDecisiveRest }), isIn: fc.boolean() });
/** Beds with few points or doubles, so that checkouts and busts are frequent. */
const lowBeds = fc.array(fc.constantFrom<Bed>('M', 'S1', 'D1', 'S2', 'D2', 'D4', 'D20', 'DB'), {
  maxLength: 3,
});
const lowStarts = fc.record({ before: fc.integer({ min: 2, max: 60 }), isIn: fc.boolean() });
const cases = fc.oneof(fc.tuple(starts, beds), fc.tuple(lowStarts, lowBeds));

const singleIn = (before: number): { before: number; isIn: boolean } => ({ before, isIn: true });

describe('turnOfDarts', () => {
  it.each<[number, Bed[], [score: number, darts: number, attempts: number, end: string]]>([
    [501, ['T20', 'T20', 'T20'], [180, 3, 0, 'full']],
    [501, ['T20', 'S1'], [61, 3, 0, 'open']],
    [501, [], [0, 3, 0, 'open']],
    [501, ['M', 'M', 'M', 'T20'], [0, 3, 0, 'full']],
    [40, ['D20'], [40, 1, 1, 'checkout']],
    [40, ['S20', 'D10'], [40, 2, 2, 'checkout']],
    [40, ['S20', 'S10', 'D5'], [40, 3, 3, 'checkout']],
    // Darts after the end of the turn do not count.
    [40, ['D20', 'T20', 'T20'], [40, 1, 1, 'checkout']],
    [40, ['T20'], [0, 3, 1, 'bust']],
    [40, ['S20', 'S19'], [0, 3, 2, 'bust']],
    [40, ['S20', 'S20'], [0, 3, 2, 'bust']],
    [2, ['S1'], [0, 3, 1, 'bust']],
    // The board was cleared early: the missing darts count as misses at the double.
    [40, ['M'], [0, 3, 3, 'open']],
    [60, ['S20'], [20, 3, 2, 'open']],
    [61, ['SB', 'S4'], [29, 3, 2, 'open']],
    [170, ['T20', 'T20', 'DB'], [170, 3, 1, 'checkout']],
  ])('%i left, %j: %j', (before, thrown, [score, dartsThrown, attemptsOnDouble, end]) => {
    const turn = turnOfDarts(singleIn(before), thrown);
    expect(turn).toMatchObject({ score, dartsThrown, attemptsOnDouble });
    expect(turn.isOver).toBe(end !== 'open');
    expect(turn.isBust).toBe(end === 'bust');
    expect(turn.isCheckout).toBe(end === 'checkout');
  });

  it('counts only from the first double on with double-in', () => {
    const start = { before: 501, isIn: false };
    expect(turnOfDarts(start, ['T20', 'D20', 'T20']).score).toBe(100);
    expect(turnOfDarts(start, ['T20', 'T20', 'T20']).score).toBe(0);
  });

  it('is a turn that real darts can produce', () => {
    fc.assert(
      fc.property(cases, ([start, thrown]) => {
        const { score, dartsThrown, attemptsOnDouble, isBust } = turnOfDarts(start, thrown);
        const outcomes = turnOutcomes(start);
        if (isBust) expect(outcomes.bustAttempts).toContain(attemptsOnDouble);
        else expect(outcomes.optionsByScore.get(score)).toContainEqual({ dartsThrown, attemptsOnDouble });
      }),
      { numRuns: 2000 },
    );
  });

  it('is accepted by the legal-turn rule from every rest', () => {
    fc.assert(
      fc.property(cases, ([start, thrown]) => {
        const turn = turnOfDarts(start, thrown);
        const checkInMode = start.isIn ? 'single-in' : 'double-in';
        const legal = legalScore({ ...start, ...turn, checkInMode });
        expect(legal).toEqual({ ok: true, value: { rest: start.before - turn.score } });
        expect(turn.isCheckout).toBe(turn.score === start.before);
      }),
      { numRuns: 2000 },
    );
  });

  it('adds up the darts unless they bust', () => {
    fc.assert(
      fc.property(starts, beds, ({ before }, thrown) => {
        const turn = turnOfDarts(singleIn(before), thrown);
        const counted = thrown.slice(0, turn.dartsCounted);
        const sum = counted.reduce((total, bed) => total + bedScore(bed), 0);
        expect(turn.score).toBe(turn.isBust ? 0 : sum);
      }),
    );
  });
});
