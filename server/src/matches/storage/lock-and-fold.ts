import type { Match } from '@neundarter/rules/match/types';
import type { WriteTx } from '../../platform/db/database.ts';
import { foldMatch, foldMatches, lockMatch, lockMatches } from './store.ts';
import type { StoredMatch } from './stored-match.ts';

/** A stored match and its state after all moves. */
type FoldedMatch = { readonly stored: StoredMatch; readonly match: Match };

/** Locks a match until the end of the transaction and computes it from its moves; null if it does not exist. */
export const lockAndFold = async (tx: WriteTx, id: string): Promise<FoldedMatch | null> => {
  const stored = await lockMatch(tx, id);
  return stored === null ? null : { stored, match: await foldMatch(tx.q, stored) };
};

/** Locks several matches in the order of their ids and computes them from their moves; those that do not exist are left out. */
export const lockAndFoldAll = async (tx: WriteTx, ids: readonly string[]): Promise<readonly FoldedMatch[]> =>
  foldMatches(tx.q, await lockMatches(tx, ids));
