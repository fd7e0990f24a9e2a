import { expect } from 'vitest';
import { patienceMs } from './patience.ts';

/**
 * Waits until `read` returns the expected value; if it never does, the test fails with the message of the last attempt.
 */
export const expectSoon = <Value>(read: () => Promise<Value> | Value) =>
  expect.poll(read, { timeout: patienceMs, interval: 50 });
