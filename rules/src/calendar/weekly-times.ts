// Events that take place every week: on the same weekday, and at the same time on the clocks of German-speaking clubs,
// also when the clocks are changed in between.
import type { EventTimes } from '../access/events.ts';
import { aheadMs } from './german-clock.ts';

const weekMs = 7 * 24 * 60 * 60_000;

/** The same time on German clocks so many weeks later. @param at milliseconds since 1970 */
const weeksLater = (at: number, weeks: number): number => {
  const later = at + weeks * weekMs;
  return later + aheadMs(at) - aheadMs(later);
};

type Weekly = {
  /** The last moment at which one of the events may begin, ms since 1970. */
  readonly until: number;
  /** The list ends after this number of events. */
  readonly most: number;
};

/** The times of an event that takes place every week. The first one always belongs to the list. */
export const weeklyTimes = (first: EventTimes, { until, most }: Weekly): readonly EventTimes[] =>
  Array.from({ length: most }, (_, week) => ({
    startDateTime: weeksLater(first.startDateTime, week),
    endDateTime: weeksLater(first.endDateTime, week),
  })).filter(({ startDateTime }, week) => week === 0 || startDateTime <= until);
