import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  averageRangeOf,
  communityRanges,
  communitySteps,
  opponentRanges,
  opponentSteps,
} from './average-ranges.ts';

/** Points and darts for an average with two decimals. */
const of = (average: number) => ({ totalScore: Math.round(average * 100), totalDartsThrown: 300 });

describe('the range of an average', () => {
  it.each([
    [0, '<25'],
    [24.99, '<25'],
    [25, '25-30'],
    [29.99, '25-30'],
    [30, '30-35'],
    [94.99, '90-95'],
    [95, '95-100'],
    [100, '95-100'],
    [100.01, '>100'],
    [180, '>100'],
  ])('%d is %s among everybody', (average, range) => {
    expect(communityRanges[averageRangeOf(communitySteps, of(average)) ?? -1]).toBe(range);
  });

  it.each([
    [29.99, '<30'],
    [30, '30-40'],
    [39.99, '30-40'],
    [40, '40-50'],
    [90, '80-90'],
    [90.01, '>90'],
  ])('%d is %s among opponents', (average, range) => {
    expect(opponentRanges[averageRangeOf(opponentSteps, of(average)) ?? -1]).toBe(range);
  });

  it('is null without a dart', () => {
    expect(averageRangeOf(opponentSteps, { totalScore: 0, totalDartsThrown: 0 })).toBeNull();
  });

  it('has a name with its lower and upper bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 18_000 }), fc.integer({ min: 1, max: 300 }), (score, darts) => {
        const range = communityRanges[
          averageRangeOf(communitySteps, { totalScore: score, totalDartsThrown: darts }) ?? -1
        ] as string;
        const [low, high] = range.split('-').map(Number);
        const average = (score * 3) / darts;
        if (range === '<25') expect(average).toBeLessThan(25);
        else if (range === '>100') expect(average).toBeGreaterThan(100);
        else expect(average >= (low ?? 0) && (average < (high ?? 0) || average === 100)).toBe(true);
      }),
    );
  });
});
