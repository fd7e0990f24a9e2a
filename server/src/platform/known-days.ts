import { sql } from 'kysely';
import type { Database, Queries, WriteTx } from './db/database.ts';

const dayMs = 24 * 3_600_000;

/** Days of use after which an end is believed. A clock that jumps to a wrong year and back adds only one or two. */
const daysToBelieve = 7;

/**
 * The days on which this server was used. A clock alone cannot end what lasts for weeks: a Raspberry Pi without network
 * may start in a wrong year, and everybody would be signed out. So a session or guest ends only if the clock says so
 * and the server has seen seven more days since the last use.
 */
export type KnownDays = {
  /** Notes the day and tidies up; writes only the first time. */
  readonly note: (now: number) => Promise<void>;
  /** Whether the server has seen enough days since the one of `usedAt`; true for days that it did not note. */
  readonly hasSeenEnoughSince: (q: Queries, usedAt: number) => Promise<boolean>;
};

const dayOf = (time: number): number => Math.floor(time / dayMs);

/** What is tidied up once a day. Times are ms since 1970. */
export type EveryDay = (
  tx: WriteTx,
  today: {
    readonly now: number;
    /** What ended before this time has ended, even if the clock has jumped: the server has seen seven days since. */
    readonly believedUntil: number;
  },
) => Promise<void>;

const findBelievedUntil = async (q: Queries): Promise<number> => {
  const row = await q
    .selectFrom('known_days')
    .select('day')
    .orderBy('day', 'desc')
    .offset(daysToBelieve - 1)
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? 0 : row.day * dayMs;
};

/** @param everyDay runs when a day is noted, in the same transaction */
export const createKnownDays = (
  db: Pick<Database, 'write'>,
  everyDay: EveryDay = async () => undefined,
): KnownDays => {
  let noted: number | null = null;
  return {
    note: async (now) => {
      const day = dayOf(now);
      if (day === noted) return;
      noted = day;
      await db
        .write(async (tx) => {
          const { q } = tx;
          await q
            .insertInto('known_days')
            .values({
              day,
              seq: q.selectFrom('known_days').select(sql<number>`coalesce(max(seq), 0) + 1`.as('seq')),
            })
            .onConflict((conflict) => conflict.column('day').doNothing())
            .execute();
          await everyDay(tx, { now, believedUntil: await findBelievedUntil(q) });
        })
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
