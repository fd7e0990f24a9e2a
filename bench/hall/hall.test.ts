import { tournamentModes } from '@neundarter/rules/tournament/plan/modes';
import { describe, expect, it } from 'vitest';
import { compareDay } from '../rows/hall.ts';
import { forecastDay } from './forecast-day.ts';

// Five days in a row have all modes.
const days = tournamentModes.map((mode, index) => ({ mode, result: compareDay(index) }));

describe.each(days)('a Saturday of $mode', ({ mode, result: { day, course, length, others } }) => {
  it('is played to its end without a double booking', () => {
    expect(day.plan.config.mode).toBe(mode);
    expect(course.doubleBookings).toBe(0);
    expect(course.played.length).toBeGreaterThan(day.people.length / 2);
    if (day.broken === null) expect(course.moved).toBe(0);
  });

  it('is not shorter than the bound, and not much longer than the others make it', () => {
    expect(length).toBeGreaterThanOrEqual(1);
    expect(course.length).toBeLessThan(1.1 * Math.min(...Object.values(others)));
  });

  it('is forecast at half-time and match by match', () => {
    const { end, starts } = forecastDay(day);
    expect(Math.abs(end.late)).toBeLessThan(90);
    const late = Object.values(starts).flat();
    expect(late.length).toBeGreaterThan(0);
    expect(late.filter((one) => Math.abs(one) < 60).length).toBeGreaterThan(late.length / 2);
  });
});
