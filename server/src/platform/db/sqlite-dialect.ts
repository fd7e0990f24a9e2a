import type Sqlite from 'better-sqlite3';
import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import type { Queries } from './database.ts';
import { sendAtOnce } from './prepared.ts';
import type { Tables } from './tables.ts';

/** Maximum prepared statements per connection; lists with filters need a few dozen. */
const maxStatements = 500;

/** Needs no lock per query, because the write queue runs only one transaction at a time. */
class SerialAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SerialDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new SerialAdapter();
  }
}

/** Prepares each SQL text once. */
export const cachingStatements = (connection: Sqlite.Database) => {
  const statements = new Map<string, Sqlite.Statement>();
  return (sql: string): Sqlite.Statement => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    if (statements.size >= maxStatements) statements.clear();
    const statement = connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
};

/** Kysely for one connection with cached prepared statements. */
export const sqliteQueries = (connection: Sqlite.Database): Queries => {
  const prepare = cachingStatements(connection);
  const database = { prepare, close: () => undefined };
  const q = new Kysely<Tables>({
    dialect: new SerialDialect({ database }),
  });
  sendAtOnce(q, async ({ sql, parameters }) => prepare(sql).all(parameters));
  return q;
};
