import { type Attendance, callsNothing } from '@neundarter/rules/hall/attendance';
import { ok } from '@neundarter/rules/result';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { noteGone } from '../tournaments/course/set-gone.ts';
import { writeAttendance } from './attendance-rows.ts';
import type { LockedHall } from './change-hall.ts';

type Kept = {
  readonly locked: Pick<LockedHall, 'running'>;
  readonly entrant: string;
  readonly before: Attendance;
  readonly after: Attendance;
  readonly actor: Actor;
};

/**
 * Stores the attendance of an entry in a locked hall. The tournament notes who calls nothing; answers the matches that got other
 * callers.
 */
export const keepAttendance = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  { locked: { running }, entrant, before, after, actor }: Kept,
): Promise<Outcome<readonly string[]>> => {
  await writeAttendance(tx, { eventId: running.tournament.event.id, entrant }, after);
  const isGone = callsNothing(after);
  return isGone === callsNothing(before)
    ? ok([])
    : noteGone(platform, tx, { running, entrant, isGone, actor });
};
