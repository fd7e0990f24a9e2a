import { setTimeout as wait } from 'node:timers/promises';

/** The app takes two confirms within 300 ms for one and taps on a dialog that has just opened for an accident. ms */
const shortestPauseMs = 330;

/** Waits as long as a person would at least, so that the next tap is not taken for the second half of the last. */
export const humanPause = (since = performance.now()): Promise<void> =>
  wait(Math.max(0, shortestPauseMs - (performance.now() - since)));
