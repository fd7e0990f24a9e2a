import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../../migrations/all.ts';
import { databases } from '../../../test/databases.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

type Row = Record<string, unknown>;

/** The whole schema as text. */
const schemaOf = async (db: Database): Promise<readonly Row[]> =>
  db.query(async (q) => {
    if (db.dialect === 'sqlite') {
      return (await sql<Row>`select type, name, sql from sqlite_master order by type, name`.execute(q)).rows;
    }
    const columns = await sql<Row>`
      select table_name, column_name, data_type, is_nullable from information_schema.columns
      where table_schema = current_schema() order by 1, 2`.execute(q);
    const indexes = await sql<Row>`
      select tablename, indexname, replace(indexdef, current_schema(), '') as definition from pg_indexes
      where schemaname = current_schema() order by 1, 2`.execute(q);
    const constraints = await sql<Row>`
      select conname, pg_get_constraintdef(oid) as definition from pg_constraint
      where connamespace = current_schema()::regnamespace order by 1`.execute(q);
    return [...columns.rows, ...indexes.rows, ...constraints.rows];
  });

describe.each(databases)('migrations on $name', ({ createEmpty }) => {
  const openAndClose = async (options: Parameters<typeof openDatabase>[0]) => {
    const db = await openDatabase(options);
    const schema = await schemaOf(db);
    await db.close();
    return schema;
  };

  let wanted: Awaited<ReturnType<typeof openAndClose>>;
  beforeAll(async () => {
    const fresh = await createEmpty();
    wanted = await openAndClose(fresh.options);
    await fresh.dispose();
  });

  it('give the same schema one at a time, each by an update of its own, as all at once', async () => {
    const older = await createEmpty();
    for (const [index] of migrations.entries())
      await openAndClose({ ...older.options, migrations: migrations.slice(0, index + 1) });
    expect(await openAndClose(older.options)).toEqual(wanted);
    expect(wanted.length).toBeGreaterThan(migrations.length);
    await older.dispose();
  });

  it('have ascending numbers', () => {
    const names = migrations.map(({ name }) => name);
    for (const name of names) expect(name).toMatch(/^\d{4}-[a-z0-9-]+$/);
    const numbers = names.map((name) => Number(name.slice(0, 4)));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
  });

  it('refuse a database of a newer version, and change nothing', async () => {
    const site = await createEmpty();
    const schema = await openAndClose(site.options);
    const older = { ...site.options, migrations: migrations.slice(0, 1) };
    await expect(openDatabase(older)).rejects.toThrow(/newer version \(0002-outbox\)/);
    expect(await openAndClose(site.options)).toEqual(schema);
    await site.dispose();
  });

  it('leave nothing behind if a step fails', async () => {
    const site = await createEmpty();
    const failing = {
      name: '0001-fails',
      up: async () => {
        throw new Error('broken step');
      },
    };
    await expect(openDatabase({ ...site.options, migrations: [failing] })).rejects.toThrow('broken step');
    const db = await openDatabase({ ...site.options, migrations: [] });
    const applied = await db.query((q) => q.selectFrom('schema_versions').select('name').execute());
    expect(applied).toEqual([]);
    await db.close();
    await site.dispose();
  });
});

describe.each(databases.filter(({ name }) => name === 'postgres'))(
  'two processes on $name',
  ({ createEmpty }) => {
    it('can start at the same time and migrate once', async () => {
      const site = await createEmpty();
      const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase(site.options)));
      const applied = await opened[0]?.query((q) =>
        q.selectFrom('schema_versions').select('name').orderBy('name').execute(),
      );
      expect(applied?.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
      await Promise.all(opened.map((db) => db.close()));
      await site.dispose();
    });
  },
);
