import { describe, expect, it } from 'vitest';
import { type Bed, bedFromCode, bedScore, isDouble, scoringBeds, segments } from './bed.ts';

describe('the beds of a board', () => {
  it('include twenty singles, doubles and triples and two bulls, 62 in all', () => {
    expect(new Set(scoringBeds).size).toBe(62);
    expect(scoringBeds).toHaveLength(62);
  });

  it('have 1,335 points in total: six times 210 and 75', () => {
    expect(scoringBeds.reduce((sum, bed) => sum + bedScore(bed), 0)).toBe(6 * 210 + 75);
  });

  it('contain 21 doubles, including the double bull', () => {
    expect(scoringBeds.filter(isDouble)).toHaveLength(21);
    expect(isDouble('DB')).toBe(true);
    expect(isDouble('SB')).toBe(false);
    expect(isDouble('M')).toBe(false);
  });

  it.each([
    ['S1', 1],
    ['D16', 32],
    ['T20', 60],
    ['T7', 21],
    ['SB', 25],
    ['DB', 50],
    ['M', 0],
  ] as const)('%s scores %i', (bed, score) => {
    expect(bedScore(bed)).toBe(score);
  });

  it('contain every number once', () => {
    expect([...segments].sort((left, right) => left - right)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });
});

describe('bedFromCode', () => {
  it.each([...scoringBeds, 'M'] as Bed[])('reads %s', (bed) => {
    expect(bedFromCode(bed)).toBe(bed);
    expect(bedFromCode(` ${bed.toLowerCase()} `)).toBe(bed);
  });

  it.each(['', 'S21', 'T0', 'TB', '20', 'X20', 'S020', 'B16', 'T 20'])('refuses "%s"', (code) => {
    expect(bedFromCode(code)).toBeNull();
  });
});
