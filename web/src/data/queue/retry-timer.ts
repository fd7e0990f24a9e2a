/** First wait before a command is tried again, in ms; doubled each time. */
const firstDelayMs = 1_000;

/** Longest wait: if nobody notices that the network is back, it is used within half a minute. */
const longestDelayMs = 30_000;

export type RetryTimer = {
  /** Runs `work` once after the next delay, or after `afterMs` if the server named a delay. */
  readonly schedule: (work: () => void, afterMs?: number) => void;
  /** Cancels the scheduled work and starts again with the first delay. */
  readonly reset: () => void;
  readonly isScheduled: () => boolean;
};

/** Waits longer with each attempt, varied at random by up to a quarter. */
export const createRetryTimer = ({
  setTimer,
  chance,
}: {
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
  readonly chance: () => number;
}): RetryTimer => {
  let attempts = 0;
  let cancel: (() => void) | null = null;
  const stop = (): void => {
    cancel?.();
    cancel = null;
  };
  return {
    schedule: (work, afterMs) => {
      stop();
      const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** attempts);
      attempts += 1;
      const spread = delay * (0.75 + chance() / 2);
      cancel = setTimer(
        () => {
          cancel = null;
          work();
        },
        Math.max(spread, afterMs ?? 0),
      );
    },
    reset: () => {
      attempts = 0;
      stop();
    },
    isScheduled: () => cancel !== null,
  };
};
