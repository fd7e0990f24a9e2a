import { setTimeout as sleep } from 'node:timers/promises';
import type { EventChanged } from '@neundarter/contract/live';

/** Maximum number of changes of events that are remembered. */
const maxRemembered = 2000;

/**
 * How long a change that was read already may take until it is announced, in ms: another process sends it after its commit, and
 * meanwhile nothing is told of the event. Time between two looks, in ms.
 */
const announcedWithinMs = 200;
const lookEveryMs = 5;

/** The changes from a revision on, until another one. */
type Range = { readonly from: number; readonly to: number };

/** Remembers which changes of events are the same for all. */
export const revisionCache = () => {
  const known = new Map<string, boolean>();
  const keyOf = (eventId: string, revision: number) => `${eventId}/${revision}`;
  /** Whether all of these changes are the same for all; null if some were not announced here. */
  const areShared = (eventId: string, { from, to }: Range): boolean | null => {
    if (to - from > maxRemembered) return null;
    const all = Array.from({ length: to - from }, (_, place) => known.get(keyOf(eventId, from + 1 + place)));
    if (all.includes(false)) return false;
    return all.includes(undefined) ? null : true;
  };
  return {
    note: ({ eventId, revision, isSameForAll = false }: EventChanged): void => {
      known.set(keyOf(eventId, revision), isSameForAll);
      for (const oldest of known.keys()) {
        if (known.size <= maxRemembered) break;
        known.delete(oldest);
      }
    },
    areShared,
    /** The same; waits a moment for those that are on their way. */
    areAllShared: async (eventId: string, range: Range): Promise<boolean> => {
      const giveUpAt = performance.now() + announcedWithinMs;
      while (areShared(eventId, range) === null && performance.now() < giveUpAt) await sleep(lookEveryMs);
      return areShared(eventId, range) === true;
    },
  };
};
