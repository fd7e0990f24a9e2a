import { eventStages } from '@neundarter/rules/match/match-place';
import { sortings } from '@neundarter/rules/table/sort-competitors';
import Type from 'typebox';
import { closed, Id, IdParams, lineOfText } from '../entities/common.ts';
import { oneOf } from '../entities/match-config.ts';
import {
  EventStatsSchema,
  HighscoreRowSchema,
  LegsRowSchema,
  RankingRowSchema,
} from '../entities/ranking.ts';
import { maxRankedParties } from '../limits.ts';
import { route } from '../route.ts';

const tag = 'events';

/** Who has a row in a table: every person, or the parties as they played, which are pairs in doubles. */
const rankedPartyTypes = ['single', 'double'] as const;

const part = {
  stage: Type.Optional(oneOf(eventStages)),
  group: Type.Optional(lineOfText({ minLength: 1, maxLength: 40 })),
};
const common = { tag, caller: 'anyone', params: IdParams, errors: ['error.not-found'] } as const;

/** Tables and highlights of an event, from its finished matches; the same for everybody who may see it. */
export const rankingRoutes = {
  readTable: route({
    ...common,
    address: 'GET /events/{id}/table',
    summary:
      'Table of an event or a part of it, the best first; in trainings of persons, otherwise of parties',
    query: Type.Object(
      {
        ...part,
        sorting: Type.Optional(oneOf(sortings)),
        partyType: Type.Optional(oneOf(rankedPartyTypes)),
        matchDay: Type.Optional(
          Type.Integer({ minimum: 1, maximum: 1000, description: 'only matches up to this day' }),
        ),
      },
      closed,
    ),
    answer: Type.Array(RankingRowSchema, { maxItems: maxRankedParties }),
  }),
  listPlayersWithoutAccount: route({
    ...common,
    address: 'GET /events/{id}/players-without-account',
    caller: 'user',
    summary: 'Ids of the players without an account of whom the event has figures',
    answer: Type.Array(Id, { maxItems: 2 * maxRankedParties }),
  }),
  readHighscores: route({
    ...common,
    address: 'GET /events/{id}/highscores',
    summary: 'Players with turns of 180, 177, 174 and 171 points',
    query: Type.Object(part, closed),
    answer: Type.Array(HighscoreRowSchema, { maxItems: maxRankedParties }),
  }),
  readShortLegs: route({
    ...common,
    address: 'GET /events/{id}/shortlegs',
    summary: 'Players with 501 legs won in at most 18 darts',
    query: Type.Object(part, closed),
    answer: Type.Array(LegsRowSchema, { maxItems: maxRankedParties }),
  }),
  readHighFinishes: route({
    ...common,
    address: 'GET /events/{id}/highfinishes',
    summary: 'Players with checkouts of 100 or more',
    query: Type.Object(part, closed),
    answer: Type.Array(LegsRowSchema, { maxItems: maxRankedParties }),
  }),
  readEventStats: route({
    ...common,
    address: 'GET /events/{id}/stats',
    summary: 'Sums over everybody who played in an event or a part of it',
    query: Type.Object(part, closed),
    answer: EventStatsSchema,
  }),
} as const;
