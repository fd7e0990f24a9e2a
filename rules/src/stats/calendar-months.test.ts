import { describe, expect, it } from 'vitest';
import { calendarMonthOf, monthsUntil } from './calendar-months.ts';

describe('a calendar month', () => {
  it.each([
    ['2025-11-30T22:59:59.999Z', '2025-11'],
    ['2025-11-30T23:00:00.000Z', '2025-12'],
    ['2025-12-31T22:59:59.999Z', '2025-12'],
    ['2025-12-31T23:00:00.000Z', '2026-01'],
    ['2025-04-30T21:59:59.999Z', '2025-04'],
    ['2025-04-30T22:00:00.000Z', '2025-05'],
  ])('of %s is %s', (at, month) => {
    expect(calendarMonthOf(Date.parse(at))).toBe(month);
  });

  it('can be counted back into the previous year', () => {
    expect(monthsUntil('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    const year = monthsUntil('2025-12', 12);
    expect([year[0], year[11], year.length]).toEqual(['2025-01', '2025-12', 12]);
  });
});
