import { describe, expect, it } from 'vitest';
import { seededChance } from './seeded-chance.ts';

const take = (seed: string | number, count: number): readonly number[] => {
  const chance = seededChance(seed);
  return Array.from({ length: count }, chance);
};

describe('seededChance', () => {
  it('gives the same numbers for the same seed', () => {
    expect(take('match 1', 50)).toEqual(take('match 1', 50));
    expect(take(7, 50)).toEqual(take(7, 50));
  });

  it('gives different numbers for different seeds', () => {
    const firsts = Array.from({ length: 1000 }, (_, seed) => take(seed, 1)[0]);
    expect(new Set(firsts).size).toBe(1000);
    expect(take('a', 3)).not.toEqual(take('b', 3));
  });

  it('stays within 0 and 1 and fills the range evenly', () => {
    const buckets = new Array<number>(10).fill(0);
    for (const value of take('even', 100_000)) {
      expect(value >= 0 && value < 1).toBe(true);
      const bucket = Math.floor(value * 10);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    // 10,000 per bucket with a standard deviation of 95; the limit is five of them.
    for (const count of buckets) expect(Math.abs(count - 10_000)).toBeLessThan(475);
  });

  it('gives numbers that do not depend on the number before', () => {
    const values = take('pairs', 100_000);
    let sum = 0;
    for (let index = 1; index < values.length; index += 1) {
      sum += ((values[index] ?? 0) - 0.5) * ((values[index - 1] ?? 0) - 0.5);
    }
    // Correlation of neighbours: 12 times the mean product. Its standard deviation is 1 / sqrt(100,000).
    expect(Math.abs((12 * sum) / values.length)).toBeLessThan(0.016);
  });
});
