import { describe, expect, it } from 'vitest';
import { datesOf, fieldDay, momentOf, namedPeriods, openFrom, openTo, periodOf } from './period.ts';

const at = (year: number, month: number, day: number) => new Date(year, month - 1, day, 14, 30).getTime();
const days = (period: (typeof namedPeriods)[number], now: number) => {
  const { from, to } = datesOf(period, now);
  return `${fieldDay(from)} ${fieldDay(to)}`;
};

describe('datesOf', () => {
  it.each([
    ['day', '2026-11-21 2026-11-21'],
    ['week', '2026-11-15 2026-11-21'],
    ['four-weeks', '2026-10-25 2026-11-21'],
    ['month', '2026-10-22 2026-11-21'],
    ['year', '2025-11-22 2026-11-21'],
  ] as const)('%s', (period, expected) => {
    expect(days(period, at(2026, 11, 21))).toBe(expected);
  });

  it.each([
    ['the 31st after a short month', 'month', at(2026, 3, 31), '2026-03-01 2026-03-31'],
    ['the end of January', 'month', at(2027, 1, 31), '2027-01-01 2027-01-31'],
    ['a month into the last year', 'month', at(2027, 1, 5), '2026-12-06 2027-01-05'],
    ['a leap day', 'year', at(2028, 2, 29), '2027-03-01 2028-02-29'],
    ['a week over the change of clocks', 'week', at(2026, 3, 31), '2026-03-25 2026-03-31'],
  ] as const)('%s', (_, period, now, expected) => {
    expect(days(period, now)).toBe(expected);
  });

  it('begins with the first moment of a day and ends with the last of today', () => {
    const { from, to } = datesOf('week', at(2026, 11, 21));
    expect(from).toBe(momentOf('2026-11-15', 'start'));
    expect(to).toBe(momentOf('2026-11-22', 'start') - 1);
  });
});

describe('periodOf', () => {
  const now = at(2026, 11, 21);

  it.each(namedPeriods)('recognises a %s', (period) => {
    expect(periodOf(datesOf(period, now), now + 60_000)).toBe(period);
  });

  it('returns custom for everything else, and none without limits', () => {
    expect(periodOf({ ...datesOf('week', now), to: null }, now)).toBe('custom');
    expect(periodOf(datesOf('week', now), at(2026, 11, 22))).toBe('custom');
    expect(periodOf({ from: null, to: null }, now)).toBe('none');
  });
});

it('has the open ends of the specification', () => {
  expect([fieldDay(openFrom), fieldDay(openTo), fieldDay(null)]).toEqual(['2000-01-01', '2099-12-31', '']);
});
