import type { MatchHead } from '@neundarter/contract/entities/match';
import type { WriteTx } from '../../platform/db/database.ts';
import { findMatchHeads } from '../reads.ts';

/**
 * Locks matches until the end of the transaction, in ascending order of their ids, and returns them in the order of
 * `ids`; unknown ones are left out. The event of the matches must be locked first.
 */
export const lockMatches = async (tx: WriteTx, ids: readonly string[]): Promise<readonly MatchHead[]> => {
  if (ids.length === 0) return [];
  const rows = tx.q
    .selectFrom('matches')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id');
  await tx.lockRows(rows).execute();
  return findMatchHeads(tx.q, ids);
};
