import { entrantsIn } from '@neundarter/rules/tournament/match/planned-match';
import { logRows } from '../../events/log-rows.ts';
import type { StartFollower } from '../../matches/settle-match.ts';
import type { Platform } from '../../platform/platform.ts';
import { courseCache } from '../core/course-cache.ts';
import { callerOfEntry } from '../core/create-matches.ts';
import { findKeyOfMatch } from '../core/find-planned-matches.ts';
import { gatherCourse } from '../core/gather-running.ts';
import { addLogEntry } from '../storage/add-log-entry.ts';
import { entryRows } from '../storage/entry-rows.ts';

/**
 * Notes in the log of a tournament that one of its matches has begun, so that it keeps its caller, and takes that back when
 * the match is scheduled again. Without a rule for callers it is noted only of callers whom the hall has named.
 */
export const followStarts =
  ({ clock, db }: Pick<Platform, 'clock' | 'db'>): StartFollower =>
  async (tx, { before, after }) => {
    const { id: matchId, props } = before.stored;
    const { eventId, event, caller } = props;
    if (event?.type !== 'tournament' || !eventId) return;
    const at = clock.now();
    if (after === null || after.match.status === 'scheduled')
      return logRows.undoAbout(tx, { eventId, kind: 'begin', matchId }, { at, by: null });
    const running = await gatherCourse({ q: tx.q, db }, eventId);
    if (running === null) return;
    const match = await findKeyOfMatch(tx.q, { eventId, matchId, matches: running.known.matches });
    if (match === null) return;
    tx.afterCommit(() => courseCache(db).keep(running.known));
    const isNamedByHall = running.known.course.rows.some(
      (row) => row.kind === 'called' && row.match === match,
    );
    if (running.plan.config.callerRule === 'by-hand' && !isNamedByHall) return;
    const calling = caller === null ? [] : await entryRows.findWith(tx.q, { eventId, playerId: caller });
    const [by] = calling.filter((entry) => callerOfEntry(entry.id, calling) === caller);
    const entrants = entrantsIn(running.before.matches[match]?.slots ?? []);
    const row = { kind: 'begin', match, caller: by?.id ?? null, entrants } as const;
    await addLogEntry(tx, eventId, { row, matchId, at });
  };
