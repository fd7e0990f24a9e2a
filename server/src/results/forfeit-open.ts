import { hasBegun } from '@neundarter/rules/match/has-begun';
import { type ForfeitInside, forfeitInside } from '../matches/following/forfeit-inside.ts';
import { resetMatch } from '../matches/following/reset-match.ts';
import { findMatchHeads } from '../matches/reads.ts';
import type { MatchPlatform } from '../matches/settle-match.ts';
import type { WriteTx } from '../platform/db/database.ts';

/**
 * Gives a match that has not begun to one party, or to nobody, in the caller's transaction. One that was started without a
 * turn is scheduled again before. Refusals and locks as `forfeitInside`.
 */
export const forfeitOpen = async (
  platform: MatchPlatform,
  tx: WriteTx,
  forfeit: ForfeitInside,
): ReturnType<typeof forfeitInside> => {
  const { matchId, origin } = forfeit;
  const [head] = await findMatchHeads(tx.q, [matchId]);
  if (head?.props.status === 'running' && !hasBegun(head.props)) {
    const reset = await resetMatch(platform, tx, { matchId, origin });
    if (!reset.ok) return reset;
  }
  return forfeitInside(platform, tx, forfeit);
};
