import type { EventEntity } from '@neundarter/contract/entities/event';

/**
 * A tournament ends with its last match, so its form asks for no end. Until then it counts as one of this length in lists.
 * ms
 */
export const usualTournamentMs = 12 * 60 * 60_000;

type Times = Pick<EventEntity['props'], 'type' | 'startDateTime' | 'endDateTime'>;

/** The end of an event, ms since 1970; null if nobody has entered one. */
export const shownEndOf = ({ type, startDateTime, endDateTime }: Times): number | null =>
  type === 'tournament' && endDateTime - startDateTime === usualTournamentMs ? null : endDateTime;
