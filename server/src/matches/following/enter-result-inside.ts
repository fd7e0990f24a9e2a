import { enterResult } from '@neundarter/rules/match/enter-result';
import type { PaperScore } from '@neundarter/rules/match/types';
import { ok } from '@neundarter/rules/result';
import type { WriteTx } from '../../platform/db/database.ts';
import type { MatchPlatform } from '../settle-match.ts';
import { changeInside, type InsideCall } from './change-inside.ts';

/** The final score of a match that was played on paper, or to its end there. */
type EnterResultInside = InsideCall & { readonly score: PaperScore };

/**
 * Ends a match of an event with a result from paper, in the caller's transaction; it contains the legs that are recorded.
 * Refusals and locks as `changeInside`.
 */
export const enterResultInside = (
  platform: MatchPlatform,
  tx: WriteTx,
  { matchId, origin, userId, score }: EnterResultInside,
) =>
  changeInside(platform, tx, {
    matchId,
    origin,
    userId,
    kind: 'result',
    change: ({ match: before }, at) => {
      const match = enterResult(before, { score, at });
      return match.ok ? ok({ match: match.value, move: { kind: 'result', score, at } }) : match;
    },
  });
