import type { boardRoutes } from '@neundarter/contract/routes/boards';
import type { Handlers } from '../platform/http/handler.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { endHelp } from './ask-for-help.ts';
import { breakBoard } from './break-board.ts';
import { changeBoard } from './change-board.ts';
import { changeOrder } from './change-order.ts';
import { chooseEventBoards } from './choose-event-boards.ts';
import { createBoards } from './create-boards.ts';
import { deleteBoard } from './delete-board.ts';
import { type EventBoardsReader, listBoards, listEventBoards } from './reads.ts';

/** Handlers of the calls about boards. */
export const boardHandlers = (
  platform: TournamentFollowing & EventBoardsReader,
): Handlers<typeof boardRoutes> => ({
  listBoards: ({ actor, params }) => listBoards(platform, { actor, teamId: params.id }),
  createBoards: ({ actor, params, body }) => createBoards(platform, { actor, teamId: params.id, ...body }),
  orderBoards: ({ actor, params, body }) => changeOrder(platform, { actor, teamId: params.id, ...body }),
  changeBoard: ({ actor, params: { id: teamId, boardId }, body }) =>
    changeBoard(platform, { actor, teamId, boardId, ...body }),
  breakBoard: ({ actor, params: { id: teamId, boardId }, body }) =>
    breakBoard(platform, { actor, teamId, boardId, ...body }),
  endHelp: ({ actor, params: { id: teamId, boardId } }) => endHelp(platform, { actor, teamId, boardId }),
  deleteBoard: ({ actor, params: { id: teamId, boardId } }) =>
    deleteBoard(platform, { actor, teamId, boardId }),
  listEventBoards: ({ actor, matchPin, params }) =>
    listEventBoards(platform, { actor, matchPin, id: params.id }),
  chooseEventBoards: ({ actor, matchPin, params, body }) =>
    chooseEventBoards(platform, { actor, matchPin, id: params.id, ...body }),
});
