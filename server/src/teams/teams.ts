import type { WriteTx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { givePlayer } from '../players/give-player.ts';
import type { TeamHooks } from './delete-team.ts';
import { findKeptPlayer } from './find-kept-player.ts';
import { leaveTeams } from './leave-teams.ts';
import { setTeamAdmin } from './member-rows.ts';
import { opponentHandlers } from './opponents/routes.ts';
import { findAllTeamIdsOf, findMembershipIdsOf, findOwnMemberships, findTeamsWithoutAdmin } from './reads.ts';
import { teamHandlers } from './routes.ts';
import { teamMails } from './team-mails.ts';

type Parts = Platform & { readonly teamHooks: TeamHooks };

/** A user with a verified address, and what they asked for when they registered. */
type NewUser = {
  readonly email: string;
  readonly wantedPlayerId: string | null;
  readonly wantedTeamId: string | null;
};

/** What the server takes from teams. */
export const teams = {
  handlers: (parts: Parts) => ({
    ...teamHandlers(parts, parts.teamHooks),
    ...opponentHandlers(parts, parts.teamHooks),
  }),
  mails: teamMails,
  /** What players and accounts, which are below teams, need from them. */
  forPlayers: { allTeamIdsOf: findAllTeamIdsOf },
  forUsers: {
    membershipsOf: findMembershipIdsOf,
    setTeamAdmin,
    teamsWithoutAdmin: findTeamsWithoutAdmin,
    /** Gives a new user their player: the one that a team has kept for them, or a new one. */
    givePlayerTo: async (platform: Platform, tx: WriteTx, user: NewUser) => {
      const { email, wantedPlayerId: playerId, wantedTeamId: teamId } = user;
      const keptId = await findKeptPlayer(tx, { email, playerId, teamId, now: platform.clock.now() });
      const id = await givePlayer(platform, tx, keptId);
      return { id, wasKept: id === keptId };
    },
  },
  forgetPlayer: {
    byRank: ({ clock }: Platform, tx: WriteTx, playerId: string) => leaveTeams(tx, playerId, clock.now()),
  },
  exportOwn: async ({ db }: Platform, actor: Actor) => ({ memberships: await findOwnMemberships(db, actor) }),
};
