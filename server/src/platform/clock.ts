/** Source of the current time; tests pass their own. */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/**
 * Maximum difference between the times of two calls that happen at once, in ms: clocks of several machines differ a
 * little, and a call may wait for the database after it has read the clock.
 */
export const clockSlackMs = 60_000;

/**
 * Whether something that lasts `lengthMs` is over. If it ended later than now + its length, the clock has been set back
 * since it began, and nobody knows how long it has lasted.
 */
export const isOver = (endsAt: number, lengthMs: number, now: number): boolean =>
  endsAt <= now || endsAt > now + lengthMs + clockSlackMs;

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };
