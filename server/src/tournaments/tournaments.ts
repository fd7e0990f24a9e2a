import { agreeByEnrolling } from '../consents/agree-to-event.ts';
import type { MatchPlatform } from '../matches/settle-match.ts';
import type { Database, WriteTx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import type { Log } from '../platform/log.ts';
import type { DeriveKey } from '../platform/passes/derive-key.ts';
import type { Platform } from '../platform/platform.ts';
import { countPastMatches } from '../rankings/count-past-matches.ts';
import type { TournamentPlatform } from './core/change-tournament.ts';
import { watchCourses } from './core/check-course.ts';
import type { TournamentFollowing } from './core/tournament-follower.ts';
import { followMatches } from './course/follow-matches.ts';
import { followSeats } from './course/follow-seats.ts';
import { followStarts } from './course/follow-starts.ts';
import { keepPastPlaces } from './course/keep-past-places.ts';
import { tournamentResultKind } from './course/tournament-result-kind.ts';
import { forgetAddresses } from './entries/forget-addresses.ts';
import { forgetEntries, forgetScorer } from './entries/forget-entries.ts';
import { linkEntries } from './entries/link-entries.ts';
import { entrantReplaced, findOrganiserAddress, replaceInEntries } from './entries/replace-in-entries.ts';
import { gatherRoles } from './pin/gather-roles.ts';
import { findOwnDecisions, findOwnEntries, tournamentHooks } from './reads.ts';
import { runningTournamentHandlers, tournamentHandlers } from './routes.ts';
import { removeEntriesOfTeam } from './setup/remove-tournament.ts';
import { tournamentKind } from './tournament-kind.ts';
import { tournamentMails } from './tournament-mails.ts';
import { tournamentCache } from './views/tournament-cache.ts';

type Parts = TournamentPlatform & { readonly deriveKey: DeriveKey; readonly log: Log };
type Gathering = MatchPlatform & { readonly log: Log };

/** What the server takes from tournaments. */
export const tournaments = {
  handlers: (parts: Parts) => {
    watchCourses(parts);
    return {
      ...tournamentHandlers(parts, { cache: tournamentCache(parts.db), deriveKey: parts.deriveKey }),
      ...runningTournamentHandlers(parts),
    };
  },
  mails: tournamentMails,
  kind: (platform: TournamentFollowing) => tournamentKind(platform, tournamentCache(platform.db)),
  followers: (platform: TournamentFollowing) => ({
    match: [followMatches(platform)],
    seat: [followSeats(platform)],
  }),
  results: (platform: TournamentFollowing) => tournamentResultKind(platform),
  startFollowers: (platform: Platform) => [followStarts(platform)],
  roles: (parts: Gathering) =>
    gatherRoles({ ...parts, agree: (entering) => agreeByEnrolling(parts, entering) }),
  forTeams: { ...tournamentHooks, removeEntries: removeEntriesOfTeam },
  forConsents: (platform: TournamentFollowing) => ({
    replacePerson: replaceInEntries,
    personReplaced: entrantReplaced(platform),
    organiserAddress: findOrganiserAddress,
  }),
  linkPlayer: linkEntries,
  forgetPlayer: { beforeMatches: forgetEntries },
  forgetUser: (tx: WriteTx, { userId }: { readonly userId: string }) => forgetScorer(tx, userId),
  exportOwn: async ({ db }: Platform, actor: Actor) => ({
    ...(await findOwnEntries(db, actor)),
    eventDecisions: await findOwnDecisions(db, actor),
  }),
  everyDay: forgetAddresses,
  // The places of earlier tournaments follow from the figures of their matches, so these are counted before.
  afterStart: async (db: Database) => {
    await countPastMatches(db);
    await keepPastPlaces(db);
  },
};
