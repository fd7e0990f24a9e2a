import { entrantsIn } from '@neundarter/rules/tournament/match/planned-match';
import { planConfigOf } from '@neundarter/rules/tournament/setup/setup';
import { logRows } from '../../events/log-rows.ts';
import { findEventsById } from '../../events/reads.ts';
import type { StartFollower } from '../../matches/settle-match.ts';
import type { Platform } from '../../platform/platform.ts';
import { callerOfEntry } from '../core/create-matches.ts';
import { keyOfMatch } from '../core/find-planned-matches.ts';
import { withState } from '../core/gather-running.ts';
import { gatherStarted } from '../core/gather-tournament.ts';
import { addLogEntry } from '../storage/add-log-entry.ts';

/**
 * Notes in the log of a tournament that one of its matches has begun, so that it keeps its caller, and takes that back when
 * the match is scheduled again. Without a rule for callers nothing is noted.
 */
export const followStarts =
  ({ clock }: Pick<Platform, 'clock'>): StartFollower =>
  async (tx, { before, after }) => {
    const { id: matchId, props } = before.stored;
    const { eventId, event, caller } = props;
    if (event?.type !== 'tournament' || !eventId) return;
    const at = clock.now();
    if (after === null || after.match.status === 'scheduled')
      return logRows.undoAbout(tx, { eventId, kind: 'begin', matchId }, { at, by: null });
    const [record] = await findEventsById(tx.q, [eventId]);
    const tournament = record === undefined ? null : await gatherStarted(tx.q, record);
    if (tournament === null) return;
    const { entries, row: stored } = tournament;
    // The state of a large league costs much, and a league has no rule for callers.
    if (planConfigOf(stored.config).callerRule === 'by-hand') return;
    const running = await withState(tx.q, tournament);
    const match = keyOfMatch(running.matches, matchId);
    if (match === null) return;
    const calling = entries.find(({ id }) => caller !== null && callerOfEntry(id, entries) === caller);
    const entrants = entrantsIn(running.before.matches[match]?.slots ?? []);
    const row = { kind: 'begin', match, caller: calling?.id ?? null, entrants } as const;
    await addLogEntry(tx, eventId, { row, matchId, at });
  };
