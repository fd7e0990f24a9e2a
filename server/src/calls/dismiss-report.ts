import type { PresenceReports } from '@neundarter/contract/entities/presence-report';
import { type PresenceReport, takeBackReport } from '@neundarter/rules/hall/report';
import { ok, refused } from '@neundarter/rules/result';
import type { EventRecord } from '../events/stored-event.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { gatherRunning } from '../tournaments/core/gather-running.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { announceReports } from './announce-reports.ts';
import { changeLockedHall } from './change-hall.ts';
import { changeReports } from './change-reports.ts';
import { keepAttendance } from './keep-attendance.ts';
import type { HallCommand, HallPlatform } from './reads.ts';
import { findReport, removeReport } from './report-rows.ts';

type Dismissal = HallCommand & { readonly entrant: string };
type Followed = { readonly event: EventRecord; readonly report: PresenceReport; readonly said: Dismissal };

/** Whoever calls nothing because of the report calls again. */
const takeBack = async (
  platform: HallPlatform & TournamentFollowing,
  tx: WriteTx,
  { event, report, said: { entrant, actor } }: Followed,
): Promise<Outcome<unknown>> => {
  const running = await gatherRunning({ q: tx.q, db: platform.db }, event);
  if (running === null) return refused('error.event.invalid-status');
  return changeLockedHall(platform, tx, {
    running,
    change: async (own, locked) => {
      const before = locked.hall.attendance.get(entrant);
      if (before === undefined) return ok(null);
      const after = takeBackReport(report, before).attendance;
      const matches = await keepAttendance(platform, own, { locked, entrant, before, after, actor });
      return matches.ok ? ok({ matchIds: matches.value, isCourse: true }) : matches;
    },
  });
};

/** Dismisses what people have said of themselves, with what followed from it. A repeat changes nothing. */
export const dismissReport = (
  platform: HallPlatform & TournamentFollowing,
  said: Dismissal,
): Promise<Outcome<PresenceReports>> =>
  changeReports(platform, said, async (tx, event) => {
    const report = await findReport(tx.q, { eventId: said.id, entrant: said.entrant });
    if (report === null) return ok(true);
    if (report.hasLeftCallers) {
      const taken = await takeBack(platform, tx, { event, report, said });
      if (!taken.ok) return taken;
    }
    await removeReport(tx, said.entrant);
    announceReports(platform, tx, said.id);
    return ok(true);
  });
