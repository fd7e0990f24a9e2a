import type { Match } from '@neundarter/rules/match/types';
import type { Queries } from '../../platform/db/database.ts';
import { findMatches, foldMatches } from './store.ts';
import type { StoredMatch } from './stored-match.ts';

/** Matches with their states after all moves, for other nouns; those that do not exist are left out. */
export const findFoldedMatches = async (
  q: Queries,
  ids: readonly string[],
): Promise<readonly { readonly stored: StoredMatch; readonly match: Match }[]> =>
  foldMatches(q, await findMatches(q, ids));
