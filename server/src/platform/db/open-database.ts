import { join } from 'node:path';
import { migrations as allMigrations } from '../../../migrations/all.ts';
import { makePrivateFolder } from '../private-files.ts';
import type { Database } from './database.ts';
import type { Migration } from './migrate.ts';
import { openPostgres } from './postgres-database.ts';
import { openSqlite } from './sqlite-database.ts';
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
      ? await openSqlite(join(dataDir, databaseFileName), options)
      : await openPostgres(databaseUrl, options),
  );
};
