import { tournamentModes } from '@neundarter/rules/tournament/plan/modes';
import { describe, expect, it } from 'vitest';
import { compareDay } from '../rows/hall.ts';

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
});
