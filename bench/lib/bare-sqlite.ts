import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import type { BareWriter } from './bare-writer.ts';

type Row = { readonly [column: string]: string | number | null };

const tables = ['matches', 'match_moves', 'match_requests', 'outbox'];

/**
 * Writes the rows of the server's turns again. One turn updates the match's row and adds a move, a request id and an
 * event.
 */
export function bareSqlite(source: string): BareWriter {
  // Beside the source, so that both use the same disk.
  const folder = mkdtempSync(join(dirname(source), 'bare-'));
  const database = new Database(join(folder, 'bare.sqlite'));
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'])
    database.pragma(pragma);
  database.exec(`attach '${source}' as source`);
  const schema = database.prepare(
    'select sql from source.sqlite_master where sql is not null and tbl_name = ?',
  );
  for (const table of tables) {
    for (const { sql } of schema.all(table) as { sql: string }[]) database.exec(sql);
  }
  database.exec('insert into main.matches select * from source.matches');
  const moves = database
    .prepare("select * from source.match_moves where kind = 'throw' order by match_id, seq")
    .all() as Row[];
  const standings = new Map(
    (
      database.prepare('select id, standing from source.matches').all() as { id: string; standing: string }[]
    ).map(({ id, standing }) => [id, standing]),
  );
  database.exec('detach source');

  const columns = Object.keys(moves[0] ?? {});
  const insertMove = database.prepare(
    `insert into match_moves (${columns.join(', ')}) values (${columns.map((column) => `@${column}`).join(', ')})`,
  );
  const insertRequest = database.prepare("insert into match_requests values (@match_id, @throw_id, 'throw')");
  const insertEvent = database.prepare(
    "insert into outbox values (@throw_id, @time_stamp, @time_stamp, 0, '[]', 'match-score-updated', @payload)",
  );
  const updateMatch = database.prepare(
    'update matches set standing = @standing, revision = revision + 1, move_count = move_count + 1 where id = @match_id',
  );
  const turn = database.transaction((move: Row) => {
    const standing = standings.get(String(move['match_id'])) ?? '';
    insertMove.run(move);
    insertRequest.run(move);
    insertEvent.run({ ...move, payload: standing });
    updateMatch.run({ ...move, standing });
  });
  return {
    turns: moves.length,
    write: (index) => {
      const move = moves[index];
      if (move) turn.immediate(move);
    },
    close: () => {
      database.close();
      rmSync(folder, { recursive: true });
    },
  };
}
