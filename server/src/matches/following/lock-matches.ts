import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { MatchHead } from '@neundarter/contract/entities/match';
import type { WriteTx } from '../../platform/db/database.ts';
import { findMatchHeads } from '../reads.ts';

/** Maximum number of matches that are read in one piece of work. */
const matchesPerPiece = 100;

/**
 * Locks matches until the end of the transaction, in ascending order of their ids, and returns them in the order of
 * `ids`, with pauses in which other callers get their turn; unknown ones are left out. The event of the matches must be locked first.
 */
export const lockMatches = async (tx: WriteTx, ids: readonly string[]): Promise<readonly MatchHead[]> => {
  if (ids.length === 0) return [];
  const rows = tx.q
    .selectFrom('matches')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id');
  await tx.lockRows(rows).execute();
  const heads: MatchHead[] = [];
  for (let start = 0; start < ids.length; start += matchesPerPiece) {
    if (start > 0) await turnOfOthers();
    heads.push(...(await findMatchHeads(tx.q, ids.slice(start, start + matchesPerPiece))));
  }
  return heads;
};
