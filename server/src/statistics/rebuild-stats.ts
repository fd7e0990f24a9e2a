import { lockAndFoldAll } from '../matches/storage/lock-and-fold.ts';
import type { Database, WriteTx } from '../platform/db/database.ts';
import { statsRowsOf } from './keep-match-stats.ts';
import { monthRows } from './month-rows.ts';
import { countFinished, findFinishedIds, removeRowsOfOpenMatches, replaceRowsOfMatches } from './store.ts';

/** Matches per transaction; one batch takes a fraction of a second, so that nobody waits for long. */
const batchSize = 200;

const rebuildMatches = async (tx: WriteTx, ids: readonly string[]): Promise<void> => {
  const found = await lockAndFoldAll(tx, ids);
  await replaceRowsOfMatches(tx, ids, await statsRowsOf(tx.q, found));
};

/**
 * Counts all statistics again from the turns. It may run beside servers that share the database: each match is locked
 * while it is counted, and the monthly sums are computed at the end.
 * @param onProgress called after every batch with the number of counted matches and of all matches
 */
export const rebuildStats = async (
  db: Database,
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<{ readonly matches: number }> => {
  const all = await db.query(countFinished);
  let done = 0;
  for (let after = ''; ; ) {
    const ids = await db.query((q) => findFinishedIds(q, { after, limit: batchSize }));
    if (ids.length === 0) break;
    await db.write((tx) => rebuildMatches(tx, ids));
    after = ids.at(-1) ?? after;
    done += ids.length;
    onProgress(Math.min(done, all), all);
  }
  await db.write(removeRowsOfOpenMatches);
  await db.write(monthRows.rebuild);
  return { matches: done };
};
