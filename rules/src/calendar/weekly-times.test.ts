import { describe, expect, it } from 'vitest';
import { weeklyTimes } from './weekly-times.ts';

const hourMs = 60 * 60_000;
/** Tuesday, 19:00 to 22:00 in German winter time. */
const first = { startDateTime: Date.UTC(2026, 2, 17, 18), endDateTime: Date.UTC(2026, 2, 17, 21) };

describe('weeklyTimes', () => {
  it('stays at the same time on the clock when summer begins', () => {
    const times = weeklyTimes(first, { until: Date.UTC(2026, 3, 7, 17), most: 60 });
    expect(times.map(({ startDateTime }) => new Date(startDateTime).toISOString())).toEqual([
      '2026-03-17T18:00:00.000Z',
      '2026-03-24T18:00:00.000Z',
      '2026-03-31T17:00:00.000Z',
      '2026-04-07T17:00:00.000Z',
    ]);
    for (const { startDateTime, endDateTime } of times) expect(endDateTime - startDateTime).toBe(3 * hourMs);
  });

  it('stays at the same time on the clock when summer ends', () => {
    const late = { startDateTime: Date.UTC(2026, 9, 20, 17), endDateTime: Date.UTC(2026, 9, 20, 20) };
    const times = weeklyTimes(late, { until: Date.UTC(2026, 9, 28), most: 60 });
    expect(times.map(({ startDateTime }) => startDateTime)).toEqual([
      Date.UTC(2026, 9, 20, 17),
      Date.UTC(2026, 9, 27, 18),
    ]);
  });

  it('ends with the last possible start or at the maximum, and always contains the first', () => {
    const week = first.startDateTime + 7 * 24 * hourMs;
    expect(weeklyTimes(first, { until: week, most: 60 })).toHaveLength(2);
    expect(weeklyTimes(first, { until: week - 1, most: 60 })).toHaveLength(1);
    expect(weeklyTimes(first, { until: Date.UTC(2099, 0, 1), most: 61 })).toHaveLength(61);
    expect(weeklyTimes(first, { until: 0, most: 61 })).toEqual([first]);
  });
});
