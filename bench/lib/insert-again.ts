import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import type { BareWritesInput } from '../load/bare-writes.ts';

type Row = { readonly [column: string]: string | number | null };

/** Tables with a row or two for each match of an event, and how their rows are found. */
const tables = {
  matches: 'event_id = ',
  match_players: 'match_id in (select id from matches where event_id = $)',
  match_places: 'event_id = ',
} as const;
/** Rows of one statement on PostgreSQL. */
const perStatement = 100;

const found = (table: keyof typeof tables, placeholder: string): string => {
  const condition = tables[table];
  return condition.includes('$') ? condition.replace('$', placeholder) : `${condition}${placeholder}`;
};

const names = Object.keys(tables) as (keyof typeof tables)[];

function inSqlite(source: string, eventId: string): number {
  const folder = mkdtempSync(join(dirname(source), 'bare-'));
  const own = new Database(join(folder, 'bare.sqlite'));
  const other = new Database(source, { readonly: true });
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) own.pragma(pragma);
  const schema = other.prepare('select sql from sqlite_master where sql is not null and tbl_name = ?');
  for (const table of names) for (const { sql } of schema.all(table) as { sql: string }[]) own.exec(sql);
  const work = names.map((table) => {
    const rows = other.prepare(`select * from ${table} where ${found(table, '?')}`).all(eventId) as Row[];
    const columns = Object.keys(rows[0] ?? {});
    const values = columns.map((column) => `@${column}`).join(', ');
    return { rows, insert: own.prepare(`insert into ${table} (${columns.join(', ')}) values (${values})`) };
  });
  const startedAt = performance.now();
  own.transaction(() => {
    for (const { rows, insert } of work) for (const row of rows) insert.run(row);
  })();
  const tookMs = performance.now() - startedAt;
  for (const database of [own, other]) database.close();
  rmSync(folder, { recursive: true });
  return tookMs;
}

const insertRows = async (client: pg.Client, table: string, rows: readonly Row[]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {});
  for (let done = 0; done < rows.length; done += perStatement) {
    const slice = rows.slice(done, done + perStatement);
    const values = slice.map(
      (_, row) => `(${columns.map((__, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
    );
    await client.query(
      `insert into bare.${table} (${columns.join(', ')}) values ${values.join(', ')}`,
      slice.flatMap((row) => columns.map((column) => row[column])),
    );
  }
};

async function inPostgres(url: string, eventId: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('drop schema if exists bare cascade; create schema bare');
  const work: { readonly table: string; readonly rows: readonly Row[] }[] = [];
  for (const table of names) {
    await client.query(`create table bare.${table} (like ${table} including all)`);
    const { rows } = await client.query<Row>(`select * from ${table} where ${found(table, '$1')}`, [eventId]);
    work.push({ table, rows });
  }
  const startedAt = performance.now();
  await client.query('begin');
  for (const { table, rows } of work) await insertRows(client, table, rows);
  await client.query('commit');
  const tookMs = performance.now() - startedAt;
  await client.query('drop schema bare cascade');
  await client.end();
  return tookMs;
}

/** Inserts the rows of all matches of an event into empty tables, in one durable transaction; returns its ms. */
export const insertAgain = async (source: BareWritesInput['source'], eventId: string): Promise<number> =>
  source.kind === 'sqlite' ? inSqlite(source.file, eventId) : inPostgres(source.url, eventId);
