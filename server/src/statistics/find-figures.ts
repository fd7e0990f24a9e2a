import { sql } from 'kysely';
import type { Queries } from '../platform/db/database.ts';
import type { PlayerMatchStatsTable } from '../platform/db/tables.ts';
import { together } from '../platform/db/together.ts';
import { type FiguresFilter, type FiguresQuery, narrowByKind, narrowFigures } from './narrow-figures.ts';
import { type StatsColumn, statsColumns } from './stats-columns.ts';

export type Totals = { readonly [column in StatsColumn]: number };

const sumsOf = async (figures: FiguresQuery): Promise<Totals> => {
  const row = await figures
    .select((eb) => statsColumns.map((column) => eb.fn.sum<number | string | null>(column).as(column)))
    .executeTakeFirstOrThrow();
  return Object.fromEntries(statsColumns.map((column) => [column, Number(row[column] ?? 0)])) as Totals;
};

/** How many matches ended so, against opponents of that range of averages (null: without a dart of theirs). */
export type Outcome = Pick<PlayerMatchStatsTable, 'result' | 'opponent_range'> & { readonly count: number };

const outcomesOf = (figures: FiguresQuery): Promise<readonly Outcome[]> => {
  return figures
    .select((eb) => ['result' as const, 'opponent_range' as const, eb.fn.countAll<number>().as('count')])
    .groupBy(['result', 'opponent_range'])
    .execute();
};

const highlightColumns = [
  'match_id',
  'finished_at',
  'starting_score',
  'total_score',
  'total_darts',
  'highest_checkout',
  'shortest_leg',
] as const satisfies readonly (keyof PlayerMatchStatsTable)[];

/** A match that stands out. */
export type Highlight = Pick<PlayerMatchStatsTable, (typeof highlightColumns)[number]>;

/** The first of the matches in the order given before, the earlier one among equals. */
const firstOf = async (figures: FiguresQuery): Promise<Highlight | null> => {
  const found = figures.select(highlightColumns).orderBy('finished_at').orderBy('match_id').limit(1);
  return (await found.executeTakeFirst()) ?? null;
};

const bestAverageOf = (figures: FiguresQuery) =>
  firstOf(figures.where('total_darts', '>', 0).orderBy(sql`total_score * 1.0 / total_darts`, 'desc'));

const highestCheckoutOf = (figures: FiguresQuery) =>
  firstOf(figures.where('highest_checkout', '>', 0).orderBy('highest_checkout', 'desc'));

/** Legs of other lengths cannot be compared: those of 501, unless the filter is about another score. */
const shortestLegOf = (figures: FiguresQuery, startingScore = 501) => {
  const legs = figures.where('starting_score', '=', startingScore).where('shortest_leg', 'is not', null);
  return firstOf(legs.orderBy('shortest_leg'));
};

/** Matches, points and darts of a month. */
export type MonthFigures = {
  readonly month: string;
  readonly matches: number;
  readonly score: number;
  readonly darts: number;
};

type MonthSums = { readonly [name in keyof MonthFigures]: string | number | bigint };

/** The months asked for, as `2025-11` and oldest first, and a time (ms since 1970) before all of them. */
export type Trend = { readonly months: readonly string[]; readonly since: number };

/** From the sums that are kept, as far as they can tell. */
const monthSums = (q: Queries, filter: FiguresFilter, { months }: Trend): Promise<readonly MonthSums[]> => {
  const { playerId, startingScore, checkInMode } = filter;
  let sums = q
    .selectFrom('player_month_stats')
    .where('player_id', '=', playerId)
    .where('month', '>=', months[0] ?? '');
  if (startingScore !== undefined) sums = sums.where('starting_score', '=', startingScore);
  if (checkInMode !== undefined) sums = sums.where('check_in_mode', '=', checkInMode);
  return sums
    .select((eb) => [
      'month',
      eb.fn.sum('no_of_matches').as('matches'),
      eb.fn.sum('total_score').as('score'),
      eb.fn.sum('total_darts').as('darts'),
    ])
    .groupBy('month')
    .execute();
};

const monthsFromMatches = (q: Queries, filter: FiguresFilter, { months, since }: Trend) =>
  narrowByKind(q, filter)
    .where('finished_at', '>=', since)
    .where('month', '>=', months[0] ?? '')
    .select((eb) => [
      'month' as const,
      eb.fn.countAll<number>().as('matches'),
      eb.fn.sum('total_score').as('score'),
      eb.fn.sum('total_darts').as('darts'),
    ])
    .groupBy('month')
    .execute();

/** Whatever the period of the filter: the trend is always that of the last months. */
const trendOf = async (q: Queries, filter: FiguresFilter, trend: Trend): Promise<readonly MonthFigures[]> => {
  const { opponentId, opponentType, eventId, status } = filter;
  const isKept = [opponentId, opponentType, eventId, status].every((part) => part === undefined);
  const rows = await (isKept ? monthSums(q, filter, trend) : monthsFromMatches(q, filter, trend));
  return rows.map(({ month, matches, score, darts }) => ({
    month: String(month),
    matches: Number(matches),
    score: Number(score),
    darts: Number(darts),
  }));
};

/** All that a player's statistics are made of. */
export type FoundFigures = {
  readonly totals: Totals;
  readonly outcomes: readonly Outcome[];
  readonly bestAverage: Highlight | null;
  readonly highestCheckout: Highlight | null;
  readonly shortestLeg: Highlight | null;
  readonly months: readonly MonthFigures[];
};

/** Reads the kept figures of the matches in the filter's window; never a turn. */
export const findFigures = async (q: Queries, filter: FiguresFilter, trend: Trend): Promise<FoundFigures> => {
  const figures = narrowFigures(q, filter);
  const [totals, outcomes, bestAverage, highestCheckout, shortestLeg, months] = await together([
    sumsOf(figures),
    outcomesOf(figures),
    bestAverageOf(figures),
    highestCheckoutOf(figures),
    shortestLegOf(figures, filter.startingScore),
    trendOf(q, filter, trend),
  ]);
  return { totals, outcomes, bestAverage, highestCheckout, shortestLeg, months };
};
