import type { HallEntity } from '@neundarter/contract/entities/hall/hall';
import { type AttendanceChange, changeAttendance } from '@neundarter/rules/hall/attendance';
import { answerReport } from '@neundarter/rules/hall/report';
import { ok, refused } from '@neundarter/rules/result';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { announceReports } from './announce-reports.ts';
import { changeHall, type LockedHall } from './change-hall.ts';
import { findIsBusy } from './find-is-busy.ts';
import { keepAttendance } from './keep-attendance.ts';
import type { HallCommand, HallPlatform } from './reads.ts';
import { findReport, removeReport } from './report-rows.ts';

type Said = HallCommand & AttendanceChange & { readonly entrant: string };

/** Stores a change of the locked hall, which answers what people have said of themselves; answers the matches that got other callers. */
const changeLocked = async (
  platform: HallPlatform & TournamentFollowing,
  tx: WriteTx,
  { locked, said: { id, entrant, actor, ...change } }: { readonly locked: LockedHall; readonly said: Said },
): Promise<Outcome<readonly string[]>> => {
  const before = locked.hall.attendance.get(entrant);
  if (before === undefined) return refused('error.event.participant-not-found');
  const report = await findReport(tx.q, { eventId: id, entrant });
  const answer = report === null ? change : answerReport(report, change);
  const after = changeAttendance(before, answer, { now: locked.now, isBusy: findIsBusy(locked, entrant) });
  if (!after.ok) return refused(after.error);
  if (report !== null) {
    await removeReport(tx, entrant);
    announceReports(platform, tx, id);
  }
  return keepAttendance(platform, tx, { locked, entrant, before, after: after.value, actor });
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
