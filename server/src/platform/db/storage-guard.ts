import { randomBytes } from 'node:crypto';
import { type Database, DatabaseFull } from './database.ts';

/** `SQLITE_FULL`, `SQLITE_IOERR_…` and `SQLITE_CANTOPEN`; PostgreSQL: disk full and input or output error. */
const storageCodes = /^(SQLITE_FULL|SQLITE_IOERR.*|SQLITE_CANTOPEN.*|53100|58030)$/;

const isStorageError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && storageCodes.test(String(error.code));

/** Row that a probe writes and deletes again: large enough to need new room. */
const probeId = 'storage-probe';
const probeBytes = 48 * 1024;

/** Throws if the database has no room for a small picture. */
const probe = async (write: Database['write']): Promise<void> => {
  const row = {
    id: probeId,
    content_type: 'text/plain',
    base64_image: randomBytes(probeBytes).toString('base64'),
  };
  await write(({ q }) =>
    q
      .insertInto('pictures')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
  await write(({ q }) => q.deleteFrom('pictures').where('id', '=', probeId).execute());
};

/**
 * Turns errors of a full or broken disk into `DatabaseFull`. After such an error `check` fails until a probe could be
 * written; so it recovers by itself, even if nobody else writes.
 */
export const guardStorage = (database: Database): Database => {
  let isFull = false;
  const guard = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work;
    } catch (error) {
      if (!isStorageError(error)) throw error;
      isFull = true;
      throw new DatabaseFull(error);
    }
  };
  const write: Database['write'] = (work) => guard(database.write(work));
  return {
    ...database,
    query: (work) => guard(database.query(work)),
    read: (work) => guard(database.read(work)),
    write,
    check: async () => {
      await guard(database.check());
      if (!isFull) return;
      await probe(write);
      isFull = false;
    },
  };
};
