import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Creates ids that sort in the order of creation in this process and differ from the ids of other processes. */
export const createOrderedIds = (clock: Clock): (() => string) => {
  const processTag = randomBytes(6).toString('hex');
  let lastMs = 0;
  let counter = 0;
  return () => {
    lastMs = Math.max(lastMs, clock.now());
    counter += 1;
    return `${lastMs.toString(36).padStart(9, '0')}-${counter.toString(36).padStart(8, '0')}-${processTag}`;
  };
};
