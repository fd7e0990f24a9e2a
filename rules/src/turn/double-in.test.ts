import { describe, expect, it } from 'vitest';
import { canDoubleIn, canDoubleInAndOut } from './double-in.ts';

const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
const beds: readonly (readonly [score: number, isDouble: boolean])[] = [
  [0, false],
  ...numbers.flatMap(
    (number) =>
      [
        [number, false],
        [2 * number, true],
        [3 * number, false],
      ] as const,
  ),
  [25, false],
  [50, true],
];

/** Throws every sequence of `darts` darts; darts before the first double score nothing. */
const bruteForce = (darts: number): { totals: Set<number>; finishes: Set<number> } => {
  const totals = new Set<number>();
  const finishes = new Set<number>();
  const step = (left: number, total: number, isIn: boolean): void => {
    if (total > 0) totals.add(total);
    if (left === 0) return;
    for (const [score, isDouble] of beds) {
      const scores = isIn || isDouble;
      if (scores && isDouble) finishes.add(total + score);
      step(left - 1, scores ? total + score : 0, scores);
    }
  };
  step(darts, 0, false);
  return { totals, finishes };
};

describe.each([1, 2, 3])('double-in with %i darts', (darts) => {
  const { totals, finishes } = bruteForce(darts);

  it('can score exactly what the board allows', () => {
    for (let score = 1; score <= 181; score += 1) {
      expect([score, canDoubleIn(score, darts)]).toEqual([score, totals.has(score)]);
    }
  });

  it('can finish exactly what the board allows', () => {
    for (let rest = 0; rest <= 181; rest += 1) {
      expect([rest, canDoubleInAndOut(rest, darts)]).toEqual([rest, finishes.has(rest)]);
    }
  });
});

describe('double-in', () => {
  it('scores at most 170, and only even points up to 50 with one dart', () => {
    expect(canDoubleIn(170, 3)).toBe(true);
    expect([171, 174, 177, 180].some((score) => canDoubleIn(score, 3))).toBe(false);
    expect(canDoubleIn(1, 1)).toBe(false);
    expect(canDoubleIn(60, 1)).toBe(false);
  });

  it('cannot score 1 or 2 by a single', () => {
    expect(canDoubleIn(1, 3)).toBe(false);
    expect(canDoubleIn(2, 3)).toBe(true);
  });

  it('opens and finishes at most 160 in one turn', () => {
    expect(canDoubleInAndOut(160, 3)).toBe(true);
    expect([161, 164, 167, 170].some((rest) => canDoubleInAndOut(rest, 3))).toBe(false);
  });

  it('is impossible with other numbers of darts', () => {
    expect(canDoubleIn(40, 4)).toBe(false);
    expect(canDoubleInAndOut(40, 0)).toBe(false);
  });
});
