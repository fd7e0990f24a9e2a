/** Source of the current time; tests pass their own. */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/**
 * Whether something that lasts `lengthMs` is over. If it ended later than now + its length, the clock has been set back
 * since it began, and nobody knows how long it has lasted.
 */
export const isOver = (endsAt: number, lengthMs: number, now: number): boolean =>
  endsAt <= now || endsAt > now + lengthMs;

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };

/**
 * A clock that never goes back, for what is counted in memory: when the other one is set back, it stands still for that
 * reading and then goes on from there.
 */
export const steadyClock = ({ now }: Clock): Clock => {
  let latest = Number.NEGATIVE_INFINITY;
  let ahead = 0;
  return {
    now: () => {
      const read = now();
      ahead = Math.max(ahead, latest - read);
      latest = read + ahead;
      return latest;
    },
  };
};
