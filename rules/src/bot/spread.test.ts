import { describe, expect, it } from 'vitest';
import { toCartesian } from '../board/geometry.ts';
import { seededChance } from '../board/seeded-chance.ts';
import { botLevels } from '../match/types.ts';
import { landingPoint, spreadOf } from './spread.ts';

describe('spreadOf', () => {
  it('goes from the widest to the narrowest spread of the specification', () => {
    expect(spreadOf(1)).toEqual({ normalMm: 38, doubleMm: 40 });
    expect(spreadOf(11).normalMm).toBeCloseTo(5.5);
    expect(spreadOf(11).doubleMm).toBeCloseTo(6.8);
  });

  it('gets narrower with every level, and is wider at doubles', () => {
    const spreads = botLevels.map(spreadOf);
    for (const [index, spread] of spreads.entries()) {
      expect(spread.doubleMm).toBeGreaterThan(spread.normalMm);
      const wider = spreads[index - 1];
      if (wider !== undefined) {
        expect(spread.normalMm).toBeLessThan(wider.normalMm);
        expect(spread.doubleMm).toBeLessThan(wider.doubleMm);
      }
    }
  });
});

describe('landingPoint', () => {
  const spread = { normalMm: 12, doubleMm: 20 };

  it.each([
    ['T20', { xMm: 0, yMm: 102 }, 12],
    ['D6', { xMm: 165, yMm: 0 }, 20],
    ['DB', { xMm: 0, yMm: 0 }, 20],
  ] as const)('scatters equally in both directions around the middle of %s', (target, aim, deviationMm) => {
    const chance = seededChance(target);
    const darts = Array.from({ length: 20_000 }, () => toCartesian(landingPoint(target, spread, chance)));
    const mean = (values: readonly number[]): number =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    const xs = darts.map(({ xMm }) => xMm - aim.xMm);
    const ys = darts.map(({ yMm }) => yMm - aim.yMm);
    // The standard error is deviation / 141 for a mean and 1 % for a variance; the limits are five of them.
    expect(Math.abs(mean(xs))).toBeLessThan(deviationMm / 28);
    expect(Math.abs(mean(ys))).toBeLessThan(deviationMm / 28);
    expect(Math.abs(mean(xs.map((x) => x * x)) / deviationMm ** 2 - 1)).toBeLessThan(0.05);
    expect(Math.abs(mean(ys.map((y) => y * y)) / deviationMm ** 2 - 1)).toBeLessThan(0.05);
    expect(Math.abs(mean(xs.map((x, index) => x * (ys[index] ?? 0)))) / deviationMm ** 2).toBeLessThan(0.036);
  });

  it('gives a finite point for the smallest and largest random numbers', () => {
    for (const edge of [0, 1 - 2 ** -32]) {
      const point = landingPoint('T20', spread, () => edge);
      expect(Number.isFinite(point.rMm) && Number.isFinite(point.thetaDeg)).toBe(true);
    }
  });
});
