import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../test-support/runs.ts';
import { type PointsByEvent, seriesTableOf } from './series-table.ts';

const points = (...totals: readonly (readonly [player: string, total: number])[]) =>
  Object.fromEntries(totals.map(([player, total]) => [player, { total }]));

const events: PointsByEvent = {
  first: points(['a', 5], ['b', 3], ['c', 2]),
  second: points(['a', 1], ['b', 3], ['d', 6]),
  third: points(['a', 2], ['b', 2]),
};

const lines = (bestResults: number | null) =>
  seriesTableOf(events, bestResults).map(({ rank, playerId, counted, sum }) =>
    [rank, playerId, counted, sum].join(' '),
  );

describe('the table of a series', () => {
  it('adds up all tournaments; equal points share a rank', () => {
    expect(lines(null)).toEqual(['1 a 8 8', '1 b 8 8', '3 d 6 6', '4 c 2 2']);
  });

  it('counts the best results and shows the sum beside them', () => {
    expect(lines(2)).toEqual(['1 a 7 8', '2 b 6 8', '2 d 6 6', '4 c 2 2']);
    expect(seriesTableOf(events, 2)[0]?.events).toEqual({
      first: { points: 5, isCounted: true },
      second: { points: 1, isCounted: false },
      third: { points: 2, isCounted: true },
    });
  });

  it('has ranks that say how many have more', () => {
    const players = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      fc.record({ total: fc.nat({ max: 4 }) }),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(
        fc.array(players, { maxLength: 6 }),
        fc.option(fc.integer({ min: 1, max: 7 })),
        (nights, best) => {
          const table = seriesTableOf(Object.fromEntries(Object.entries(nights)), best);
          for (const row of table) {
            expect(row.rank - 1).toBe(table.filter(({ counted }) => counted > row.counted).length);
            const totals = nights.flatMap((night) => night[row.playerId]?.total ?? []);
            const counted = totals.toSorted((one, other) => other - one).slice(0, best ?? totals.length);
            expect(row.counted).toBe(counted.reduce((sum, total) => sum + total, 0));
            expect(row.sum).toBe(totals.reduce((sum, total) => sum + total, 0));
          }
          expect(new Set(table.map(({ playerId }) => playerId)).size).toBe(table.length);
        },
      ),
      runs(100),
    );
  });
});
