import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Ids that sort in the order in which this process makes them, and never meet those of another. */
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
