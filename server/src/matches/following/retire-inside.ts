import { retireFromMatch } from '@neundarter/rules/match/retire';
import type { PartyIndex } from '@neundarter/rules/match/types';
import { ok } from '@neundarter/rules/result';
import type { WriteTx } from '../../platform/db/database.ts';
import type { MatchPlatform } from '../settle-match.ts';
import { changeInside, type InsideCall } from './change-inside.ts';

/** Which party wins a running match, because the other one retires. */
type RetireInside = InsideCall & { readonly winningParty: PartyIndex };

/**
 * Ends a running match of an event because a party retires, in the caller's transaction. What was thrown stays. Refusals
 * and locks as `changeInside`.
 */
export const retireInside = (
  platform: MatchPlatform,
  tx: WriteTx,
  { matchId, origin, userId, winningParty }: RetireInside,
) =>
  changeInside(platform, tx, {
    matchId,
    origin,
    userId,
    kind: 'retire',
    change: ({ match: before }, at) => {
      const match = retireFromMatch(before, { winningParty, at });
      return match.ok ? ok({ match: match.value, move: { kind: 'retire', winningParty, at } }) : match;
    },
  });
