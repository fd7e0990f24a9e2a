import { ok } from '@neundarter/rules/result';
import type { MatchFollower } from '../../matches/settle-match.ts';
import { findKeyOfMatch } from '../core/find-planned-matches.ts';
import { gatherCourse } from '../core/gather-running.ts';
import type { TournamentFollowing } from '../core/tournament-follower.ts';
import { undoLogged } from '../storage/undo-logged.ts';
import { addResult } from './add-result.ts';
import { keepState } from './keep-state.ts';

/**
 * Lets a tournament go on when one of its matches ends, or takes back what followed from it when it runs again: parties
 * and callers of other matches, and the end of the tournament. Refusals: those of `keepState`.
 */
export const followMatches =
  (platform: TournamentFollowing): MatchFollower =>
  async (tx, { before, after, callerId = null, reason = null, alsoChanged }) => {
    const settled = after ?? before;
    const { eventId, event } = settled?.stored.props ?? {};
    if (settled === null || event?.type !== 'tournament' || !eventId) return ok(true);
    const source = { q: tx.q, db: platform.db };
    const running = await gatherCourse(source, eventId);
    if (running === null) return ok(true);
    const { matches } = running.known;
    const key = await findKeyOfMatch(tx.q, { eventId, matchId: settled.stored.id, matches });
    if (key === null) return ok(true);
    const at = platform.clock.now();
    const log = running.known.log.entries;
    const undone = await undoLogged(
      tx,
      { log, keys: [key], kinds: ['result', 'take-over'] },
      { at, by: callerId, reason },
    );
    const isOver = after?.match.status === 'finished';
    const entry = isOver ? await addResult(tx, { running, key }, { before, after, by: callerId, at }) : null;
    const written = { undone, added: entry === null ? [] : [entry] };
    const kept = await keepState(platform, tx, { ...running, own: key, written });
    if (!kept.ok) return kept;
    for (const id of kept.value) alsoChanged.add(id);
    return ok(true);
  };
