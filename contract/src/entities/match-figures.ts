// What is computed from the turns of a match: the standing, and the summary with its figures.
import { configRanges } from '@neundarter/rules/match/config';
import { maxTurnsOfMatch } from '@neundarter/rules/match/turn-limit';
import { checkoutRanges, matchStatuses, scoreRanges } from '@neundarter/rules/match/types';
import Type from 'typebox';
import { closed } from './common.ts';
import { nullable, oneOf } from './match-config.ts';
import { PartyIndexSchema, Points, perParty, WinnerSchema } from './match-turns.ts';

export const MatchStatusSchema = oneOf(matchStatuses);

export const StandingSchema = Type.Object(
  {
    score: perParty(Points),
    markers: perParty(nullable(oneOf(['win', 'draw', 'check']))),
    lastScore: perParty(nullable(Points)),
    sets: perParty(Points),
    legs: perParty(Points),
    darts: perParty(Points),
    matchAverages: perParty(Type.Number()),
    currentParty: PartyIndexSchema,
    currentPlayerId: nullable(Type.String()),
    startingParty: PartyIndexSchema,
    status: MatchStatusSchema,
    isBullOutDue: Type.Optional(
      Type.Literal(true, { description: 'the next act says who has won the bull-out; missing otherwise' }),
    ),
  },
  closed,
);

const countPer = (ranges: readonly string[]) =>
  Type.Object(Object.fromEntries(ranges.map((range) => [range, Points])), closed);
const averageFields = { totalScore: Points, totalDartsThrown: Points, average: Type.Number() };

export const StatsSchema = Type.Object(
  {
    ...averageFields,
    totalThrows: Points,
    first9: Type.Object(averageFields, closed),
    toFinish: Type.Object(averageFields, closed),
    noOf180s: Points,
    noOf177s: Points,
    noOf174s: Points,
    noOf171s: Points,
    checkouts: Type.Object(
      {
        attempts: Points,
        hits: Points,
        hitsPerRange: countPer(checkoutRanges),
        dartsFromFinishToCheckout: Points,
      },
      closed,
    ),
    highestCheckout: Points,
    highFinishes: Type.Array(Points, { maxItems: maxTurnsOfMatch }),
    shortLegs: Type.Array(Points, { maxItems: maxTurnsOfMatch }),
    scoreRanges: countPer(scoreRanges),
  },
  closed,
);

export const SummarySchema = Type.Object(
  {
    winningParty: nullable(WinnerSchema),
    sets: perParty(Points),
    legs: Type.Array(perParty(Points), { maxItems: configRanges.maxSetsToPlay.max }),
    partyStats: perParty(StatsSchema),
    playerStats: Type.Record(Type.String(), StatsSchema, { maxProperties: 4 }),
  },
  closed,
);
