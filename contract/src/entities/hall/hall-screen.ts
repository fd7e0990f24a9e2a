import { boardStates } from '@neundarter/rules/hall/board';
import Type, { type Static } from 'typebox';
import { maxBoardsOfTeam, maxShownOnBoard } from '../../limits.ts';
import { closed, Id } from '../common.ts';
import { oneOf } from '../match-config.ts';
import { HallCallSchema } from './hall.ts';

/** A board of an event, as a television shows it. */
const ShownBoard = Type.Object(
  {
    id: Id,
    name: Type.String(),
    state: oneOf(boardStates),
    isElsewhere: Type.Boolean({ description: 'whether another event plays or has called there' }),
    matches: Type.Array(Id, {
      maxItems: maxShownOnBoard,
      description: 'ids of the matches of this event that run there, the oldest first',
    }),
  },
  closed,
);

/** What the televisions of a hall show of an event. It names no person: who may see the event knows its matches. */
export const HallScreenSchema = Type.Object(
  {
    eventId: Id,
    boards: Type.Array(ShownBoard, { maxItems: maxBoardsOfTeam, description: 'in the order of the hall' }),
    calls: Type.Array(HallCallSchema, {
      maxItems: maxBoardsOfTeam,
      description: 'in the order of their boards',
    }),
    next: Type.Array(Type.Object({ matchId: Id, boardId: Id }, closed), {
      maxItems: maxBoardsOfTeam,
      description: 'what is expected next on boards',
    }),
  },
  closed,
);
export type HallScreenEntity = Static<typeof HallScreenSchema>;
