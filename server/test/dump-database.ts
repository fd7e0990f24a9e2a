import type { Kysely } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';
import type { Tables } from '../src/platform/db/tables.ts';

const tables: readonly (keyof Tables)[] = [
  'matches',
  'match_players',
  'match_moves',
  'match_requests',
  'match_places',
  'outbox',
  'reactions',
  'users',
  'sessions',
  'user_tokens',
  'attempts',
  'mails',
  'players',
  'pictures',
  'teams',
  'team_members',
  'team_invites',
  'team_wishes',
  'news',
  'player_match_stats',
  'player_month_stats',
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

/** Waits until every event was announced, every reaction done and every mail sent: nothing changes by itself any more. */
export async function settleOutbox(db: Database): Promise<void> {
  const events = () => db.query((q) => q.selectFrom('outbox').select('id').execute());
  const reactions = () =>
    db.query((q) => q.selectFrom('reactions').select('id').where('set_aside_at', 'is', null).execute());
  const mails = () =>
    db.query((q) => q.selectFrom('mails').select('id').where('due_at', 'is not', null).execute());
  const isBusy = async () =>
    (await events()).length > 0 || (await reactions()).length > 0 || (await mails()).length > 0;
  while (await isBusy()) await new Promise((resolve) => setTimeout(resolve, 20));
}
