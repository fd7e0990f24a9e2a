import type { Database } from '../db/database.ts';

/** Number of reactions that wait or run in any process (`waiting`), or that were given up (`set-aside`). */
export async function countReactions(db: Database, state: 'waiting' | 'set-aside'): Promise<number> {
  const rows = await db.query((q) =>
    q
      .selectFrom('reactions')
      .select((select) => select.fn.countAll().as('count'))
      .where('set_aside_at', state === 'waiting' ? 'is' : 'is not', null)
      .execute(),
  );
  return Number(rows[0]?.count ?? 0);
}
