import { type EventTimes, isEventOver } from '@neundarter/rules/access/events';

/** What an event is at a moment. A matchday may run longer, or not yet: then its own status decides. */
export type EventPhase = 'planned' | 'live' | 'over';

/** The phase of an event by its times. @param now ms since 1970 */
export function phaseOf(times: EventTimes, now: number): EventPhase {
  if (isEventOver(times, now)) return 'over';
  return times.startDateTime <= now ? 'live' : 'planned';
}
