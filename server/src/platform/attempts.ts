import { sql } from 'kysely';
import type { WriteTx } from './db/database.ts';

/** A limit: at most `max` attempts in `windowMs`. The key says who tries what. */
export type AttemptLimit = { readonly key: string; readonly max: number; readonly windowMs: number };

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
          count: sql<number>`case when attempts.window_ends <= ${now} then 1 else attempts.count + 1 end`,
          window_ends: sql<number>`case when attempts.window_ends <= ${now} then excluded.window_ends else attempts.window_ends end`,
        }),
      )
      .returning(['count', 'window_ends'])
      .executeTakeFirstOrThrow();
    if (row.count > max) waitMs = Math.max(waitMs, row.window_ends - now);
  }
  return waitMs === 0 ? null : Math.ceil(waitMs / 1000);
};

/** Deletes the counts of these keys, and all expired counts. */
export const forgetAttempts = async ({ q }: WriteTx, keys: readonly string[], now: number): Promise<void> => {
  await q
    .deleteFrom('attempts')
    .where((eb) => eb.or([eb('key', 'in', [...keys]), eb('window_ends', '<=', now)]))
    .execute();
};
