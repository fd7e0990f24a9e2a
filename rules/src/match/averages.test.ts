import { describe, expect, it } from 'vitest';
import { checkoutRate } from '../stats/checkout-rate.ts';
import { addAverages, averageTotals, threeDartAverage } from './averages.ts';

describe('the three-dart average', () => {
  it.each([
    [501, 9, 167],
    [501, 15, 100.2],
    [26, 3, 26],
    [0, 3, 0],
    [0, 0, 0],
  ])('of %i points with %i darts is %d', (score, darts, expected) => {
    expect(threeDartAverage(score, darts)).toBe(expected);
  });

  it('of added totals is not the sum of the averages', () => {
    expect(addAverages(averageTotals(501, 9), averageTotals(501, 15))).toEqual({
      totalScore: 1002,
      totalDartsThrown: 24,
      average: 125.25,
    });
  });
});

describe('the checkout rate', () => {
  it.each([
    [1, 4, 0.25],
    [3, 3, 1],
    [0, 0, 0],
    [0, 7, 0],
  ])('of %i hits in %i attempts is %d', (hits, attempts, expected) => {
    expect(checkoutRate({ hits, attempts })).toBe(expected);
  });
});
