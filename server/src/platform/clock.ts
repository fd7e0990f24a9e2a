/** Source of the current time; tests pass their own. */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };
