import type { Stats } from '@neundarter/rules/match/types';
import type { EventStats } from '@neundarter/rules/table/event-stats';
import type { HighscoreRow, LegsRow } from '@neundarter/rules/table/highlights';
import type { RankingRow } from '@neundarter/rules/table/ranking-row';
import Type from 'typebox';
import { maxRankedLegs } from '../limits.ts';
import { closed, Id } from './common.ts';
import { StatsSchema } from './match-figures.ts';
import { DoublePartySchema, MatchPlayerSchema, SinglePartySchema } from './party.ts';

const Points = Type.Integer({ minimum: 0 });

/** A row of a table of an event. */
export const RankingRowSchema = Type.Unsafe<RankingRow>(
  Type.Object(
    {
      rank: Type.Integer({ minimum: 1, description: 'those who are level share a rank: 1, 1, 3' }),
      isTied: Type.Boolean({ description: 'whether others have the same rank' }),
      key: Type.String({ description: 'id of the player, or the sorted ids of a pair joined by +' }),
      party: Type.Union([SinglePartySchema, DoublePartySchema]),
      noOfMatches: Points,
      won: Points,
      draw: Points,
      lost: Points,
      pointsFor: Points,
      pointsAgainst: Points,
      legsWon: Points,
      legsLost: Points,
      setsWon: Points,
      setsLost: Points,
      totalScore: Points,
      totalDartsThrown: Points,
      legsChecked: Points,
      doubleAttempts: Points,
      noOf180s: Points,
      shortLegs: Type.Array(Points, { maxItems: maxRankedLegs, description: 'darts of each short leg' }),
      highFinishes: Type.Array(Points, { maxItems: maxRankedLegs, description: 'checkouts of 100 or more' }),
    },
    closed,
  ),
);

/** How often a player threw the highest scores. */
export const HighscoreRowSchema = Type.Unsafe<HighscoreRow>(
  Type.Object(
    {
      player: MatchPlayerSchema,
      noOf180s: Points,
      noOf177s: Points,
      noOf174s: Points,
      noOf171s: Points,
      oneEighties: Type.Optional(
        Type.Array(Type.Object({ matchId: Id, count: Points }, closed), {
          maxItems: maxRankedLegs,
          description: 'the matches with turns of 180 points',
        }),
      ),
    },
    closed,
  ),
);

/** Short legs or high finishes of a player, best first. */
export const LegsRowSchema = Type.Unsafe<LegsRow>(
  Type.Object(
    {
      player: MatchPlayerSchema,
      legs: Type.Array(
        Type.Object(
          {
            matchId: Id,
            setNumber: Type.Integer({ minimum: 1 }),
            legNumber: Type.Integer({ minimum: 1 }),
            dartsThrown: Points,
            checkoutScore: Points,
          },
          closed,
        ),
        { maxItems: maxRankedLegs },
      ),
    },
    closed,
  ),
);

/** The sums over everybody who played in an event. */
export const EventStatsSchema = Type.Unsafe<EventStats>(
  Type.Object(
    {
      noOfMatches: Points,
      noOfLegs: Points,
      noOfPlayers: Points,
      stats: Type.Unsafe<Stats>(StatsSchema),
    },
    closed,
  ),
);
