import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareRows, comparisonOf, storedRatios } from './compare-rows.ts';
import { atLeast, atMost, type Row, shown, tableOf } from './figures.ts';

const time = (ratio: number, what = 'wait') =>
  shown({ what, measured: '2.00 ms', baseline: '1.00 ms', ratio });
const rate = (ratio: number) => shown({ what: 'turns', measured: '10/s', baseline: '5/s', ratio });

/** Whether the median of these runs is behind the same row with the ratio `stored`. */
const isBehind = (stored: number, runs: readonly number[], rowOf: (ratio: number) => Row): boolean => {
  const ratios = storedRatios(tableOf([rowOf(stored)]));
  const compared = compareRows(
    ratios,
    runs.map((ratio) => [rowOf(ratio)]),
  );
  expect(compared).toHaveLength(1);
  return compared[0]?.isBehind === true;
};

describe('a row', () => {
  it.each([
    { name: 'a time', rowOf: time, worse: 2.41, notYet: 2.4, better: 0.5 },
    { name: 'a rate', rowOf: rate, worse: 1.59, notYet: 1.6, better: 9 },
    {
      name: 'a share that should be large',
      rowOf: (ratio: number) => atLeast(1, { ...time(ratio), ratio }),
      worse: 1.59,
      notYet: 1.6,
      better: 9,
    },
    {
      name: 'a rate that should be small',
      rowOf: (ratio: number) => atMost(3, { ...rate(ratio), ratio }),
      worse: 2.41,
      notYet: 2.4,
      better: 0.5,
    },
  ])('is behind if $name is worse by more than a fifth', ({ rowOf, worse, notYet, better }) => {
    expect(isBehind(2, [worse], rowOf)).toBe(true);
    expect(isBehind(2, [notYet], rowOf)).toBe(false);
    expect(isBehind(2, [better], rowOf)).toBe(false);
  });

  it('is compared by the median of its runs', () => {
    expect(isBehind(2, [9, 2, 9, 2, 2], time)).toBe(false);
    expect(isBehind(2, [9, 2, 9, 2, 9], time)).toBe(true);
  });

  it('is not behind because the stored one was rounded', () => {
    expect(isBehind(0.054, [0.064], time)).toBe(false);
    expect(isBehind(0.054, [0.07], time)).toBe(true);
  });

  it('is behind if nobody has stored it', () => {
    const compared = compareRows(storedRatios(tableOf([time(1)])), [[time(1), time(1, 'new wait')]]);
    expect(compared.map((one) => one.isBehind)).toEqual([false, true]);
    expect(comparisonOf(compared)).toContain('| new wait |  | 1.00 | not stored |');
  });
});

describe('the report', () => {
  const report = readFileSync(new URL('../../docs/performance.md', import.meta.url), 'utf8');

  it('has the ratios of its rows, and nothing of its other tables', () => {
    const ratios = storedRatios(report);
    expect(ratios.get('standing reads, 20 connections')).toBeGreaterThan(0);
    expect(ratios.get('undo of a result in a double knockout of 128, PostgreSQL')).toBeGreaterThan(0);
    expect(ratios.get('statistics of a month, player of 10000 matches')).toBeGreaterThan(0);
    expect(ratios.get('hall: double bookings')).toBe(0);
    expect(ratios.has('bare HTTP server')).toBe(false);
    expect([...ratios.keys()].filter((what) => what === 'what' || what.startsWith('--'))).toEqual([]);
  });
});
