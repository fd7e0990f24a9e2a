import type { CallLimit } from '../http/call-limits.ts';

/** One limit and the name under which its calls are counted; `cost` is how many calls this one counts as, by default 1. */
export type Counted = { readonly key: string; readonly limit: CallLimit; readonly cost?: number };

/** Calls of this process that other processes do not know yet. */
type Spent = { readonly calls: number; readonly limit: CallLimit };

export type CallCounter = {
  /**
   * Counts one call under all keys, unless one of the limits is reached.
   * @param now ms since 1970
   * @returns 0, or the time in ms until the next call is allowed
   */
  readonly count: (counted: readonly Counted[], now: number) => number;
  /** Returns the calls since the last time, by key, and forgets them. */
  readonly takeSpent: () => ReadonlyMap<string, Spent>;
  /** Takes over the count of all processes: time until all calls are forgotten, in ms. */
  readonly setUsed: (key: string, usedMs: number, now: number) => void;
};

/** Number of keys from which on old ones are dropped. */
const keysToKeep = 1000;

/**
 * Counts calls in memory: each key has only the time at which all its calls will be forgotten ("leaky bucket"), and each
 * call moves it by the pause that the limit allows between calls. It costs one or two microseconds per call.
 */
export const createCallCounter = (): CallCounter => {
  const emptyAt = new Map<string, number>();
  let spent = new Map<string, Spent>();
  let dropAt = keysToKeep;

  const dropOld = (now: number): void => {
    for (const [key, at] of emptyAt) {
      if (at > now) continue;
      emptyAt.delete(key);
      // Without Redis nobody takes them.
      spent.delete(key);
    }
    dropAt = Math.max(keysToKeep, 2 * emptyAt.size);
  };
  const after = ({ key, limit, cost = 1 }: Counted, now: number): number => {
    const known = emptyAt.get(key) ?? 0;
    // Later only if the clock was set back, or if several processes together have exceeded the limit.
    const latest = now + (1000 * limit.burst) / limit.perSecond;
    if (known > latest) emptyAt.set(key, latest);
    return Math.max(now, Math.min(known, latest)) + (1000 * cost) / limit.perSecond;
  };

  return {
    count: (counted, now) => {
      const waits = counted.map(
        (one) => after(one, now) - now - (1000 * one.limit.burst) / one.limit.perSecond,
      );
      const waitMs = Math.max(0, ...waits);
      // Sums of fractions are not exact.
      if (waitMs > 0.001) return waitMs;
      for (const one of counted) {
        emptyAt.set(one.key, after(one, now));
        spent.set(one.key, { calls: (spent.get(one.key)?.calls ?? 0) + (one.cost ?? 1), limit: one.limit });
      }
      if (emptyAt.size > dropAt) dropOld(now);
      return 0;
    },
    takeSpent: () => {
      const taken = spent;
      spent = new Map();
      return taken;
    },
    setUsed: (key, usedMs, now) => {
      const own = spent.get(key);
      const ownMs = own === undefined ? 0 : (1000 * own.calls) / own.limit.perSecond;
      emptyAt.set(key, now + usedMs + ownMs);
    },
  };
};
