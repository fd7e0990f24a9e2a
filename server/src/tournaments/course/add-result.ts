import type { UndartedEnd } from '@neundarter/contract/routes/running-tournaments';
import { type EventFigures, eventFiguresOf } from '@neundarter/rules/table/event-figures';
import { outcomeOf } from '@neundarter/rules/tournament/advance/outcome';
import type { LockedMatch, Settled } from '../../matches/settle-match.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { RunningCourse } from '../core/gather-running.ts';
import { addLogEntry } from '../storage/add-log-entry.ts';
import type { NumberedEntry, TournamentRow } from '../storage/stored-log.ts';

/** A match of a running tournament. */
type KeyedMatch = { readonly running: RunningCourse; readonly key: string };

/** A match that has ended. */
type Ended = Pick<Settled, 'before'> &
  Pick<TournamentRow, 'inPlaceOf'> & {
    readonly after: LockedMatch;
    /** Milliseconds since 1970. */
    readonly at: number;
    /** User or guest who has entered it; null for the program itself. */
    readonly by: string | null;
  };

/** A match is given up while it runs, and forfeited before. */
const endOf = (before: LockedMatch | null, { isForfeited, hasDarts }: EventFigures): UndartedEnd | null => {
  if (isForfeited) return before?.match.status === 'running' ? 'retirement' : 'forfeit';
  return hasDarts ? null : 'paper';
};

/** Adds the result of a match to the log; returns the entry, or null for a match that has no figures. */
export const addResult = async (
  tx: WriteTx,
  { running, key }: KeyedMatch,
  { before, after: { stored, match }, by, at, inPlaceOf }: Ended,
): Promise<NumberedEntry | null> => {
  const figures = eventFiguresOf(match);
  if (figures === null) return null;
  const end = endOf(before, figures);
  const row = {
    kind: 'result',
    match: key,
    outcome: outcomeOf(figures),
    ...(end && { end }),
    ...(inPlaceOf !== undefined && { inPlaceOf }),
  } as const;
  return addLogEntry(tx, running.tournament.event.id, { row, matchId: stored.id, at, by });
};
