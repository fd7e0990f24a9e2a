import { scoringBeds } from '@neundarter/rules/board/bed';
import { bedAt, bedCentre } from '@neundarter/rules/board/geometry';
import { seededChance } from '@neundarter/rules/board/seeded-chance';
import { describe, expect, it } from 'vitest';
import { landIn } from './landing.ts';
import { targetOf } from './simulated-board.ts';

describe('where a dart lands', () => {
  it.each([0, 1, 3, 30])('is in the bed of the target with a noise of %i mm', (noise) => {
    const chance = seededChance('landing');
    for (const bed of [...scoringBeds, 'M'] as const)
      for (let time = 0; time < 10; time += 1) expect(bedAt(landIn(bed, noise, chance))).toBe(bed);
  });

  it('is the middle of the bed without noise, and varies with noise', () => {
    const chance = seededChance('landing');
    expect(landIn('T20', 0, chance)).toEqual(bedCentre('T20'));
    const points = Array.from({ length: 20 }, () => landIn('S20', 3, chance).rMm);
    expect(new Set(points).size).toBe(20);
  });

  it('is outside the doubles for a miss', () => {
    const chance = seededChance('landing');
    for (let time = 0; time < 100; time += 1) {
      const { rMm } = landIn('M', 3, chance);
      expect(rMm).toBeGreaterThan(170);
      expect(rMm).toBeLessThan(225);
    }
  });
});

describe('the code of a target', () => {
  it.each([
    ['t20', 'T20'],
    ['7', 'S7'],
    ['25', 'SB'],
    ['bull', 'DB'],
    ['m', 'M'],
    ['b', 'B'],
    [' D16 ', 'D16'],
    ['T21', null],
    ['0', null],
    ['', null],
  ])('"%s" is %s', (code, target) => {
    expect(targetOf(code)).toBe(target);
  });
});
