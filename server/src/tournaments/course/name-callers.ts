import { ok } from '@neundarter/rules/result';
import type { LogRow } from '@neundarter/rules/tournament/advance/log';
import { logRows } from '../../events/log-rows.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { findPlannedMatches, keysById } from '../core/find-planned-matches.ts';
import { gatherCourse } from '../core/gather-running.ts';
import type { TournamentFollowing } from '../core/tournament-follower.ts';
import { addLogEntry } from '../storage/add-log-entry.ts';
import { keepState } from './keep-state.ts';

type NamedCallers = {
  readonly eventId: string;
  /** Ids of called matches whose callers, if the hall has named any, do not call them any more. */
  readonly ended?: readonly string[];
  /** Whether these matches wait again, so that no start binds their callers any more. */
  readonly isWaitingAgain?: boolean;
  /** Callers of called matches, by the id of the match. */
  readonly named?: readonly { readonly matchId: string; readonly caller: string }[];
  /** Who names callers from now on, if that changes. */
  readonly chosenBy?: 'hall' | 'rule';
};

type Row = { readonly row: LogRow; readonly matchId: string | null };

/**
 * Writes into the log of a locked tournament whom the hall has named to call matches, and what follows from it.
 * @returns ids of the matches that have another caller
 */
export const nameCallers = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  { eventId, ended = [], isWaitingAgain = false, named = [], chosenBy }: NamedCallers,
): Promise<Outcome<readonly string[]>> => {
  const course = await gatherCourse({ q: tx.q, db: platform.db }, eventId);
  if (course === null) return ok([]);
  const keys = keysById(await findPlannedMatches(tx.q, eventId));
  const logged = new Set(course.known.course.rows.flatMap((row) => (row.kind === 'called' ? row.match : [])));
  const undone = ended.filter((matchId) => logged.has(keys.get(matchId) ?? ''));
  const rows: readonly Row[] = [
    ...(chosenBy === undefined ? [] : [{ row: { kind: 'callers', chosenBy } as const, matchId: null }]),
    ...named.flatMap(({ matchId, caller }) => {
      const match = keys.get(matchId);
      return match === undefined ? [] : [{ row: { kind: 'called', match, caller } as const, matchId }];
    }),
  ];
  if (undone.length === 0 && rows.length === 0) return ok([]);
  const at = platform.clock.now();
  await tx.flush();
  for (const matchId of undone)
    for (const kind of isWaitingAgain ? ['called', 'begin'] : ['called'])
      await logRows.undoAbout(tx, { eventId, kind, matchId }, { at, by: null });
  for (const row of rows) await addLogEntry(tx, eventId, { ...row, at });
  return keepState(platform, tx, course);
};
