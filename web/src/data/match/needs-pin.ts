import type { MatchInfo } from './match-info.ts';

type EnrolFacts = Pick<MatchInfo, 'event' | 'eventId' | 'mayScore'>;

/** Whether this device may score the match as soon as somebody has entered the PIN of its event. */
export const needsPin = ({ event, eventId, mayScore }: EnrolFacts): boolean =>
  !mayScore && eventId !== null && event?.hasPin === true && event.isOver !== true;
