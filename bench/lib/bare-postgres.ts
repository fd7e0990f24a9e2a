import pg from 'pg';
import type { BareWriter } from './bare-writer.ts';

type Row = { readonly [column: string]: unknown };

const tables = ['matches', 'match_moves', 'match_requests', 'outbox'];

/** Like `bareSqlite`, but in PostgreSQL, in a separate schema beside the server's schema. */
export async function barePostgres(url: string): Promise<BareWriter> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const read = async (sql: string): Promise<Row[]> => (await client.query<Row>(sql)).rows;
  const [schema] = await read('select current_schema() as here');
  const here = String(schema?.['here']);
  await client.query('drop schema if exists bare cascade; create schema bare');
  for (const table of tables) {
    await client.query(`create table bare.${table} (like ${here}.${table} including all)`);
  }
  await client.query(`insert into bare.matches select * from ${here}.matches`);
  const moves = await read(`select * from ${here}.match_moves where kind = 'throw' order by match_id, seq`);
  const standings = new Map(
    (await read(`select id, standing from ${here}.matches`)).map(({ id, standing }) => [id, standing]),
  );
  const columns = Object.keys(moves[0] ?? {});
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });

  const turn = async (move: Row) => {
    const { match_id: matchId, throw_id: throwId, time_stamp: at } = move;
    const standing = standings.get(matchId);
    await client.query('begin');
    await run('lock', 'select standing from bare.matches where id = $1 for update', [matchId]);
    await run(
      'move',
      `insert into bare.match_moves (${columns.join(', ')}) values (${places})`,
      Object.values(move),
    );
    await run('request', "insert into bare.match_requests values ($1, $2, 'throw')", [matchId, throwId]);
    await run('event', "insert into bare.outbox values ($1, $2, $2, 0, '[]', 'match-score-updated', $3)", [
      throwId,
      at,
      standing,
    ]);
    await run(
      'match',
      'update bare.matches set standing = $2, revision = revision + 1, move_count = move_count + 1 where id = $1',
      [matchId, standing],
    );
    await client.query('commit');
  };
  return {
    turns: moves.length,
    write: async (index) => {
      const move = moves[index];
      if (move) await turn(move);
    },
    close: async () => {
      await client.query('drop schema bare cascade');
      await client.end();
    },
  };
}
