import type { Match } from '@neundarter/rules/match/types';
import type { WriteTx } from '../../platform/db/database.ts';
import { foldMatch, lockMatch } from './store.ts';
import type { StoredMatch } from './stored-match.ts';

/** Locks a match until the end of the transaction and computes it from its moves; null if it does not exist. */
export const lockAndFold = async (
  tx: WriteTx,
  id: string,
): Promise<{ readonly stored: StoredMatch; readonly match: Match } | null> => {
  const stored = await lockMatch(tx, id);
  return stored === null ? null : { stored, match: await foldMatch(tx.q, stored) };
};
