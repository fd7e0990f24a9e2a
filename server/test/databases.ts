import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseOptions } from '../src/platform/db/open-database.ts';

/** A new, empty place for a database; only its test uses it. */
export type DatabaseSite = {
  /** Options with which a server process uses it. */
  readonly options: DatabaseOptions;
  readonly dispose: () => Promise<void>;
};

/** A kind of database on which everything has to work. */
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

/** A separate schema; connections find it by their search path, and do not wait for the disk. */
const createPostgresSite = async (): Promise<DatabaseSite> => {
  const schema = `test_${randomBytes(8).toString('hex')}`;
  await runOnPostgres(`create schema ${schema}`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.searchParams.set('options', `-c search_path=${schema} -c synchronous_commit=off`);
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

/** Only PostgreSQL, for functions that only it has; empty if it is switched off by name. */
export const postgresOnly: readonly TestDatabase[] = isSwitchedOff ? [] : [postgres];

/** Every kind of database; without PostgreSQL only if it is switched off by name. */
export const databases: readonly TestDatabase[] = [sqlite, ...postgresOnly];
