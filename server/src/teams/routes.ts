import type { teamRoutes } from '@neundarter/contract/routes/teams';
import { ok, refused } from '@neundarter/rules/result';
import type { Handlers } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { addTeamPlayer } from './add-team-player.ts';
import { changeTeam, type TeamChange } from './change-team.ts';
import { createTeam } from './create-team.ts';
import { deleteTeam, type TeamHooks } from './delete-team.ts';
import { countTeams, listTeamPlayers, listTeams, listTeamsOfUser, readTeam } from './reads.ts';
import { removeTeamPlayer } from './remove-team-player.ts';
import { uploadPicture } from './upload-picture.ts';
import { validateInvite } from './validate-invite.ts';
import { teamWishes } from './wish-rows.ts';

/** Handlers of the calls about teams. */
export const teamHandlers = (platform: Platform, hooks: TeamHooks): Handlers<typeof teamRoutes> => {
  const { db } = platform;
  const wishes = teamWishes(platform);
  return {
    countTeams: async ({ query }) => ok({ count: await countTeams(db, query) }),
    listTeams: async ({ actor, query }) => ok(await listTeams(db, { actor, ...query })),
    readTeam: ({ actor, params }) => readTeam(db, actor, params.id),
    listTeamsOfUser: ({ actor, params }) => listTeamsOfUser(db, { actor, id: params.id }),
    createTeam: ({ actor, body }) => createTeam(platform, { actor, ...body }),
    changeTeam: ({ actor, body }) => {
      const change: TeamChange = { actor, ...body };
      return changeTeam(platform, change);
    },
    deleteTeam: ({ actor, params }) => deleteTeam(platform, hooks, { actor, id: params.id }),
    uploadTeamPicture: async ({ actor, params, file }) =>
      file === undefined
        ? refused('error.invalid-request')
        : uploadPicture(platform, { actor, id: params.id, file }),
    listTeamPlayers: ({ actor, params, query }) =>
      listTeamPlayers(db, { actor, id: params.id, includePending: query.includePending ?? false }),
    addTeamPlayer: ({ actor, params, query, body, requestId }) =>
      addTeamPlayer(platform, { actor, teamId: params.id, ...query, ...body, requestId }),
    removeTeamPlayer: ({ actor, params: { id: teamId, playerId }, query: { isConfirmed = false } }) =>
      removeTeamPlayer(platform, { actor, teamId, playerId, isConfirmed }),
    validateInvite: ({ actor, params, body }) =>
      validateInvite(platform, { actor, teamId: params.id, ...body }),
    createTeamWish: ({ actor, body }) => wishes.create({ actor, ...body }),
    listTeamWishes: ({ actor, query }) => wishes.list(actor, query),
    deleteTeamWish: ({ actor, params }) => wishes.remove(actor, params.id),
  };
};
