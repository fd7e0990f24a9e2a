import { setTimeout as wait } from 'node:timers/promises';

/** The app counts two confirms within 300 ms as one, and ignores taps on a dialog that has just opened. ms */
const shortestPauseMs = 330;

/** Waits at least as long as a person would, so that the next tap does not count as the second half of a double tap. */
export const humanPause = (since = performance.now()): Promise<void> =>
  wait(Math.max(0, shortestPauseMs - (performance.now() - since)));
