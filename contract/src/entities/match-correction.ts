import Type, { type Static } from 'typebox';
import { closed, TimeStamp } from './common.ts';

const turnValues = { score: Type.Integer(), dartsThrown: Type.Integer(), attemptsOnDouble: Type.Integer() };

/** A turn got other values after it was entered. */
export const CorrectionSchema = Type.Object(
  {
    at: TimeStamp,
    playerId: Type.String(),
    setNumber: Type.Integer(),
    legNumber: Type.Integer(),
    before: Type.Object(turnValues, closed),
    after: Type.Object(turnValues, closed),
    lostTurns: Type.Integer({ description: 'number of later turns that were not possible any more' }),
  },
  closed,
);

/** A turn that was corrected. `at`: ms since 1970 */
export type MatchCorrection = Static<typeof CorrectionSchema>;
