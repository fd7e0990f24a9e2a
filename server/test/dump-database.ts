import type { Kysely } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';
import type { Tables } from '../src/platform/db/tables.ts';

const tables: readonly (keyof Tables)[] = [
  'matches',
  'match_players',
  'match_moves',
  'match_requests',
  'outbox',
  'schema_versions',
];

/** Everything in the database, for telling whether anything changed. */
export async function dumpDatabase(db: Database): Promise<Record<string, readonly string[]>> {
  return db.read(async (q) => {
    const dump: Record<string, readonly string[]> = {};
    for (const table of tables) dump[table] = await dumpTable(q, table);
    return dump;
  });
}

async function dumpTable(q: Kysely<Tables>, table: keyof Tables): Promise<readonly string[]> {
  const rows = await q.selectFrom(table).selectAll().execute();
  return rows.map((row) => JSON.stringify(row)).toSorted();
}

/** Waits until every event was announced, so that the outbox no longer changes by itself. */
export async function settleOutbox(db: Database): Promise<void> {
  const count = () => db.query((q) => q.selectFrom('outbox').select('id').execute());
  while ((await count()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
}
