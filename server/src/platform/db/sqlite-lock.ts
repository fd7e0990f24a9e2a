import Sqlite from 'better-sqlite3';

/** Maximum wait for the previous process to end, in ms. */
const waitMs = 5000;

/**
 * Makes this the only process that uses the embedded database. The operating system locks a file beside the database
 * and releases it when the process ends in any way. Throws an error with one sentence for the user if another process
 * has the lock.
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
