import type { Database } from './db/database.ts';

/** Number of events that wait to be announced, by any process. */
export async function countOutboxBacklog(db: Database): Promise<number> {
  const rows = await db.query((q) =>
    q
      .selectFrom('outbox')
      .select((select) => select.fn.countAll().as('count'))
      .execute(),
  );
  return Number(rows[0]?.count ?? 0);
}
