import { join } from 'node:path';
import { migrations as allMigrations } from '../../../migrations/all.ts';
import { makePrivateFolder } from '../private-files.ts';
import type { Database } from './database.ts';
import type { Migration, OpenOptions } from './migrate.ts';
import { guardStorage } from './storage-guard.ts';

export type DatabaseOptions = {
  /** `postgres://…`; without it the embedded database is used. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the embedded database; it is created if missing. */
  readonly dataDir: string;
  /** Steps of the schema; tests pass fewer. */
  readonly migrations?: readonly Migration[];
  /** Gets a sentence for the log before the schema of a database in use is changed. */
  readonly onUpdate?: (sentence: string) => void;
};

/** Name of the embedded database's file within the data folder. */
export const databaseFileName = 'neundarter.sqlite';

/** Opens the database and updates its schema. @throws an error with one sentence for the user */
export const openDatabase = async ({
  databaseUrl,
  dataDir,
  migrations = allMigrations,
  onUpdate = () => undefined,
}: DatabaseOptions): Promise<Database> => {
  const options = { migrations, onUpdate };
  makePrivateFolder(dataDir);
  return guardStorage(
    databaseUrl === undefined
      ? await openEmbedded(join(dataDir, databaseFileName), options)
      : await openShared(databaseUrl, options),
  );
};

// Only the driver that is used is loaded.

const openEmbedded = async (file: string, options: OpenOptions): Promise<Database> => {
  const { openSqlite } = await import('./sqlite-database.ts');
  return openSqlite(file, options);
};

const openShared = async (url: string, options: OpenOptions): Promise<Database> => {
  const { openPostgres } = await import('./postgres-database.ts');
  return openPostgres(url, options);
};
