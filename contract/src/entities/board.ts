import { boardStates } from '@neundarter/rules/hall/board';
import Type, { type Static } from 'typebox';
import { maxBoardLength, maxBoardsOfTeam, maxShownOnBoard } from '../limits.ts';
import { closed, Id, name, TimeStamp } from './common.ts';
import { nullable, oneOf } from './match-config.ts';
import { PartiesSchema } from './party.ts';

export const BoardName = name(maxBoardLength);

/** A match that runs on a board. */
const MatchOnBoard = Type.Object(
  {
    id: Id,
    eventId: nullable(Id),
    eventName: nullable(Type.String()),
    parties: PartiesSchema,
    startedAt: TimeStamp,
  },
  closed,
);

/** A board of a team's hall. It is occupied while matches run on it. */
const BoardSchema = Type.Object(
  {
    id: Id,
    name: Type.String(),
    state: oneOf(boardStates),
    isStream: Type.Boolean({ description: 'whether a camera shows it' }),
    since: nullable(
      Type.Integer({ minimum: 0, description: 'when the state was set, or the last match there ended' }),
    ),
    revision: Type.Integer({ minimum: 0 }),
    matches: Type.Array(MatchOnBoard, {
      maxItems: maxShownOnBoard,
      description: 'matches that run there, the oldest first; two only if somebody insisted',
    }),
    waiting: Type.Integer({ minimum: 0, description: 'matches for this board that have not begun' }),
  },
  closed,
);
export type BoardEntity = Static<typeof BoardSchema>;

/** All boards of a hall, in its order. */
export const BoardsSchema = Type.Array(BoardSchema, { maxItems: maxBoardsOfTeam });
