import { forfeitMatch as forfeitByRules } from '@neundarter/rules/match/forfeit';
import type { PartyIndex } from '@neundarter/rules/match/types';
import { ok } from '@neundarter/rules/result';
import type { WriteTx } from '../../platform/db/database.ts';
import type { MatchPlatform } from '../settle-match.ts';
import { changeInside, type InsideCall } from './change-inside.ts';

/** Which party gets a match without playing; null: both parties lose it. */
export type ForfeitInside = InsideCall & { readonly winningParty: PartyIndex | null };

/**
 * Gives a scheduled match of an event to one party, in the caller's transaction; the other party may be nobody. Without
 * a winner both parties lose. Refusals and locks as `changeInside`.
 */
export const forfeitInside = (
  platform: MatchPlatform,
  tx: WriteTx,
  { matchId, origin, userId, winningParty }: ForfeitInside,
) =>
  changeInside(platform, tx, {
    matchId,
    origin,
    userId,
    kind: 'forfeit',
    change: ({ match: before }, at) => {
      const match = forfeitByRules(before, { winningParty, at });
      return match.ok ? ok({ match: match.value, move: { kind: 'forfeit', winningParty, at } }) : match;
    },
  });
