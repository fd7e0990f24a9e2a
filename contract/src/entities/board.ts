import { boardStates } from '@neundarter/rules/hall/board';
import { boardRounds, boardSides } from '@neundarter/rules/hall/event-board';
import { freeNumbers } from '@neundarter/rules/tournament/groups/free-groups';
import Type, { type Static } from 'typebox';
import { maxBoardLength, maxBoardsOfTeam, maxShownOnBoard } from '../limits.ts';
import { closed, Id, lineOfText, name, TimeStamp } from './common.ts';
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
const boardProps = {
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
  helpSince: Type.Optional(
    nullable(
      Type.Unsafe<number>({
        ...TimeStamp,
        description: 'since when somebody there waits for help; null for nobody',
      }),
    ),
  ),
};
const BoardSchema = Type.Object(boardProps, closed);
export type BoardEntity = Static<typeof BoardSchema>;

/** All boards of a hall, in its order. */
export const BoardsSchema = Type.Array(BoardSchema, { maxItems: maxBoardsOfTeam });

/** How an event uses a board of the hall. */
const useProps = {
  from: nullable(Type.Unsafe<number>({ ...TimeStamp, description: 'null: from the start of the event' })),
  until: nullable(Type.Unsafe<number>({ ...TimeStamp, description: 'null: to the end of the event' })),
  side: nullable(oneOf(boardSides)),
  rounds: Type.Array(oneOf(boardRounds), {
    maxItems: boardRounds.length,
    description: 'rounds of a tournament for which it is reserved; without rounds and groups it is for all',
  }),
  groups: Type.Array(lineOfText({ minLength: 1, maxLength: 4 }), {
    maxItems: freeNumbers.groups.max,
  }),
};

/** A board that an event chooses. */
export const ChosenBoardSchema = Type.Object({ boardId: Id, ...useProps }, closed);

const EventBoardSchema = Type.Object(
  {
    ...boardProps,
    isOccupied: Type.Boolean({ description: 'also by a match that the caller does not see' }),
    use: Type.Object(useProps, closed),
  },
  closed,
);
export type EventBoardEntity = Static<typeof EventBoardSchema>;

/** The boards of an event in the order of the hall. */
export const EventBoardsSchema = Type.Object(
  {
    isChosen: Type.Boolean({ description: 'false: the event has chosen none, and uses all of the hall' }),
    boards: Type.Array(EventBoardSchema, { maxItems: maxBoardsOfTeam }),
  },
  closed,
);
export type EventBoardsEntity = Static<typeof EventBoardsSchema>;
