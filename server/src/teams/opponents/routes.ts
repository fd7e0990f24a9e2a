import type { opponentRoutes } from '@neundarter/contract/routes/opponents';
import type { Handlers } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeOpponent } from './change-opponent.ts';
import { createOpponent } from './create-opponent.ts';
import { deleteOpponent, type OpponentHooks } from './delete-opponent.ts';
import { listOpponents } from './reads.ts';

/** Handlers of the calls about teams without accounts. */
export const opponentHandlers = (
  platform: Platform,
  hooks: OpponentHooks,
): Handlers<typeof opponentRoutes> => ({
  listOpponents: ({ actor, params }) => listOpponents(platform.db, { actor, teamId: params.id }),
  createOpponent: ({ actor, params, body }) =>
    createOpponent(platform, { actor, teamId: params.id, ...body }),
  changeOpponent: ({ actor, params: { id: teamId, opponentId }, body }) =>
    changeOpponent(platform, hooks, { actor, teamId, opponentId, ...body }),
  deleteOpponent: ({ actor, params: { id: teamId, opponentId } }) =>
    deleteOpponent(platform, hooks, { actor, teamId, opponentId }),
});
