import { ok } from '@neundarter/rules/result';
import { findEventsById } from '../../events/reads.ts';
import type { MatchFollower } from '../../matches/settle-match.ts';
import { gatherStarted, stateOf } from '../core/gather-tournament.ts';
import { tellFollowers } from '../core/tell-followers.ts';
import type { TournamentFollowing } from '../core/tournament-follower.ts';

/**
 * Tells the nouns above tournaments when somebody else gets a seat of a match that is over: the darts of that match are then
 * theirs. Matches that end or run again are followed by `followMatches`.
 */
export const followSeats =
  (platform: Pick<TournamentFollowing, 'tournamentFollowers'>): MatchFollower =>
  async (tx, { before, after }) => {
    const { eventId, event } = after?.stored.props ?? {};
    const isOver = before?.match.status === 'finished' && after?.match.status === 'finished';
    if (!isOver || event?.type !== 'tournament' || !eventId) return ok(true);
    const [record] = await findEventsById(tx.q, [eventId]);
    const tournament = record === undefined ? null : await gatherStarted(tx.q, record);
    if (tournament !== null) await tellFollowers(platform, tx, { tournament, ...stateOf(tournament) });
    return ok(true);
  };
