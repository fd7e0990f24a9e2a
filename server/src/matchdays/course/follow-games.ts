import { isConfirmed } from '@neundarter/rules/matchday/disputes';
import { ok, refused } from '@neundarter/rules/result';
import { logRows } from '../../events/log-rows.ts';
import type { MatchFollower, MatchPlatform } from '../../matches/settle-match.ts';
import { keepGame } from '../core/keep-game.ts';
import { signaturesIn } from '../storage/stored-log.ts';

/**
 * Keeps the result of a match day when one of its games ends, runs again after an undo, or is deleted. Refusal:
 * `error.match.over` once both sides have signed the report.
 */
export const followGames =
  ({ clock }: Pick<MatchPlatform, 'clock'>): MatchFollower =>
  async (tx, { before, after, callerId = null, reason = null }) => {
    const { id: matchId, props } = (after ?? before)?.stored ?? {};
    const eventId = props?.eventId;
    if (matchId === undefined || props?.event?.type !== 'mdsl-matchday' || !eventId) return ok(true);
    const log = await logRows.find(tx.q, [eventId]);
    if (isConfirmed(signaturesIn(log))) return refused('error.match.over');
    await keepGame(tx, { eventId, matchId, log, undo: { at: clock.now(), by: callerId, reason } });
    return ok(true);
  };
