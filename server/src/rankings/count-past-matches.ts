import { lockAndFoldAll } from '../matches/storage/lock-and-fold.ts';
import type { Database } from '../platform/db/database.ts';
import { writeFiguresOf } from './keep-figures.ts';
import { findUncounted } from './store.ts';

/** Matches per transaction; a batch takes a fraction of a second, so that nobody waits for long. */
const batchSize = 100;

/**
 * Counts the figures of matches of events that ended before figures were kept. Runs after the start of a server, also of
 * several at once: each match is locked while it is counted. All processes go by the order of the ids, so that they do not
 * block each other. Once all are counted, it finds none.
 * @returns number of matches that it counted
 */
export const countPastMatches = async (db: Database): Promise<number> => {
  const ids = (await db.query(findUncounted)).toSorted();
  let count = 0;
  for (let start = 0; start < ids.length; start += batchSize) {
    await db.write(async (tx) => {
      for (const found of await lockAndFoldAll(tx, ids.slice(start, start + batchSize)))
        if (await writeFiguresOf(tx, found)) count += 1;
    });
  }
  return count;
};
