import { hasBegun } from '@neundarter/rules/match/has-begun';
import { findMatchHeads } from '../../matches/reads.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { RunningTournament } from './gather-running.ts';

/** Ids of those of these matches that have begun; what was forfeited by a withdrawal has not. */
export const findBegunMatches = async (
  q: Queries,
  { before, matches }: Pick<RunningTournament, 'before' | 'matches'>,
  keys: readonly string[],
): Promise<readonly string[]> => {
  const ids = keys
    .filter((key) => before.matches[key]?.status !== 'forfeited')
    .flatMap((key) => matches.get(key)?.matchId ?? []);
  return (await findMatchHeads(q, ids)).filter(({ props }) => hasBegun(props)).map(({ id }) => id);
};
