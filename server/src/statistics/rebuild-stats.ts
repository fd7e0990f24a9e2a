import { isDeepStrictEqual } from 'node:util';
import { lockAndFoldAll } from '../matches/storage/lock-and-fold.ts';
import type { Database, WriteTx } from '../platform/db/database.ts';
import type { PlayerMatchStatsTable } from '../platform/db/tables/statistics-tables.ts';
import { statsRowsOf } from './keep-match-stats.ts';
import { monthRows } from './month-rows.ts';
import {
  countFinished,
  findFinishedIds,
  findRowsOfMatches,
  removeRowsOfOpenMatches,
  replaceRowsOfMatches,
} from './store.ts';

/** Matches per transaction; one batch takes a fraction of a second, so that nobody waits for long. */
const batchSize = 200;

type Row = PlayerMatchStatsTable;

/** Ids of the matches whose stored rows are not the counted ones. */
const differingIds = (stored: readonly Row[], counted: readonly Row[]): ReadonlySet<string> => {
  const keyOf = ({ match_id, player_id }: Row): string => `${match_id} ${player_id}`;
  const left = new Map(stored.map((row) => [keyOf(row), row]));
  const differing = counted.filter((row) => {
    const before = left.get(keyOf(row));
    left.delete(keyOf(row));
    return !isDeepStrictEqual(before, row);
  });
  return new Set([...differing, ...left.values()].map(({ match_id }) => match_id));
};

/** Counts matches again. Rows that are right stay, because writing them costs more than counting. */
const rebuildMatches = async (tx: WriteTx, ids: readonly string[]): Promise<void> => {
  const counted = await statsRowsOf(tx.q, await lockAndFoldAll(tx, ids));
  const differing = differingIds(await findRowsOfMatches(tx.q, ids), counted);
  const rows = counted.filter(({ match_id }) => differing.has(match_id));
  if (differing.size > 0) await replaceRowsOfMatches(tx, [...differing], rows);
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
