// A repetition is changed as one: if one of its events moves, the later ones move by as many days, and by as much on German
// clocks. Those that were moved alone before keep their distance.
import type { EventTimes } from '../access/events.ts';
import { aheadMs } from './german-clock.ts';

/** What German clocks show at a moment, as ms since 1970 without time zones. */
const onClock = (at: number): number => at + aheadMs(at);

/** The moment that is so much later on German clocks. @param byMs may be negative */
const laterOnClock = (at: number, byMs: number): number => {
  const later = at + byMs;
  return later + aheadMs(at) - aheadMs(later);
};

/** The times of an event before and after a change, ms since 1970. */
type Move = { readonly before: EventTimes; readonly after: EventTimes };

/** The times of an event of the same repetition after one of them has moved. */
export const movedTimes = (event: EventTimes, { before, after }: Move): EventTimes => {
  const moved = (edge: keyof EventTimes): number =>
    laterOnClock(event[edge], onClock(after[edge]) - onClock(before[edge]));
  return { startDateTime: moved('startDateTime'), endDateTime: moved('endDateTime') };
};
