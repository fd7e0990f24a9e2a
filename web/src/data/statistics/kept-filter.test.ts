import { expect, it } from 'vitest';
import { keptFilter } from './statistics.ts';

it('keeps a period that moves with the clock under its name, and fixed limits under their times', () => {
  const day = { afterDate: 1000, beforeDate: 2000, startingScore: 501 };
  const nextDay = { ...day, afterDate: 1100, beforeDate: 2100 };
  expect(keptFilter(nextDay, 'last-month')).toEqual(keptFilter(day, 'last-month'));
  expect(keptFilter({ ...day, startingScore: 301 }, 'last-month')).not.toEqual(keptFilter(day, 'last-month'));
  expect(keptFilter(nextDay, null)).not.toEqual(keptFilter(day, null));
});
