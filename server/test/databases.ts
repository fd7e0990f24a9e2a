import { createHash, randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type DatabaseOptions, databaseFileName, openDatabase } from '../src/platform/db/open-database.ts';

/** A new, empty place for a database; only its test uses it. */
export type DatabaseSite = {
  /** Options with which a server process uses it. */
  readonly options: DatabaseOptions;
  readonly dispose: () => Promise<void>;
};

/** A kind of database on which everything has to work. */
export type TestDatabase = {
  readonly name: 'sqlite' | 'postgres';
  /** A database with the newest schema and nothing in it. */
  readonly create: () => Promise<DatabaseSite>;
  /** A database without any table, for tests of the schema's steps. */
  readonly createEmpty: () => Promise<DatabaseSite>;
};

const createEmptySqliteSite = async (): Promise<DatabaseSite> => {
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

/** The steps of the schema are applied once, because that takes longer than most tests. Copies have the result. */
let sqliteTemplate: Promise<string> | undefined;

const makeSqliteTemplate = async (): Promise<string> => {
  const { options } = await createEmptySqliteSite();
  await (await openDatabase(options)).close();
  process.once('exit', () => rmSync(options.dataDir, { recursive: true, force: true }));
  return join(options.dataDir, databaseFileName);
};

const createSqliteSite = async (): Promise<DatabaseSite> => {
  sqliteTemplate ??= makeSqliteTemplate();
  const site = await createEmptySqliteSite();
  copyFileSync(await sqliteTemplate, join(site.options.dataDir, databaseFileName));
  return site;
};

/** The address of another database of the same server. Its connections do not wait for the disk. */
const urlOf = (database: string): string => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${database}`;
  url.searchParams.set('options', '-c synchronous_commit=off');
  return url.toString().replaceAll('+', '%20');
};

/** Changes with every change of the schema's steps. */
const schemaName = (): string => {
  const folder = new URL('../migrations/', import.meta.url);
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).toSorted())
    if (file.endsWith('.ts')) hash.update(file).update(readFileSync(new URL(file, folder)));
  return `test_schema_${hash.digest('hex').slice(0, 16)}`;
};

let postgresTemplate: Promise<string> | undefined;

/** Finds the database that has the schema, or makes it; of several processes, the first one does. */
const makePostgresTemplate = async (): Promise<string> => {
  const name = schemaName();
  const half = `${name}_half`;
  const lock = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock(7226001)');
    const { rowCount } = await lock.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 1) return name;
    await lock.query(`drop database if exists ${half} with (force)`);
    await lock.query(`create database ${half} template template0`);
    const { options, dispose } = await createEmptySqliteSite();
    await (await openDatabase({ ...options, databaseUrl: urlOf(half) })).close();
    await dispose();
    await lock.query(`alter database ${half} rename to ${name}`);
    return name;
  } finally {
    await lock.end();
  }
};

/** A separate database, made from another one. */
const createPostgresDatabase = async (template: string): Promise<DatabaseSite> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnPostgres(`create database ${name} template ${template} strategy file_copy`);
  const sqliteSite = await createEmptySqliteSite();
  return {
    options: { ...sqliteSite.options, databaseUrl: urlOf(name) },
    dispose: async () => {
      await runOnPostgres(`drop database ${name} with (force)`);
      await sqliteSite.dispose();
    },
  };
};

const createPostgresSite = async (): Promise<DatabaseSite> => {
  postgresTemplate ??= makePostgresTemplate();
  return createPostgresDatabase(await postgresTemplate);
};

const isSwitchedOff = (process.env.NEUNDARTER_SKIP ?? '').split(/[\s,]+/).includes('postgres');

export const sqlite: TestDatabase = {
  name: 'sqlite',
  create: createSqliteSite,
  createEmpty: createEmptySqliteSite,
};
const postgres: TestDatabase = {
  name: 'postgres',
  create: createPostgresSite,
  createEmpty: () => createPostgresDatabase('template0'),
};

/** Only PostgreSQL, for functions that only it has; empty if it is switched off by name. */
export const postgresOnly: readonly TestDatabase[] = isSwitchedOff ? [] : [postgres];

/** Every kind of database; without PostgreSQL only if it is switched off by name. */
export const databases: readonly TestDatabase[] = [sqlite, ...postgresOnly];
