import type { EventEntity } from '@neundarter/contract/entities/event';
import { isEventOver } from '@neundarter/rules/access/events';

/** What an event is at a moment. */
export type EventPhase = 'planned' | 'live' | 'over' | 'cancelled';

const phaseOfStatus = {
  scheduled: 'planned',
  draft: 'planned',
  published: 'planned',
  'registration-closed': 'planned',
  running: 'live',
  finished: 'over',
  cancelled: 'cancelled',
} as const;

/** What decides about the phase of an event. */
export type PhaseFacts = Pick<EventEntity['props'], 'startDateTime' | 'endDateTime' | 'eventData'>;

/** The phase of a match day or tournament by its status, of a training by its times. @param now ms since 1970 */
export function phaseOf({ eventData, ...times }: PhaseFacts, now: number): EventPhase {
  if (eventData !== null) return phaseOfStatus[eventData.status];
  if (isEventOver(times, now)) return 'over';
  return times.startDateTime <= now ? 'live' : 'planned';
}
