import Sqlite from 'better-sqlite3';

/** How long a start waits for the process before it to end. */
const waitMs = 5000;

/**
 * Makes this the one process that uses the embedded database, until it ends, however it ends: the lock is the
 * operating system's lock on a file beside the database. Throws a sentence for the user when another one has it.
 */
export const takeSqliteLock = (databaseFile: string): { readonly release: () => void } => {
  const lock = new Sqlite(`${databaseFile}.lock`, { timeout: waitMs });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw new Error(
      `${databaseFile} is in use by another process; several processes need PostgreSQL (DATABASE_URL).`,
      { cause: error },
    );
  }
  return { release: () => lock.close() };
};
