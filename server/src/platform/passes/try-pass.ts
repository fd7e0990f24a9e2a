import type { AttemptLimit } from '../attempts.ts';
import { isOver } from '../clock.ts';
import type { Database, Queries } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import { type RecentlyUsed, recentlyUsed } from '../recently-used.ts';
import { isPassOpen, type Pass, type PassPlace, passKinds } from './pass.ts';
import { passRows } from './pass-rows.ts';
import { isSecretOf } from './pass-secrets.ts';
import { isProven, limitsOf, type TryLimit, type Typist } from './try-limits.ts';

type Count = { readonly count: number; readonly windowEnds: number };

/** Keys whose latest counts each process remembers. */
const maxRemembered = 10_000;
const remembered = new WeakMap<Database, RecentlyUsed<Count>>();

/**
 * Counts of this process, which are raised at once: the counts in the database follow only when a transaction commits,
 * and calls that come at the same moment must not share one try.
 */
const countsOf = (db: Database): RecentlyUsed<Count> => {
  const counts = remembered.get(db) ?? recentlyUsed<Count>(maxRemembered);
  remembered.set(db, counts);
  return counts;
};

/** The higher one of the counts of a limit in the database and in this process, of a window that is not over. */
const latestOf = (counts: readonly (Count | undefined)[], { windowMs }: AttemptLimit, now: number): Count => {
  const valid = counts.flatMap((one) =>
    one !== undefined && !isOver(one.windowEnds, windowMs, now) ? [one] : [],
  );
  const [highest] = valid.toSorted((one, other) => other.count - one.count);
  return highest ?? { count: 0, windowEnds: now + windowMs };
};

const readCounts = async (
  q: Queries,
  limits: readonly AttemptLimit[],
): Promise<ReadonlyMap<string, Count>> => {
  const rows = await q
    .selectFrom('attempts')
    .select(['key', 'count', 'window_ends'])
    .where(
      'key',
      'in',
      limits.map(({ key }) => key),
    )
    .execute();
  return new Map(rows.map(({ key, count, window_ends }) => [key, { count, windowEnds: window_ends }]));
};

/** A place that somebody wants to open by a secret that they have typed. */
export type TypedSecret = { readonly place: PassPlace; readonly secret: string; readonly by: Typist };

/**
 * `outdated`: the secret was right before; devices go on sending it until they know, so it is wrong, but does not count.
 * `locked`: too many wrong tries of all, until somebody lifts the lock. `wait`: this caller or this network may try again
 * after `waitS` seconds. `closed`: nothing opens this place now.
 */
export type Tried =
  | { readonly outcome: 'right' | 'wrong' | 'outdated' | 'locked'; readonly pass: Pass }
  | { readonly outcome: 'wait'; readonly waitS: number }
  | { readonly outcome: 'closed' };

type Reserved = { readonly limit: TryLimit } & Count;

/** Takes a try from each limit, or says which ones have none left. Nothing waits in here. */
const reserve = (
  counts: RecentlyUsed<Count>,
  { limits, stored, now }: { limits: readonly TryLimit[]; stored: ReadonlyMap<string, Count>; now: number },
) => {
  const latest: readonly Reserved[] = limits.map((limit) => ({
    limit,
    ...latestOf([stored.get(limit.key), counts.get(limit.key)], limit, now),
  }));
  const full = latest.filter(({ limit, count }) => count >= limit.max);
  if (full.length === 0)
    for (const { limit, count, windowEnds } of latest)
      counts.set(limit.key, { count: count + 1, windowEnds });
  return full;
};

/** Gives back a try that was no wrong one. */
const giveBack = (counts: RecentlyUsed<Count>, limits: readonly TryLimit[]): void => {
  for (const { key } of limits) {
    const one = counts.get(key);
    if (one !== undefined) counts.set(key, { ...one, count: one.count - 1 });
  }
};

/** Whether it was the secret of an earlier pass. Slow hashes are not compared: that would cost too much. */
const isOutdated = async (earlier: readonly Pass[], secret: string): Promise<boolean> => {
  for (const pass of earlier)
    if (passKinds[pass.place.kind] !== 'slow-hash' && (await isSecretOf(pass, secret))) return true;
  return false;
};

/**
 * Compares a typed secret with that of the open pass of a place, unless there were too many wrong ones. After a wrong one
 * call `countWrongTry`, in a transaction of its own; after a right one `passRows.use`. A place whose secret is hashed
 * slowly must not be tried inside a transaction. @throws {TooManyHashes}
 */
export const tryPass = async (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  q: Queries,
  { place, secret, by }: TypedSecret,
): Promise<Tried> => {
  const [pass, ...earlier] = await passRows.findKnown(q, place);
  if (pass === undefined || !isPassOpen(pass, clock.now())) return { outcome: 'closed' };
  if (pass.lockedAt !== null && !isProven(by.actor)) return { outcome: 'locked', pass };
  const limits = limitsOf(pass, by);
  const stored = await readCounts(q, limits);
  const now = clock.now();
  const counts = countsOf(db);
  // Before the secret is compared, so that of two calls the second one sees the try of the first.
  const full = reserve(counts, { limits, stored, now });
  if (full.some(({ limit }) => limit.isOfAll)) return { outcome: 'locked', pass };
  if (full.length > 0) {
    const waitMs = Math.max(...full.map(({ windowEnds }) => windowEnds - now));
    return { outcome: 'wait', waitS: Math.max(1, Math.ceil(waitMs / 1000)) };
  }
  const isRight = await isSecretOf(pass, secret);
  if (!isRight && !(await isOutdated(earlier, secret))) return { outcome: 'wrong', pass };
  giveBack(counts, limits);
  return { outcome: isRight ? 'right' : 'outdated', pass };
};
