import { describe, expect, it } from 'vitest';
import { roundRobinModes, roundRobinOf } from './berger.ts';

const counts = Array.from({ length: 63 }, (_, index) => index + 2);

describe.each(roundRobinModes)('a %s round robin', (mode) => {
  const rounds = mode === 'single' ? 1 : 2;

  it.each(counts)('of %i lets every pair meet, with home and away as even as possible', (count) => {
    const days = roundRobinOf(count, mode);
    expect(days).toHaveLength(rounds * (count % 2 === 0 ? count - 1 : count));
    const pairings = days.flat();
    expect(pairings).toHaveLength((rounds * count * (count - 1)) / 2);
    const met = new Set(
      pairings.map(([home, away]) =>
        mode === 'single' ? [home, away].toSorted().join() : [home, away].join(),
      ),
    );
    expect(met.size).toBe(pairings.length);
    for (const day of days) expect(new Set(day.flat()).size).toBe(2 * Math.floor(count / 2));
    const atHome = Array.from(
      { length: count },
      (_, one) => pairings.filter(([home]) => home === one).length,
    );
    const isEven = count % 2 === 1 || mode === 'double';
    expect(Math.max(...atHome) - Math.min(...atHome)).toBe(isEven ? 0 : 1);
    expect(pairings.every((pairing) => pairing.every((position) => position >= 0 && position < count))).toBe(
      true,
    );
  });
});

describe('a round robin', () => {
  it('of fewer than two entrants has no match day', () => {
    expect([0, 1].map((count) => roundRobinOf(count, 'double'))).toEqual([[], []]);
  });

  it('follows the printed table of four', () => {
    expect(roundRobinOf(4, 'single')).toEqual([
      [
        [0, 3],
        [1, 2],
      ],
      [
        [3, 2],
        [0, 1],
      ],
      [
        [1, 3],
        [2, 0],
      ],
    ]);
  });
});
