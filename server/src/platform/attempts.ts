import { sql } from 'kysely';
import type { WriteTx } from './db/database.ts';

/** Something that may be tried so often in a window of time; the key says who tries what. */
export type AttemptLimit = { readonly key: string; readonly max: number; readonly windowMs: number };

/**
 * Counts an attempt against limits that all processes share and that outlive a restart. The caller's work must go on
 * to commit, or the attempt was never made.
 * @returns null while it is allowed, otherwise the seconds until another one is
 */
export const countAttempt = async (
  { q }: WriteTx,
  limits: readonly AttemptLimit[],
  now: number,
): Promise<number | null> => {
  let waitMs = 0;
  // Always in the same order, so that two calls never wait for each other.
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

/** Takes counts back, and clears away what is over anyhow. */
export const forgetAttempts = async ({ q }: WriteTx, keys: readonly string[], now: number): Promise<void> => {
  await q
    .deleteFrom('attempts')
    .where((eb) => eb.or([eb('key', 'in', [...keys]), eb('window_ends', '<=', now)]))
    .execute();
};
