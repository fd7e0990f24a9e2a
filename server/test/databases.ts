import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseOptions } from '../src/platform/db/open-database.ts';

/** A fresh, empty place for a database; nothing else uses it. */
export type DatabaseSite = {
  /** What a server process is started with to use it. */
  readonly options: DatabaseOptions;
  readonly dispose: () => Promise<void>;
};

/** A kind of database that everything has to work on. */
export type TestDatabase = {
  readonly name: 'sqlite' | 'postgres';
  readonly create: () => Promise<DatabaseSite>;
};

const createSqliteSite = async (): Promise<DatabaseSite> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'neundarter-test-'));
  return {
    options: { dataDir },
    dispose: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
};

/** Runs one statement as the owner of the test database. */
export const runOnPostgres = async (statement: string): Promise<readonly Record<string, unknown>[]> => {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined || url === '') {
    throw new Error(
      'TEST_DATABASE_URL names no PostgreSQL to test with. Start one, or switch these tests off by name: NEUNDARTER_SKIP=postgres',
    );
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
};

/** A schema of its own; connections find it by their search path. */
const createPostgresSite = async (): Promise<DatabaseSite> => {
  const schema = `test_${randomBytes(8).toString('hex')}`;
  await runOnPostgres(`create schema ${schema}`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.searchParams.set('options', `-c search_path=${schema}`);
  const sqliteSite = await createSqliteSite();
  return {
    options: { ...sqliteSite.options, databaseUrl: url.toString().replaceAll('+', '%20') },
    dispose: async () => {
      await runOnPostgres(`drop schema ${schema} cascade`);
      await sqliteSite.dispose();
    },
  };
};

const isSwitchedOff = (process.env.NEUNDARTER_SKIP ?? '').split(/[\s,]+/).includes('postgres');

export const sqlite: TestDatabase = { name: 'sqlite', create: createSqliteSite };
const postgres: TestDatabase = { name: 'postgres', create: createPostgresSite };

/** PostgreSQL alone, for what only it does; empty when it is switched off by name. */
export const postgresOnly: readonly TestDatabase[] = isSwitchedOff ? [] : [postgres];

/** Every kind of database; PostgreSQL is left out only when it is switched off by name. */
export const databases: readonly TestDatabase[] = [sqlite, ...postgresOnly];
