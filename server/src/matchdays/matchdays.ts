import type { MatchPlatform } from '../matches/settle-match.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { followGames } from './course/follow-games.ts';
import { matchdayResultKind } from './course/matchday-result-kind.ts';
import { gatherParticipants } from './gather-participants.ts';
import { forgetLineUps } from './line-ups/forget-line-ups.ts';
import { leaveLineUps } from './line-ups/leave-line-ups.ts';
import { replaceOnLineUps } from './line-ups/replace-on-line-ups.ts';
import { matchdayKind } from './matchday-kind.ts';
import { findOwnGuestDays, findOwnPlaces, matchdayHooks } from './reads.ts';
import { matchdayHandlers } from './routes.ts';

/** What the server takes from match days. */
export const matchdays = {
  handlers: matchdayHandlers,
  kind: (platform: MatchPlatform) => matchdayKind(platform),
  results: (platform: MatchPlatform) => matchdayResultKind(platform),
  followers: (platform: MatchPlatform) => ({ match: [followGames(platform)] }),
  roles: ({ clock }: Platform) => gatherParticipants(clock),
  forTeams: matchdayHooks,
  forConsents: () => ({ replacePerson: replaceOnLineUps }),
  forgetPlayer: { beforeMatches: leaveLineUps },
  forgetUser: (tx: WriteTx, { userId }: { readonly userId: string }) => forgetLineUps(tx, userId),
  exportOwn: async ({ db }: Platform, actor: Actor) => ({
    lineUps: await findOwnPlaces(db, actor),
    guestDays: await findOwnGuestDays(db, actor),
  }),
};
