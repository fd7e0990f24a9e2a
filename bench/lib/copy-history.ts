import Sqlite from 'better-sqlite3';
import pg from 'pg';

/** What `fillHistory` and the registrations of users write, in the order of the references. */
const tables = ['players', 'users', 'sessions', 'matches', 'match_players', 'match_moves'];
const rowsPerStatement = 5000;

/** Copies players, users and matches from an embedded database to a PostgreSQL that has the same schema. */
export async function copyHistory(file: string, url: string): Promise<void> {
  const source = new Sqlite(file, { readonly: true });
  const target = new pg.Client({ connectionString: url });
  await target.connect();
  for (const table of tables) {
    const rows = source.prepare(`select * from ${table}`).all();
    for (let start = 0; start < rows.length; start += rowsPerStatement) {
      const some = JSON.stringify(rows.slice(start, start + rowsPerStatement));
      await target.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
        some,
      ]);
    }
  }
  await target.query('analyze');
  await target.end();
  source.close();
}
