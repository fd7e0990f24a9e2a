import { forgetWhoCalled } from '../matches/boards/call-rows.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { forgetAttendance } from './attendance-rows.ts';
import { followMatches, followMatchStarts } from './follow-matches.ts';
import { followTournaments } from './follow-tournaments.ts';
import { findOwnAttendance, findOwnCalls, findOwnReports } from './reads.ts';
import { forgetReports, forgetWhoReported } from './report-rows.ts';
import { callHandlers } from './routes.ts';
import { forgetSamePerson } from './together/same-people-rows.ts';
import { watchHalls } from './watch-halls.ts';

/** What the server takes from calls. */
export const calls = {
  handlers: callHandlers,
  followers: (platform: TournamentFollowing) => {
    const follow = [followMatches(platform)];
    return { match: follow, event: follow };
  },
  startFollowers: (platform: TournamentFollowing) => [followMatchStarts(platform)],
  tournamentFollowers: [followTournaments],
  watch: watchHalls,
  forgetUser: async (tx: WriteTx, { userId }: { readonly userId: string }) => {
    await forgetWhoCalled(tx, userId);
    await forgetWhoReported(tx, userId);
  },
  forgetPlayer: {
    byRank: async (_platform: Platform, tx: WriteTx, playerId: string) => {
      await forgetAttendance(tx, playerId);
      await forgetReports(tx, playerId);
      await forgetSamePerson(tx, playerId);
    },
  },
  exportOwn: async ({ db }: Platform, actor: Actor) => ({
    calls: await findOwnCalls(db, actor),
    attendance: await findOwnAttendance(db, actor),
    reports: await findOwnReports(db, actor),
  }),
};
