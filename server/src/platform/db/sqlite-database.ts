import Sqlite from 'better-sqlite3';
import { makePrivateFile, protectFiles } from '../private-files.ts';
import { backUpBeforeUpdate } from './back-up-before-update.ts';
import type { Database, Queries } from './database.ts';
import { migrate, type OpenOptions } from './migrate.ts';
import { sqliteQueries } from './sqlite-dialect.ts';
import { takeSqliteLock } from './sqlite-lock.ts';
import { createWriteQueue } from './write-queue.ts';

/** Maximum wait of a statement for a back-up or another tool that has locked the file, in ms. */
const busyTimeoutMs = 5000;

/**
 * Pages in the log before they are copied into the database: 16 MB. Turns write the same pages again and again, and each
 * is copied only once; with SQLite's 1000 pages turns take 5 % longer.
 */
const checkpointPages = 4000;

const openWriter = (file: string): Sqlite.Database => {
  const connection = new Sqlite(file, { timeout: busyTimeoutMs });
  connection.pragma('journal_mode = WAL');
  // FULL instead of NORMAL, so that an acknowledged turn is not lost in a power cut.
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma(`wal_autocheckpoint = ${checkpointPages}`);
  return connection;
};

const openReader = (file: string): Sqlite.Database =>
  new Sqlite(file, { timeout: busyTimeoutMs, readonly: true });

/** Runs reads with a consistent state one after another, on a separate connection. */
const createSnapshots = (connection: Sqlite.Database) => {
  const q = sqliteQueries(connection);
  const begin = connection.prepare('begin');
  const commit = connection.prepare('commit');
  let last: Promise<unknown> = Promise.resolve();
  const snapshot = async <Value>(work: (q: Queries) => Promise<Value>): Promise<Value> => {
    begin.run();
    try {
      return await work(q);
    } finally {
      commit.run();
    }
  };
  return <Value>(work: (q: Queries) => Promise<Value>): Promise<Value> => {
    const mine = last.then(() => snapshot(work));
    last = mine.catch(() => undefined);
    return mine;
  };
};

const migrateSqlite = async (writer: Sqlite.Database, q: Queries, options: OpenOptions): Promise<void> => {
  const { migrations, onUpdate } = options;
  const backup = backUpBeforeUpdate(writer.name);
  writer.exec('begin immediate');
  try {
    await migrate(q, options, async (update) => {
      await backup.make(update);
      onUpdate(
        `The database is updated from ${update.from} to ${update.to}; its back-up is in DATA_DIR/backups.`,
      );
    });
    writer.exec('commit');
    backup.settle(migrations.at(-1)?.name ?? '');
  } catch (error) {
    if (writer.inTransaction) writer.exec('rollback');
    throw error;
  }
};

/** Its log and index get the rights of the database, but those of an earlier start may have others. */
const makeFilesPrivate = (file: string): void => {
  makePrivateFile(file);
  makePrivateFile(`${file}.lock`);
  protectFiles([`${file}-wal`, `${file}-shm`]);
};

/** Opens the embedded database in `file` for one process, creates it if missing and updates its schema. */
export const openSqlite = async (file: string, options: OpenOptions): Promise<Database> => {
  makeFilesPrivate(file);
  const lock = takeSqliteLock(file);
  const writer = openWriter(file);
  const q = sqliteQueries(writer);
  try {
    await migrateSqlite(writer, q, options);
  } catch (error) {
    writer.close();
    lock.release();
    throw error;
  }
  const queue = createWriteQueue(writer, q);
  const [queryConnection, snapshotConnection] = [openReader(file), openReader(file)];
  const queries = sqliteQueries(queryConnection);
  const read = createSnapshots(snapshotConnection);
  // It changes with every commit of another connection, and only the writer's connection writes.
  const dataVersion = queryConnection.prepare('pragma data_version').pluck();
  return {
    dialect: 'sqlite',
    description: `Embedded database ${file}: for exactly one process (DATABASE_URL names a PostgreSQL for several).`,
    isShared: false,
    query: (work) => work(queries),
    read,
    write: queue.write,
    state: async () => String(dataVersion.get()),
    check: async () => {
      queryConnection.prepare('select 1').get();
    },
    close: async () => {
      await queue.idle();
      await read(async () => undefined);
      for (const connection of [queryConnection, snapshotConnection, writer]) connection.close();
      lock.release();
    },
  };
};
