import { sql } from 'kysely';
import type { Database, Queries } from './db/database.ts';

const dayMs = 24 * 3_600_000;

/** Days of use after which an end is believed. A clock that jumps to a wrong year and back adds only one or two. */
const daysToBelieve = 7;

/**
 * The days on which this server was used. A clock alone cannot end what lasts for weeks: a Raspberry Pi without network
 * may start in a wrong year, and everybody would be signed out. So a session or guest ends only if the clock says so
 * and the server has seen seven more days since the last use.
 */
export type KnownDays = {
  /** Notes the day; writes only the first time. */
  readonly note: (now: number) => Promise<void>;
  /** Whether the server has seen enough days since the one of `usedAt`; true for days that it did not note. */
  readonly hasSeenEnoughSince: (q: Queries, usedAt: number) => Promise<boolean>;
};

const dayOf = (time: number): number => Math.floor(time / dayMs);

export const createKnownDays = (db: Pick<Database, 'write'>): KnownDays => {
  let noted: number | null = null;
  return {
    note: async (now) => {
      const day = dayOf(now);
      if (day === noted) return;
      noted = day;
      await db
        .write(({ q }) =>
          q
            .insertInto('known_days')
            .values({
              day,
              seq: q.selectFrom('known_days').select(sql<number>`coalesce(max(seq), 0) + 1`.as('seq')),
            })
            .onConflict((conflict) => conflict.column('day').doNothing())
            .execute(),
        )
        .catch(() => {
          noted = null;
        });
    },
    hasSeenEnoughSince: async (q, usedAt) => {
      const used = await q
        .selectFrom('known_days')
        .select('seq')
        .where('day', '=', dayOf(usedAt))
        .executeTakeFirst();
      if (used === undefined) return true;
      const { last } = await q
        .selectFrom('known_days')
        .select(({ fn }) => fn.max('seq').as('last'))
        .executeTakeFirstOrThrow();
      return last - used.seq >= daysToBelieve;
    },
  };
};
