import { configRanges, roundsRange } from '@neundarter/rules/match/config';
import { legDeciders, legModes, type PerParty, setModes } from '@neundarter/rules/match/types';
import { checkInModes } from '@neundarter/rules/turn/check-in-mode';
import Type from 'typebox';
import { closed } from './common.ts';

/** A union of string literals from a fixed list. */
export const oneOf = <const Items extends readonly string[]>(items: Items) =>
  Type.Unsafe<Items[number]>({ type: 'string', enum: [...items] });

const legsToWin = Type.Integer({ minimum: 1, maximum: 99 });

const StartingScore = Type.Integer({
  minimum: configRanges.startingScore.min,
  maximum: configRanges.startingScore.max,
});

/** The points of each side at the start of a leg, if they differ. */
export const StartingScoresSchema = Type.Unsafe<PerParty<number>>({
  ...Type.Tuple([StartingScore, StartingScore]),
  description: 'points from which each side starts a leg; missing if they are the same',
});

const RoundLimitSchema = Type.Object(
  {
    rounds: Type.Integer({
      minimum: roundsRange.min,
      maximum: roundsRange.max,
      description: 'turns of each side after which a leg is decided',
    }),
    decision: oneOf(legDeciders),
  },
  closed,
);

const fields = {
  startingScore: StartingScore,
  checkInMode: oneOf(checkInModes),
  setMode: oneOf(setModes),
  legMode: oneOf(legModes),
  legsToWinSet: legsToWin,
  maxLegsToPlay: Type.Integer({ minimum: 1, maximum: 197 }),
  setsToWin: Type.Integer({ minimum: 2, maximum: 99 }),
  maxSetsToPlay: Type.Integer({ minimum: 2, maximum: 197 }),
  legConfig: Type.Object(
    { legMode: oneOf(legModes), legsToWinSet: legsToWin },
    { ...closed, description: 'legs of a set; best-of n becomes first-to floor(n / 2) + 1' },
  ),
  bullOutForDecider: Type.Boolean(),
};

/** A complete configuration, as the server stores it. */
export const MatchConfigSchema = Type.Object(
  { ...fields, roundLimit: Type.Optional(RoundLimitSchema) },
  closed,
);

/** The schema, or null. */
export const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** The configuration that a client sends: fields left out get their defaults; null removes a round limit. */
export const PartialMatchConfigSchema = Type.Partial(
  Type.Object({ ...fields, roundLimit: nullable(RoundLimitSchema) }, closed),
  closed,
);
