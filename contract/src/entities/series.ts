import type { EventPoints } from '@neundarter/rules/series/event-points';
import {
  groupResults,
  highFinishClasses,
  highScoreClasses,
  knockoutRanks,
  type PointsConfig,
  shortLegClasses,
} from '@neundarter/rules/series/points-config';
import Type, { type Static } from 'typebox';
import {
  idPattern,
  maxNameLength,
  maxPlayersOfTournament,
  maxPointsForOne,
  maxTournamentsOfSeries,
} from '../limits.ts';
import { closed, Id, name, SearchableFlag, TimeStamp } from './common.ts';
import { nullable, oneOf } from './match-config.ts';
import { PersonSchema } from './participant.ts';

const PointsForOne = Type.Integer({ minimum: 0, maximum: maxPointsForOne });
const Total = Type.Integer({ minimum: 0 });

/** An object with a number for each of these names. */
const numbersFor = (names: readonly string[]) =>
  Type.Object(Object.fromEntries(names.map((one) => [one, PointsForOne])), closed);

/** Points of a series; `bestResults` is the number of results of each player that count, null for all. */
export type SeriesConfig = PointsConfig & { readonly bestResults: number | null };

const BestResults = nullable(Type.Integer({ minimum: 1, maximum: maxTournamentsOfSeries }));

const points = {
  pointsForKnockoutRound: numbersFor(knockoutRanks),
  groupStagePoints: numbersFor(groupResults),
  pointsForShortLegs: numbersFor(shortLegClasses),
  pointsForHighfinishes: numbersFor(highFinishClasses),
  pointsForHighscores: numbersFor(highScoreClasses),
};

const SeriesConfigSchema = Type.Unsafe<SeriesConfig>(
  Type.Object(
    {
      ...points,
      bestResults: Type.Unsafe<number | null>({
        ...BestResults,
        description: 'how many results of each player count; null for all',
      }),
    },
    closed,
  ),
);

/** The configuration as a client sends it; without `bestResults` all results count. */
export const SentSeriesConfigSchema = Type.Unsafe<PointsConfig & { readonly bestResults?: number | null }>(
  Type.Object({ ...points, bestResults: Type.Optional(BestResults) }, closed),
);

const highlights = (names: readonly string[]) =>
  Type.Object(
    {
      points: Total,
      count: Total,
      counts: Type.Object(Object.fromEntries(names.map((one) => [one, Total])), closed),
    },
    closed,
  );

/** Points of a player in one tournament. */
const EventPointsSchema = Type.Unsafe<EventPoints>(
  Type.Object(
    {
      total: Total,
      tournamentRank: Type.Object({ points: Total, rank: nullable(oneOf(knockoutRanks)) }, closed),
      highFinishes: highlights(highFinishClasses),
      highScores: highlights(highScoreClasses),
      shortLegs: highlights(shortLegClasses),
      groupStageResult: Type.Object({ wins: Total, draws: Total, points: Total }, closed),
    },
    closed,
  ),
);

/** A tournament of a series. */
const SeriesTournament = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'empty unless the caller may see the tournament' }),
    startDateTime: TimeStamp,
    isStarted: Type.Boolean({ description: 'whether it has started or is finished' }),
    isCancelled: Type.Optional(Type.Boolean({ description: 'whether it is cancelled; missing: no' })),
  },
  closed,
);

const byId = { additionalProperties: false } as const;
const idKey = Type.String({ pattern: idPattern });

const PointsByEvent = Type.Record(
  idKey,
  Type.Record(idKey, EventPointsSchema, { ...byId, maxProperties: maxPlayersOfTournament }),
  { ...byId, maxProperties: maxTournamentsOfSeries },
);

const listedFields = {
  isSearchable: Type.Optional(SearchableFlag),
  teamId: Id,
  teamName: Type.String(),
  name: Type.String(),
  isPublic: Type.Boolean({
    description: 'a public series shows its table to everybody, also points of closed tournaments',
  }),
  config: SeriesConfigSchema,
  canUpdatePoints: Type.Boolean({ description: 'whether none of its tournaments has started' }),
  tournaments: Type.Array(SeriesTournament, {
    maxItems: maxTournamentsOfSeries,
    description: 'without those that the caller may not see until they have started',
  }),
};

/** A series in a list. */
export const ListedSeriesSchema = Type.Object({ id: Id, props: Type.Object(listedFields, closed) }, closed);
export type ListedSeries = Static<typeof ListedSeriesSchema>;

/** A series with its points. */
export const SeriesSchema = Type.Object(
  {
    id: Id,
    props: Type.Object(
      {
        ...listedFields,
        events: Type.Unsafe<{ [eventId: string]: { [playerId: string]: EventPoints } }>({
          ...PointsByEvent,
          description: 'points by tournament and player; empty until a tournament is finished',
        }),
        players: Type.Array(PersonSchema, {
          maxItems: maxTournamentsOfSeries * maxPlayersOfTournament,
          description: 'everybody who has points, as tournaments show them',
        }),
      },
      closed,
    ),
  },
  closed,
);
export type SeriesEntity = Static<typeof SeriesSchema>;

const fields = {
  name: name(maxNameLength),
  isPublic: Type.Boolean(),
  isSearchable: Type.Optional(SearchableFlag),
};

export const NewSeriesPropsSchema = Type.Object(
  {
    teamId: Id,
    name: fields.name,
    isPublic: Type.Optional(Type.Boolean({ default: false })),
    isSearchable: fields.isSearchable,
    config: Type.Optional(SentSeriesConfigSchema),
  },
  closed,
);
export type NewSeriesProps = Static<typeof NewSeriesPropsSchema>;

const EventIds = Type.Array(Id, { minItems: 1, maxItems: maxTournamentsOfSeries });

export const ChangedSeriesPropsSchema = Type.Partial(
  Type.Object(
    {
      ...fields,
      addedEventIds: Type.Unsafe<string[]>({ ...EventIds, description: 'tournaments of the same team' }),
      removedEventIds: EventIds,
    },
    closed,
  ),
  { ...closed, minProperties: 1 },
);
export type ChangedSeriesProps = Static<typeof ChangedSeriesPropsSchema>;
