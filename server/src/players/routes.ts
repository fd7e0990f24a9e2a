import type { playerRoutes } from '@neundarter/contract/routes/players';
import { mayLookUpUser } from '@neundarter/rules/access/people';
import { ok, refused } from '@neundarter/rules/result';
import type { Handlers } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { changePlayer, type PlayerChange } from './change-player.ts';
import { createPlayer } from './create-player.ts';
import { deletePlayer } from './delete-player.ts';
import {
  countPlayers,
  listPlayers,
  readOnlinePlayer,
  readPicture,
  readPlayer,
  readPlayerOfUser,
} from './reads.ts';
import { uploadPicture } from './upload-picture.ts';

/** Handlers of the calls about players and their pictures. */
export const playerHandlers = (
  platform: Platform,
  hooks: Parameters<typeof changePlayer>[1],
): Handlers<typeof playerRoutes> => {
  const { db } = platform;
  return {
    countPlayers: async ({ query }) => ok({ count: await countPlayers(db, query) }),
    listPlayers: async ({ query }) => ok(await listPlayers(db, query)),
    readPlayer: ({ params }) => readPlayer(db, params.id),
    readPlayerOfUid: ({ params }) => readPlayerOfUser(db, params.uid),
    readOnlinePlayer: async ({ params }) => ok(await readOnlinePlayer(db, params.code)),
    readPlayerOfUser: async ({ actor, params }) =>
      mayLookUpUser(describeActor(actor), params.id)
        ? readPlayerOfUser(db, params.id)
        : refused('error.insufficient-permissions'),
    createPlayer: ({ actor, body }) => createPlayer(platform, { actor, ...body }),
    changePlayer: ({ actor, body }) => {
      const change: PlayerChange = { actor, ...body };
      return changePlayer(platform, hooks, change);
    },
    deletePlayer: ({ actor, params }) => deletePlayer(platform, hooks, { actor, id: params.id }),
    uploadPlayerPicture: async ({ actor, params, file }) =>
      file === undefined
        ? refused('error.invalid-request')
        : uploadPicture(platform, hooks, { actor, id: params.id, file }),
    readPicture: ({ params }) => readPicture(db, params.id),
  };
};
