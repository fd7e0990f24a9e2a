import { checkoutRanges, scoreRanges } from '@neundarter/rules/match/types';
import { communityRanges, opponentRanges } from '@neundarter/rules/stats/average-ranges';
import { tournamentModes } from '@neundarter/rules/tournament/plan/modes';
import Type, { type Static } from 'typebox';
import { closed, Id, TimeStamp } from './common.ts';
import { nullable, oneOf } from './match-config.ts';

const Hits = Type.Integer({ minimum: 0 });
const Average = nullable(Type.Number({ description: 'per three darts, not rounded' }));

const WinsAndLosses = Type.Object({ won: Hits, draw: Hits, lost: Hits, total: Hits }, closed);

/** Average of these points and darts; null if no dart was thrown. */
const Averaged = Type.Object({ average: Average, totalScore: Hits, totalDartsThrown: Hits }, closed);

const PlaceOfEntrySchema = Type.Object(
  { from: Type.Integer({ minimum: 1 }), to: Type.Integer({ minimum: 1 }) },
  closed,
);
type PlaceOfEntry = Static<typeof PlaceOfEntrySchema>;

/** A figure with the match it comes from; null if there is no such match. */
const inMatch = <Fields extends Type.TProperties>(fields: Fields) =>
  nullable(Type.Object({ ...fields, matchId: Id, finishedAt: TimeStamp }, closed));

const countsOf = <const Ranges extends readonly string[]>(ranges: Ranges) =>
  Type.Object(
    Object.fromEntries(ranges.map((range) => [range, Hits])) as { [Range in Ranges[number]]: typeof Hits },
    closed,
  );

/** One entry per range, in the order of the ranges. */
const perRange = <Fields extends Type.TProperties>(ranges: readonly string[], entry: Type.TObject<Fields>) =>
  Type.Array(entry, { minItems: ranges.length, maxItems: ranges.length });

/** A tournament that a player has played or plays, by the id of the event, with what the player has achieved in it. */
export const PlayedTournamentSchema = Type.Object(
  {
    id: Id,
    props: Type.Object(
      {
        name: Type.String(),
        teamName: Type.String({ description: 'the team that organises it' }),
        startDateTime: TimeStamp,
        status: oneOf(['running', 'finished']),
        tournamentMode: oneOf(tournamentModes),
        noOfParticipants: Type.Integer({ minimum: 1, description: 'confirmed entries: players or pairs' }),
        place: Type.Unsafe<PlaceOfEntry | null>({
          ...nullable(PlaceOfEntrySchema),
          description: 'null until the end, and for who was out in the groups; from 5 to 8 is shared',
        }),
        matchWinsAndLosses: WinsAndLosses,
        threeDartsAverage: Averaged,
        highestCheckout: nullable(Type.Integer({ minimum: 2 })),
        noOf180s: Hits,
      },
      closed,
    ),
  },
  closed,
);
export type PlayedTournament = Static<typeof PlayedTournamentSchema>;

export const PlayerStatisticsSchema = Type.Object(
  {
    matchWinsAndLosses: WinsAndLosses,
    legsWinsAndLosses: WinsAndLosses,
    checkouts: Type.Object(
      {
        doubleHits: Hits,
        doubleAttempts: Hits,
        hitsPerRange: countsOf(checkoutRanges),
        dartsFromFinishToCheckout: Hits,
        highest: inMatch({ score: Type.Integer() }),
        noOfHighFinishes: Type.Integer({ minimum: 0, description: 'checkouts of 100 or more' }),
      },
      closed,
    ),
    oneEighties: Type.Object({ noOfHits: Hits }, closed),
    highscores: countsOf(['180', '177', '174', '171']),
    scoring: Type.Object(
      {
        ranges: perRange(scoreRanges, Type.Object({ range: oneOf(scoreRanges), noOfHits: Hits }, closed)),
      },
      closed,
    ),
    threeDartsAverage: Averaged,
    first9Average: Averaged,
    toFinishAverage: Averaged,
    recordAverage: inMatch({ average: Type.Number() }),
    shortLegs: Type.Object({ noOfHits: Hits }, closed),
    shortestLeg: inMatch({ dartsThrown: Type.Integer(), startingScore: Type.Integer() }),
    avgPerMonth: Type.Array(
      Type.Object(
        {
          _id: Type.String({ pattern: '^\\d{4}-\\d{2}$' }),
          threeDartAverage: Average,
          noOfMatches: Hits,
        },
        closed,
      ),
      { minItems: 12, maxItems: 12, description: 'oldest first; the last one is the current month' },
    ),
    communityAvgDistribution: perRange(
      communityRanges,
      Type.Object({ range: oneOf(communityRanges), noOfPlayers: Hits }, closed),
    ),
    opponentsAverages: Type.Object(
      {
        avgRanges: perRange(
          opponentRanges,
          Type.Object({ range: oneOf(opponentRanges), won: Hits, lost: Hits, draw: Hits }, closed),
        ),
      },
      closed,
    ),
  },
  closed,
);
export type PlayerStatistics = Static<typeof PlayerStatisticsSchema>;
