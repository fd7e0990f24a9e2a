import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBust, isScorePossible, legalScore } from './legal-score.ts';

const singleIn = { isIn: true, checkInMode: 'single-in' } as const;
const notYetIn = { isIn: false, checkInMode: 'double-in' } as const;
const doubleIn = { isIn: true, checkInMode: 'double-in' } as const;

const invalid = 'error.invalid-score';
const noAttempt = 'error.checkout-must-have-at-least-one-double-attempt';

/** The rest a turn leaves, or the code of its refusal. */
const answer = (
  turn: readonly [before: number, score: number, darts: number, attempts: number],
  entry: typeof singleIn | typeof notYetIn | typeof doubleIn = singleIn,
): number | string => {
  const [before, score, dartsThrown, attemptsOnDouble] = turn;
  const result = legalScore({ before, score, dartsThrown, attemptsOnDouble, ...entry });
  return result.ok ? result.value.rest : result.error;
};

describe('legalScore', () => {
  it.each([
    // Scoring
    [501, 0, 3, 0, 501],
    [501, 180, 3, 0, 321],
    [501, 60, 1, 0, 441],
    [501, 61, 1, 0, invalid],
    [501, 100, 2, 0, 401],
    // Two triple 20 make 120, but the rule allows at most 100 with two darts.
    [501, 101, 2, 0, invalid],
    [501, 120, 2, 0, invalid],
    [501, 120, 3, 0, 381],
    [501, 181, 3, 0, invalid],
    [501, -1, 3, 0, invalid],
    [501, 163, 3, 0, invalid],
    [501, 166, 3, 0, invalid],
    [501, 169, 3, 0, invalid],
    [501, 172, 3, 0, invalid],
    [501, 173, 3, 0, invalid],
    [501, 175, 3, 0, invalid],
    [501, 176, 3, 0, invalid],
    [501, 178, 3, 0, invalid],
    [501, 179, 3, 0, invalid],
    // The rest
    [100, 98, 3, 0, 2],
    [100, 99, 3, 0, invalid],
    [100, 101, 3, 0, invalid],
    [2, 1, 3, 0, invalid],
    [40, 0, 3, 3, 40],
    // Attempts on a double
    [60, 0, 2, 3, invalid],
    [32, 16, 3, 3, 16],
    [33, 1, 3, 3, invalid],
    [33, 1, 3, 2, 32],
    [33, 1, 1, 1, invalid],
    // One dart
    [40, 40, 1, 1, 0],
    [50, 50, 1, 1, 0],
    [2, 2, 1, 1, 0],
    [42, 42, 1, 1, invalid],
    [25, 25, 1, 0, invalid],
    [60, 60, 1, 1, invalid],
    // Two darts
    [110, 110, 2, 1, 0],
    [107, 107, 2, 1, 0],
    [104, 104, 2, 1, 0],
    [101, 101, 2, 1, 0],
    [100, 100, 2, 1, 0],
    [99, 99, 2, 1, invalid],
    [102, 102, 2, 1, invalid],
    [109, 109, 2, 1, invalid],
    [111, 111, 2, 1, invalid],
    [98, 98, 2, 1, 0],
    [98, 98, 2, 2, invalid],
    [41, 41, 2, 1, 0],
    [40, 40, 2, 2, 0],
    [50, 50, 2, 2, 0],
    // Three darts
    [170, 170, 3, 1, 0],
    [170, 170, 3, 2, invalid],
    [170, 170, 2, 1, invalid],
    [159, 159, 3, 1, invalid],
    [162, 162, 3, 1, invalid],
    [163, 163, 3, 1, invalid],
    [165, 165, 3, 1, invalid],
    [166, 166, 3, 1, invalid],
    [168, 168, 3, 1, invalid],
    [169, 169, 3, 1, invalid],
    [171, 171, 3, 1, invalid],
    [180, 180, 3, 1, invalid],
    [99, 99, 3, 1, 0],
    [99, 99, 3, 2, invalid],
    [100, 100, 3, 2, 0],
    [60, 60, 3, 2, 0],
    [60, 60, 3, 3, invalid],
    [40, 40, 3, 3, 0],
    [41, 41, 3, 3, invalid],
    // A checkout without an attempt, and nothing else wrong
    [40, 40, 1, 0, noAttempt],
    [100, 100, 2, 0, noAttempt],
    [170, 170, 3, 0, noAttempt],
    [99, 99, 2, 0, invalid],
    [159, 159, 3, 0, invalid],
    // Values that are not counts
    [40, 20.5, 3, 0, invalid],
    [40, Number.NaN, 3, 0, invalid],
    [Number.NaN, 20, 3, 0, invalid],
    [Number.POSITIVE_INFINITY, 20, 3, 0, invalid],
    [501, Number.POSITIVE_INFINITY, 3, 0, invalid],
    [40, 20, 0, 0, invalid],
    [40, 20, 4, 0, invalid],
    [40, 20, 2.5, 0, invalid],
    [40, 20, Number.NaN, 0, invalid],
    [40, 20, 3, -1, invalid],
    [40, 20, 3, 4, invalid],
    [40, 20, 3, 1.5, invalid],
    [40, 20, 3, Number.NaN, invalid],
    [0, 0, 1, 1, invalid],
    [1, 0, 3, 0, invalid],
    [-40, 0, 3, 0, invalid],
  ])('%d left, %d with %d darts, %d attempts: %s', (...[before, score, darts, attempts, expected]) => {
    expect(answer([before, score, darts, attempts])).toBe(expected);
  });

  it.each([
    [501, 0, 3, 0, 501],
    [501, 1, 3, 0, invalid],
    [501, 40, 1, 0, 461],
    [501, 41, 1, 0, invalid],
    [501, 41, 2, 0, 460],
    [501, 170, 3, 0, 331],
    [501, 171, 3, 0, invalid],
    [501, 180, 3, 0, invalid],
    [501, 160, 3, 0, 341],
    // 110 with two darts would be double bull and triple 20, but the limit of 100 comes first.
    [501, 110, 2, 0, invalid],
    [170, 170, 3, 1, invalid],
    [160, 160, 3, 1, 0],
    [40, 40, 1, 1, 0],
    [41, 41, 2, 1, invalid],
    [90, 90, 2, 1, 0],
    [90, 90, 2, 0, noAttempt],
  ])(
    'not yet in, %d left, %d with %d darts, %d attempts: %s',
    (...[before, score, darts, attempts, expected]) => {
      expect(answer([before, score, darts, attempts], notYetIn)).toBe(expected);
    },
  );

  it('treats a party that has opened the leg as in single-in', () => {
    expect(answer([501, 180, 3, 0], doubleIn)).toBe(321);
    expect(answer([501, 1, 3, 0], doubleIn)).toBe(500);
    expect(
      legalScore({
        before: 501,
        score: 180,
        dartsThrown: 3,
        attemptsOnDouble: 0,
        isIn: false,
        checkInMode: 'single-in',
      }).ok,
    ).toBe(true);
  });

  it('never leaves 1 or less than 0 for any numbers', () => {
    const anyNumber = fc.oneof(fc.integer({ min: -5, max: 200 }), fc.double());
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 1001 }),
        anyNumber,
        anyNumber,
        anyNumber,
        (before, ...[score, darts, attempts]) => {
          const result = answer([before, score, darts, attempts]);
          return typeof result === 'string' || result === 0 || (Number.isInteger(result) && result >= 2);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('isScorePossible', () => {
  it.each([singleIn, notYetIn, doubleIn])('is true exactly if some darts are legal (%o)', (entry) => {
    for (const before of [2, 3, 40, 41, 50, 99, 100, 159, 160, 167, 170, 171, 181, 301, 501]) {
      for (let score = -1; score <= 181; score += 1) {
        const someDarts = [1, 2, 3].some((darts) =>
          [0, 1, 2, 3].some(
            (attempts) => typeof answer([before, score, darts, attempts], entry) === 'number',
          ),
        );
        expect([before, score, isScorePossible({ before, score, ...entry })]).toEqual([
          before,
          score,
          someDarts,
        ]);
      }
    }
  });

  it('refuses values that are not numbers', () => {
    expect(isScorePossible({ before: 501, score: Number.NaN, ...singleIn })).toBe(false);
  });
});

describe('isBust', () => {
  it.each([
    [40, 41, true],
    [40, 39, true],
    [40, 40, false],
    [40, 38, false],
    [181, 180, true],
    [182, 180, false],
    [100, 163, true],
    [501, 180, false],
    [40, 181, false],
    [40, -1, false],
    [40, 40.5, false],
    [40, Number.NaN, false],
  ])('%d left, %d typed: %s', (before, score, expected) => {
    expect(isBust({ before, score })).toBe(expected);
  });
});
