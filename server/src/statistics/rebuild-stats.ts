import { lockAndFold } from '../matches/storage/lock-and-fold.ts';
import type { Database, WriteTx } from '../platform/db/database.ts';
import { statsRowsOf } from './keep-match-stats.ts';
import { monthRows } from './month-rows.ts';
import { countFinished, findFinishedIds, removeRowsOfOpenMatches, replaceRowsOfMatch } from './store.ts';

/** Matches of one transaction: done in a fraction of a second, so nobody waits for long. */
const batchSize = 200;

const rebuildMatch = async (tx: WriteTx, id: string): Promise<void> => {
  const found = await lockAndFold(tx, id);
  if (found === null) return;
  await replaceRowsOfMatch(tx, id, await statsRowsOf(tx.q, found.stored, found.match));
};

/**
 * Counts all statistics anew from the turns. May run beside servers that share the database: each match is locked while
 * it is counted, and the sums by month are made of what is there in the end.
 * @param onProgress gets matches done and matches in all, after every batch
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
    await db.write(async (tx) => {
      for (const id of ids) await rebuildMatch(tx, id);
    });
    after = ids.at(-1) ?? after;
    done += ids.length;
    onProgress(Math.min(done, all), all);
  }
  await db.write(removeRowsOfOpenMatches);
  await db.write(monthRows.rebuild);
  return { matches: done };
};
