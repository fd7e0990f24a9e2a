import { brokenBoardWays } from '@neundarter/rules/hall/board';
import Type from 'typebox';
import { BoardName, BoardsSchema, ChosenBoardSchema, EventBoardsSchema } from '../entities/board.ts';
import { closed, Id, IdParams } from '../entities/common.ts';
import { oneOf } from '../entities/match-config.ts';
import { maxBoardsOfTeam } from '../limits.ts';
import { route } from '../route.ts';

const tag = 'boards';
const OneBoard = Type.Object({ id: Id, boardId: Id }, closed);

/** The revision that the caller has seen; the change is refused if somebody else has changed the board since. */
const Seen = Type.Optional(
  Type.Integer({ minimum: 0, description: 'the revision that the caller has seen' }),
);

const shared = { tag, caller: 'user', answer: BoardsSchema } as const;

/** Calls about the boards of a team's hall. Each answers all boards, in their order. */
export const boardRoutes = {
  listBoards: route({
    ...shared,
    address: 'GET /teams/{id}/boards',
    summary: 'Boards of the team’s hall with the matches on them; for its members',
    params: IdParams,
    errors: ['error.not-found'],
  }),
  createBoards: route({
    ...shared,
    address: 'POST /teams/{id}/boards',
    summary: 'Adds boards at the end; a repeat changes nothing',
    params: IdParams,
    body: Type.Object(
      {
        boards: Type.Array(Type.Object({ id: Id, name: BoardName }, closed), {
          minItems: 1,
          maxItems: maxBoardsOfTeam,
        }),
      },
      closed,
    ),
    errors: [
      'error.not-found',
      'error.id-already-exists',
      'error.boards.too-many',
      'error.boards.name-taken',
    ],
  }),
  orderBoards: route({
    ...shared,
    address: 'PATCH /teams/{id}/boards',
    summary: 'Puts the boards into another order; names all of them',
    params: IdParams,
    body: Type.Object({ ids: Type.Array(Id, { maxItems: maxBoardsOfTeam }) }, closed),
    errors: ['error.not-found', 'error.boards.changed-meanwhile'],
  }),
  changeBoard: route({
    ...shared,
    address: 'PATCH /teams/{id}/boards/{boardId}',
    summary: 'Renames a board, makes it a stream board, reserves it, or says that it can be used again',
    params: OneBoard,
    body: Type.Object(
      {
        revision: Seen,
        name: Type.Optional(BoardName),
        isStream: Type.Optional(Type.Boolean()),
        state: Type.Optional(oneOf(['open', 'reserved'] as const)),
      },
      closed,
    ),
    errors: ['error.not-found', 'error.boards.changed-meanwhile', 'error.boards.name-taken'],
  }),
  breakBoard: route({
    ...shared,
    address: 'PATCH /teams/{id}/boards/{boardId}/break',
    summary:
      'Says that a board is broken: what has not begun there waits for another one; what runs there stays, moves or pauses',
    params: OneBoard,
    body: Type.Object(
      {
        revision: Seen,
        running: oneOf(brokenBoardWays),
        to: Type.Optional(Type.Unsafe<string>({ ...Id, description: 'free board to which the match moves' })),
      },
      closed,
    ),
    errors: [
      'error.not-found',
      'error.boards.changed-meanwhile',
      'error.boards.occupied',
      'error.boards.broken',
    ],
  }),
  endHelp: route({
    ...shared,
    address: 'DELETE /teams/{id}/boards/{boardId}/help',
    summary: 'Says that somebody has helped at a board; a repeat changes nothing',
    params: OneBoard,
    errors: ['error.not-found'],
  }),
  deleteBoard: route({
    ...shared,
    address: 'DELETE /teams/{id}/boards/{boardId}',
    summary: 'Removes a board on which nothing runs; what waits for it waits for any',
    params: OneBoard,
    errors: ['error.not-found', 'error.boards.occupied'],
  }),
  listEventBoards: route({
    tag,
    caller: 'anyone',
    address: 'GET /events/{id}/boards',
    summary:
      'Boards that an event uses, all of the hall unless some are chosen; matches of other events only for members of the team',
    params: IdParams,
    answer: EventBoardsSchema,
    errors: ['error.not-found'],
  }),
  chooseEventBoards: route({
    tag,
    caller: 'user',
    address: 'PATCH /events/{id}/boards',
    summary:
      'Chooses the boards that an event uses, from when to when and for which matches; an empty list means all',
    params: IdParams,
    body: Type.Object({ boards: Type.Array(ChosenBoardSchema, { maxItems: maxBoardsOfTeam }) }, closed),
    answer: EventBoardsSchema,
    errors: ['error.not-found'],
  }),
} as const;
