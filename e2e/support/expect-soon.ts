import { expect } from 'vitest';

/** Waits until `read` gives what is expected; the message of the last attempt is what one sees when it never does. */
export const expectSoon = <Value>(read: () => Promise<Value> | Value) =>
  expect.poll(read, { timeout: 15_000, interval: 50 });
