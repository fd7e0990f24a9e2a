import type { UndartedEnd } from '@neundarter/contract/routes/running-tournaments';
import { ok } from '@neundarter/rules/result';
import { outcomeOf } from '@neundarter/rules/tournament/advance/outcome';
import { type EventFigures, eventFiguresOf } from '@neundarter/rules/tournament/table/event-figures';
import { findEventsById } from '../events/reads.ts';
import type { LockedMatch, MatchFollower, Settled } from '../matches/settle-match.ts';
import type { WriteTx } from '../platform/db/database.ts';
import { addLogEntry } from './add-log-entry.ts';
import { keyOfMatch } from './find-matches.ts';
import { keepState } from './keep-state.ts';
import { openTournament, type RunningTournament } from './open-tournament.ts';
import type { TournamentFollowing } from './tournament-follower.ts';
import { undoLogged } from './undo-logged.ts';

type OwnMatch = { readonly running: RunningTournament; readonly key: string };

/** A match is given up while it runs, and forfeited before. */
const endOf = (before: LockedMatch | null, { isForfeited, hasDarts }: EventFigures): UndartedEnd | null => {
  if (isForfeited) return before?.match.status === 'running' ? 'retirement' : 'forfeit';
  return hasDarts ? null : 'paper';
};

type Ended = Pick<Settled, 'before' | 'userId'> & { readonly after: LockedMatch; readonly at: number };

/** Adds the result of the match to the log. */
const addResult = async (
  tx: WriteTx,
  { running, key }: OwnMatch,
  { before, after: { stored, match }, userId: by = null, at }: Ended,
): Promise<void> => {
  const figures = eventFiguresOf(match);
  if (figures === null) return;
  const end = endOf(before, figures);
  const row = { kind: 'result', match: key, outcome: outcomeOf(figures), ...(end && { end }) } as const;
  await addLogEntry(tx, running.tournament.event.id, { row, matchId: stored.id, at, by });
};

/**
 * Lets a tournament go on when one of its matches ends, or takes back what followed from it when it runs again: parties
 * and callers of other matches, and the end of the tournament. Refusal: `error.event.follow-up-match-started`.
 */
export const followMatches =
  (platform: TournamentFollowing): MatchFollower =>
  async (tx, { before, after, userId = null, reason = null, alsoChanged }) => {
    const settled = after ?? before;
    const { eventId, event } = settled?.stored.props ?? {};
    if (settled === null || event?.type !== 'tournament' || !eventId) return ok(true);
    const [record] = await findEventsById(tx.q, [eventId]);
    const running = record === undefined ? null : await openTournament(platform, tx, record);
    const key = running === null ? null : keyOfMatch(running.matches, settled.stored.id);
    if (running === null || key === null) return ok(true);
    const at = platform.clock.now();
    const { log } = running.tournament;
    await undoLogged(tx, { log, keys: [key], kinds: ['result'] }, { at, by: userId, reason });
    if (after?.match.status === 'finished')
      await addResult(tx, { running, key }, { before, after, userId, at });
    const kept = await keepState(platform, tx, { ...running, own: key });
    if (!kept.ok) return kept;
    for (const id of kept.value) alsoChanged.add(id);
    return ok(true);
  };
