import { sql } from 'kysely';
import { isOver } from './clock.ts';
import type { WriteTx } from './db/database.ts';
import type { Refusal } from './http/handler.ts';

/** A limit: at most `max` attempts in `windowMs`. The key says who tries what. */
export type AttemptLimit = { readonly key: string; readonly max: number; readonly windowMs: number };

/** A call may wait for the database after it has read the clock, so that a later call overtakes it. ms */
const overtakingMs = 1000;

/** `isOver` of the clock, for the row of a window. */
const isOverInSql = (windowMs: number, now: number) =>
  sql`(attempts.window_ends <= ${now} or attempts.window_ends > ${now + windowMs + overtakingMs})`;

/**
 * Counts an attempt. All processes share the counts, and a restart keeps them. The caller must commit the transaction,
 * otherwise the attempt is not counted.
 * @returns null if the attempt is allowed, otherwise the seconds until the next allowed one
 */
export const countAttempt = async (
  { q }: WriteTx,
  limits: readonly AttemptLimit[],
  now: number,
): Promise<number | null> => {
  let waitMs = 0;
  // Always in the same order, so that two calls never deadlock.
  for (const { key, max, windowMs } of limits.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const row = await q
      .insertInto('attempts')
      .values({ key, count: 1, window_ends: now + windowMs })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when ${isOverInSql(windowMs, now)} then 1 else attempts.count + 1 end`,
          window_ends: sql<number>`case when ${isOverInSql(windowMs, now)} then excluded.window_ends else attempts.window_ends end`,
        }),
      )
      .returning(['count', 'window_ends'])
      .executeTakeFirstOrThrow();
    if (row.count > max) waitMs = Math.max(waitMs, row.window_ends - now);
  }
  return waitMs === 0 ? null : Math.ceil(waitMs / 1000);
};

/** The refusal of an attempt. @param retryAfterS seconds until the next allowed one */
export const tooManyAttempts = (
  retryAfterS: number,
  code: 'error.too-many-requests' | 'error.login.too-many-requests' = 'error.too-many-requests',
): Refusal => ({ code, fields: [], retryAfterS });

/** A limit that slows down: after `free` attempts, the wait doubles from a second up to `maxWaitMs`. */
export type SlowLimit = { readonly key: string; readonly free: number; readonly maxWaitMs: number };

/** Slowed attempts are forgotten after this time without another one, in ms. */
export const slowWindowMs = 15 * 60_000;

const waitMsAfter = (count: number, { free, maxWaitMs }: SlowLimit): number =>
  count < free ? 0 : Math.min(1000 * 2 ** (count - free), maxWaitMs);

const readLocked = async (tx: WriteTx, key: string) => {
  const fresh = { key, count: 0, window_ends: 0 };
  await tx.q
    .insertInto('attempts')
    .values(fresh)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = tx.q.selectFrom('attempts').select(['count', 'window_ends']).where('key', '=', key);
  return tx.lockRows(row).executeTakeFirstOrThrow();
};

/**
 * Counts an attempt that comes late enough after the ones before. An attempt that comes too early is refused without
 * being counted, so that it does not make the wait longer. The caller must commit the transaction.
 * @returns null if the attempt is allowed, otherwise the seconds until the next allowed one
 */
export const slowAttempt = async (
  tx: WriteTx,
  limits: readonly SlowLimit[],
  now: number,
): Promise<number | null> => {
  let waitMs = 0;
  const counts = new Map<string, number>();
  for (const limit of limits.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const row = await readLocked(tx, limit.key);
    const count = isOver(row.window_ends, slowWindowMs + overtakingMs, now) ? 0 : row.count;
    counts.set(limit.key, count + 1);
    const lastAt = row.window_ends - slowWindowMs;
    const pauseMs = waitMsAfter(count, limit);
    // A free attempt waits for nothing, also if a later one has overtaken it.
    if (pauseMs > 0) waitMs = Math.max(waitMs, lastAt + pauseMs - now);
  }
  if (waitMs > 0) return Math.ceil(waitMs / 1000);
  for (const [key, count] of counts)
    await tx.q
      .updateTable('attempts')
      .set({ count, window_ends: now + slowWindowMs })
      .where('key', '=', key)
      .execute();
  return null;
};

/** Deletes the counts of these keys, and all expired counts. */
export const forgetAttempts = async ({ q }: WriteTx, keys: readonly string[], now: number): Promise<void> => {
  await q
    .deleteFrom('attempts')
    .where((eb) => eb.or([eb('key', 'in', [...keys]), eb('window_ends', '<=', now)]))
    .execute();
};
