// How a match day ends without being played. Each side gives up itself. That the other side has not appeared can be said
// only while no game has begun, and after a wait that counts from the planned time. That side can object for seven days;
// then the result is disputed, and nobody gets points for it.
import type { GameProgress } from './game-parties.ts';
import type { Side } from './plan.ts';

const minuteMs = 60_000;

/** Minutes from the planned time until a side counts as absent. */
export const waitMinutes = { min: 15, max: 240, usual: 30 } as const;

/** Time in which a side can object, ms. */
const objectableForMs = 7 * 24 * 60 * minuteMs;

/** `gave-up`: the side itself did. `absent`: the other side says that it has not appeared. */
export const forfeitReasons = ['gave-up', 'absent'] as const;
export type ForfeitReason = (typeof forfeitReasons)[number];

/** How a side has lost the whole match day. */
export type MatchdayForfeit = {
  readonly side: Side;
  readonly reason: ForfeitReason;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Whether the side objects. */
  readonly isDisputed: boolean;
};

/** What decides from when a side counts as absent. Times are ms since 1970. */
type AbsenceFacts = {
  readonly startDateTime: number;
  readonly waitMinutes: number;
  /** When the planned time or the wait was last set; null if that is not known. */
  readonly timedAt: number | null;
};

/**
 * From when a side counts as absent, ms since 1970. The wait does not begin before the planned time was set, so that
 * nobody can move a match day into the past.
 */
export const absentFrom = ({ startDateTime, waitMinutes: wait, timedAt }: AbsenceFacts): number =>
  Math.max(startDateTime, timedAt ?? 0) + wait * minuteMs;

/** Whether it can be said at `now` (ms since 1970) that a side has not appeared. @param progress how far each game is */
export const isAbsenceReportable = (
  { progress, ...facts }: AbsenceFacts & { readonly progress: readonly GameProgress[] },
  now: number,
): boolean => !progress.includes('begun') && absentFrom(facts) <= now;

/** Until when the side can object, ms since 1970; null if there is nothing to object to. */
export const objectableUntil = ({ reason, madeAt }: MatchdayForfeit): number | null =>
  reason === 'absent' ? madeAt + objectableForMs : null;

/** Whether the side can object at `now`, ms since 1970. */
export const isObjectable = (forfeit: MatchdayForfeit, now: number): boolean =>
  !forfeit.isDisputed && now < (objectableUntil(forfeit) ?? 0);
