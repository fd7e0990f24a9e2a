// The turns of a match: sets, legs and throws.
import { scoringBeds } from '@neundarter/rules/board/bed';
import { configRanges } from '@neundarter/rules/match/config';
import { maxTurnsOfMatch } from '@neundarter/rules/match/turn-limit';
import type { LegDecision } from '@neundarter/rules/match/types';
import { farthestDartMm } from '@neundarter/rules/turn/thrown-dart';
import { dartsPerTurn } from '@neundarter/rules/turn/turn-of-darts';
import Type from 'typebox';
import { closed, TimeStamp } from './common.ts';
import { nullable, oneOf, StartingScoresSchema } from './match-config.ts';

/** Two values, one per party. */
export const perParty = <Schema extends Type.TSchema>(schema: Schema) => Type.Tuple([schema, schema]);
export const Points = Type.Integer();
export const PartyIndexSchema = Type.Union([Type.Literal(0), Type.Literal(1)]);
export const WinnerSchema = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal('draw')]);

/** Where the darts of a turn landed: reported by a detection board or thrown by a bot. */
export const DartsSchema = Type.Array(
  Type.Object(
    {
      bed: oneOf([...scoringBeds, 'M']),
      rMm: Type.Number({ minimum: 0, maximum: farthestDartMm, description: 'mm from the centre' }),
      thetaDeg: Type.Number({
        minimum: 0,
        exclusiveMaximum: 360,
        description: 'degrees clockwise from the middle of the 20',
      }),
    },
    closed,
  ),
  { minItems: 1, maxItems: dartsPerTurn },
);

/** What the darts of a turn hit, entered one by one by hand: their positions are not known. */
export const BedsSchema = Type.Array(oneOf([...scoringBeds, 'M']), { minItems: 1, maxItems: dartsPerTurn });

export const ThrowSchema = Type.Object(
  {
    id: Type.String(),
    party: PartyIndexSchema,
    playerId: Type.String(),
    throwNumber: Type.Integer({ minimum: 1 }),
    score: Points,
    dartsThrown: Type.Integer(),
    attemptsOnDouble: Type.Integer(),
    timeStamp: TimeStamp,
    darts: Type.Optional(DartsSchema),
    beds: Type.Optional(BedsSchema),
  },
  closed,
);

const LegDecisionSchema = Type.Unsafe<LegDecision>({
  ...Type.Union([
    Type.Object({ kind: Type.Literal('lowest-rest') }, closed),
    Type.Object({ kind: Type.Literal('bull'), id: Type.String() }, closed),
  ]),
  description: 'how the round limit ended the leg; missing if nothing but a checkout did',
});

export const LegSchema = Type.Object(
  {
    legNumber: Type.Integer({ minimum: 1 }),
    startingParty: PartyIndexSchema,
    startingPlayerId: Type.String(),
    startingScore: Points,
    startingScores: Type.Optional(StartingScoresSchema),
    throws: Type.Array(ThrowSchema, { maxItems: maxTurnsOfMatch }),
    isShot: Type.Boolean(),
    winningParty: nullable(PartyIndexSchema),
    decidedBy: Type.Optional(LegDecisionSchema),
    shotByPlayerId: nullable(Type.String()),
    remainingScores: perParty(Points),
    startedAt: TimeStamp,
    shotAt: nullable(TimeStamp),
  },
  closed,
);

export const MatchSetSchema = Type.Object(
  {
    setNumber: Type.Integer({ minimum: 1 }),
    startingParty: PartyIndexSchema,
    startingPlayerId: Type.String(),
    legs: Type.Array(LegSchema, { maxItems: configRanges.maxLegsToPlay.max }),
    isShot: Type.Boolean(),
    winningParty: nullable(WinnerSchema),
    startedAt: TimeStamp,
    shotAt: nullable(TimeStamp),
  },
  closed,
);
