// Counts all throws on a dartboard by brute force and compares the results with the tables and with well-known numbers
// of darts. The counts do not use the code under test.
import { describe, expect, it } from 'vitest';
import {
  bogeyNumbers,
  canCheckout,
  impossibleScores,
  isBogey,
  isDoubleAttempt,
  oneDartCheckouts,
  threeDartCheckouts,
  threeDartTotals,
  twoDartCheckouts,
} from './checkouts.ts';

/** The 62 beds and the miss, written down independently of the code under test. */
const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
const doubles = [...numbers.map((number) => 2 * number), 50];
const beds = [...numbers, ...doubles, ...numbers.map((number) => 3 * number), 25];
const darts = [0, ...beds];

const ascending = (values: Iterable<number>): number[] => [...values].sort((left, right) => left - right);
const sums = (left: readonly number[], right: readonly number[]): number[] => [
  ...new Set(left.flatMap((first) => right.map((second) => first + second))),
];

const oneDart = [...new Set(doubles)];
const twoDarts = sums(darts, doubles);
const threeDarts = sums(sums(darts, darts), doubles);

describe('the board', () => {
  it('has 62 beds', () => {
    expect(beds).toHaveLength(62);
  });

  it('has 172 totals of three darts', () => {
    const totals = ascending(sums(sums(darts, darts), darts));
    expect(totals).toHaveLength(172);
    expect(threeDartTotals).toEqual(totals);
  });

  it('has nine impossible totals up to 180', () => {
    const totals = new Set(sums(sums(darts, darts), darts));
    const missing = Array.from({ length: 181 }, (_, total) => total).filter((total) => !totals.has(total));
    expect(missing).toHaveLength(9);
    expect(impossibleScores).toEqual(missing);
  });

  it('can finish 21 rests with one dart, 102 with two, 162 with three', () => {
    expect(ascending(oneDart)).toHaveLength(21);
    expect(twoDarts).toHaveLength(102);
    expect(threeDarts).toHaveLength(162);
    expect(oneDartCheckouts).toEqual(ascending(oneDart));
    expect(twoDartCheckouts).toEqual(ascending(twoDarts));
    expect(threeDartCheckouts).toEqual(ascending(threeDarts));
  });

  it('has seven bogey numbers', () => {
    const finishes = new Set(threeDarts);
    const bogeys = Array.from({ length: 169 }, (_, index) => index + 2).filter((rest) => !finishes.has(rest));
    expect(bogeys).toHaveLength(7);
    expect(bogeyNumbers).toEqual(bogeys);
    expect(bogeys.every(isBogey)).toBe(true);
    expect(isBogey(170)).toBe(false);
  });

  it('allows 3,944 perfect legs of 501', () => {
    let ways = new Map([[501, 1]]);
    for (let dart = 1; dart <= 9; dart += 1) {
      const next = new Map<number, number>();
      for (const [rest, count] of ways) {
        for (const score of dart === 9 ? doubles : beds) {
          if (rest - score === 0 ? dart === 9 : rest - score > 0) {
            next.set(rest - score, (next.get(rest - score) ?? 0) + count);
          }
        }
      }
      ways = next;
    }
    expect(ways.get(0)).toBe(3944);
  });
});

describe('canCheckout', () => {
  const byDarts = [oneDart, twoDarts, threeDarts];

  it('agrees with the board for every rest and number of darts', () => {
    for (let rest = -5; rest <= 200; rest += 1) {
      for (const dartsInHand of [1, 2, 3]) {
        expect(canCheckout(rest, dartsInHand)).toBe(byDarts[dartsInHand - 1]?.includes(rest));
      }
    }
  });

  it.each([0, 4, 1.5, Number.NaN])('is false with %d darts', (dartsInHand) => {
    expect(canCheckout(40, dartsInHand)).toBe(false);
  });

  it('agrees with isDoubleAttempt about the rests for one dart', () => {
    expect([1, 2, 3, 39, 40, 41, 42, 48, 50, 52].filter(isDoubleAttempt)).toEqual([2, 40, 50]);
  });
});
