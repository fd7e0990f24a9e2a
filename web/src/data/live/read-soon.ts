import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { readAnew } from './take-event.ts';

/** Within this time all spectators of a hall read what has changed, each at another moment. ms */
const spreadMs = 2000;

const waiting = new WeakMap<QueryClient, Map<string, ReturnType<typeof setTimeout>>>();

/**
 * Reads answers again after a short random time, and only once for all changes until then: a change that thousands of
 * spectators see must not make all of them ask in the same moment.
 */
export function readSoon(client: QueryClient, queryKey: QueryKey, chance: () => number = Math.random): void {
  const timers = waiting.get(client) ?? new Map<string, ReturnType<typeof setTimeout>>();
  waiting.set(client, timers);
  const hash = hashKey(queryKey);
  if (timers.has(hash)) return;
  const read = () => {
    timers.delete(hash);
    void readAnew(client, queryKey);
  };
  timers.set(hash, setTimeout(read, chance() * spreadMs));
}
