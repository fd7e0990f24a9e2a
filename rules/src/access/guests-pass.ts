// When the PIN of the guests opens a match day: from three hours before the planned start until the match day is
// finished, and not longer than 24 hours after its planned end. Two minutes more, so that a device can send its last turn
// again, or take it back.
import type { MatchdayStatus } from '../matchday/result.ts';
import type { EventTimes } from './events.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const opensBeforeMs = 3 * hourMs;
const closesAfterMs = 24 * hourMs;
const lastTurnMs = 2 * minuteMs;

/** Time in which a pairing code works, ms. */
export const pairingCodeMs = 10 * minuteMs;

/** Digits of a pairing code. */
export const pairingCodeLength = 8;

/** Digits of the PIN that the guests choose. */
export const guestsPinLengths = { min: 4, max: 8 } as const;

/** What decides whether the PIN of the guests opens a match day. */
type GuestsPassFacts = {
  readonly times: EventTimes;
  readonly status: MatchdayStatus;
  /** Milliseconds since 1970. */
  readonly finishedAt: number | null;
};

/** The times in which the PIN of a match day that is not finished works at `now`: bounds of its start and end, ms since 1970. */
export const guestsPassBounds = (
  now: number,
): { readonly startsBefore: number; readonly endsAfter: number } => ({
  startsBefore: now + opensBeforeMs,
  endsAfter: now - closesAfterMs,
});

/** Whether guests can take part by their PIN at `now`, ms since 1970. */
export const isGuestsPassOpen = ({ times, status, finishedAt }: GuestsPassFacts, now: number): boolean => {
  if (!isGuestsViewOpen(times, now)) return false;
  return status !== 'finished' || now < (finishedAt ?? 0) + lastTurnMs;
};

/** Whether devices of the guests may see a match day at `now` (ms since 1970), also when it is finished. */
export const isGuestsViewOpen = ({ startDateTime, endDateTime }: EventTimes, now: number): boolean => {
  const { startsBefore, endsAfter } = guestsPassBounds(now);
  return startDateTime <= startsBefore && endDateTime > endsAfter;
};

/** Whether a device of the guests can be paired at `now`, ms since 1970. */
export const isPairingOpen = (facts: GuestsPassFacts, now: number): boolean =>
  facts.status !== 'finished' && isGuestsPassOpen(facts, now);
