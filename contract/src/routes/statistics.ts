import { matchKinds } from '@neundarter/rules/stats/match-kinds';
import { opponentTypes } from '@neundarter/rules/stats/opponent-types';
import { checkInModes } from '@neundarter/rules/turn/check-in-mode';
import Type, { type Static } from 'typebox';
import { Count, closed, Id, IdParams, pageOf, paging } from '../entities/common.ts';
import { EditRevision, EventSchema } from '../entities/event.ts';
import { type MatchHead, MatchHeadSchema } from '../entities/match.ts';
import { oneOf } from '../entities/match-config.ts';
import { periodFilters, SearchFilter, StatusFilter } from '../entities/match-filters.ts';
import { PlayedTournamentSchema, PlayerStatisticsSchema } from '../entities/statistics.ts';
import { maxLimit } from '../limits.ts';
import { route } from '../route.ts';

const tag = 'statistics';

const filters = {
  ...periodFilters,
  opponentId: Type.Optional(Id),
  opponentType: Type.Optional(oneOf(opponentTypes)),
  eventId: Type.Optional(Id),
  startingScore: Type.Optional(Type.Integer({ minimum: 2, maximum: 10_001 })),
  checkInMode: Type.Optional(oneOf(checkInModes)),
  status: StatusFilter,
};

const StatisticsFilterSchema = Type.Object(filters, closed);
/** Filter for a player's matches and statistics. */
export type StatisticsFilter = Static<typeof StatisticsFilterSchema>;

/** Filters of lists for people, who look for one match. */
const listFilters = {
  ...filters,
  eventType: Type.Optional(oneOf(matchKinds)),
  search: SearchFilter,
};
const PlayerMatchesFilterSchema = Type.Object(listFilters, closed);
/** Filter for the list of a player's matches. */
export type PlayerMatchesFilter = Static<typeof PlayerMatchesFilterSchema>;

/** Paging without defaults: all matches count unless the query asks for a page. */
const optionalPage = {
  skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxLimit })),
};

const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];
const exportContents = ['matches', 'turns'] as const;
export type ExportContent = (typeof exportContents)[number];

export const statisticsRoutes = {
  setSeedingByAverages: route({
    address: 'PATCH /events/{id}/seeding/by-averages',
    summary:
      'Sets the seeding list of a tournament by the averages of the last twelve months; players without one follow by lot',
    tag,
    caller: 'user',
    params: IdParams,
    body: Type.Optional(Type.Object({ editRevision: EditRevision }, closed)),
    answer: EventSchema,
    errors: [
      'error.not-found',
      'error.event.changed-meanwhile',
      'error.event.invalid-status',
      'error.event.nobody-to-seed',
    ],
  }),
  countPlayerMatches: route({
    address: 'GET /players/{id}/matches/count',
    summary: 'Number of matches of a player that fit the filter',
    tag,
    caller: 'user',
    params: IdParams,
    query: PlayerMatchesFilterSchema,
    answer: Count,
    errors: ['error.not-found'],
  }),
  listPlayerMatches: route({
    address: 'GET /players/{id}/matches',
    summary:
      'Matches of a player that fit the filter: unfinished ones first, then finished ones, latest first; with `search` the latest 2,000 by names of players, event and description',
    tag,
    caller: 'user',
    params: IdParams,
    query: Type.Object({ ...listFilters, ...paging }, closed),
    answer: Type.Unsafe<readonly MatchHead[]>(pageOf(MatchHeadSchema)),
    errors: ['error.not-found'],
  }),
  readPlayerStatistics: route({
    address: 'GET /players/{id}/stats',
    summary: 'Statistics of a player over all finished matches that fit the filter, or over one page of them',
    tag,
    caller: 'user',
    params: IdParams,
    query: Type.Object({ ...filters, ...optionalPage }, closed),
    answer: PlayerStatisticsSchema,
    errors: ['error.not-found'],
  }),
  listPlayerTournaments: route({
    address: 'GET /players/{id}/tournaments',
    summary: 'Tournaments that the caller has played or plays, latest first, with places and figures',
    tag,
    caller: 'user',
    params: IdParams,
    query: Type.Object(paging, closed),
    answer: pageOf(PlayedTournamentSchema),
    errors: ['error.not-found'],
  }),
  exportPlayerMatches: route({
    address: 'GET /players/{id}/matches/export',
    summary: 'The caller’s matches that fit the filter, or the caller’s turns in them, as a file',
    tag,
    caller: 'user',
    params: IdParams,
    query: Type.Object(
      {
        ...filters,
        format: Type.Optional(Type.Unsafe<ExportFormat>({ ...oneOf(exportFormats), default: 'csv' })),
        content: Type.Optional(Type.Unsafe<ExportContent>({ ...oneOf(exportContents), default: 'matches' })),
      },
      closed,
    ),
    answer: Type.Unsafe<never>({ type: 'string' }),
    answerTypes: ['text/csv', 'application/json'],
    isExport: true,
    errors: ['error.not-found'],
  }),
} as const;
