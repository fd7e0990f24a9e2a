import type { HallEntity } from '@neundarter/contract/entities/hall';
import { type AttendanceChange, callsNothing, changeAttendance } from '@neundarter/rules/hall/attendance';
import { viewOf } from '@neundarter/rules/hall/view';
import { ok, refused } from '@neundarter/rules/result';
import { idsOf } from '@neundarter/rules/tournament/setup/participants';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { noteGone } from '../tournaments/course/set-gone.ts';
import { writeAttendance } from './attendance-rows.ts';
import { changeHall, type LockedHall } from './change-hall.ts';
import type { HallCommand, HallPlatform } from './reads.ts';

type Said = HallCommand & AttendanceChange & { readonly entrant: string };

/** Whether somebody of an entry plays, writes or is called, also in another event. */
const isBusy = ({ hall, running }: LockedHall, entrant: string): boolean => {
  const entry = running.tournament.entries.find(({ id }) => id === entrant);
  const { duties } = viewOf(hall.input);
  return entry !== undefined && idsOf(entry.participant).some((id) => duties.has(id));
};

/** Stores a change of the locked hall; answers the matches that got other callers. */
const changeLocked = async (
  platform: HallPlatform & TournamentFollowing,
  tx: WriteTx,
  { locked, said: { id, entrant, actor, ...change } }: { readonly locked: LockedHall; readonly said: Said },
): Promise<Outcome<readonly string[]>> => {
  const before = locked.hall.attendance.get(entrant);
  if (before === undefined) return refused('error.event.participant-not-found');
  const after = changeAttendance(before, change, { now: locked.now, isBusy: isBusy(locked, entrant) });
  if (!after.ok) return refused(after.error);
  await writeAttendance(tx, { eventId: id, entrant }, after.value);
  const isGone = callsNothing(after.value);
  return isGone === callsNothing(before)
    ? ok([])
    : noteGone(platform, tx, { running: locked.running, entrant, isGone, actor });
};

/**
 * Says whether the people of an entry are in the hall, have a pause, and call matches. The tournament notes who calls nothing.
 * Refusals besides the usual ones: `error.event.participant-not-found`, and those of `changeAttendance`.
 */
export const setAttendance = (
  platform: HallPlatform & TournamentFollowing,
  said: Said,
): Promise<Outcome<HallEntity>> =>
  changeHall(platform, said, async (tx, locked) => {
    const changed = await changeLocked(platform, tx, { locked, said });
    return changed.ok ? ok({ matchIds: changed.value, isCourse: true }) : changed;
  });
