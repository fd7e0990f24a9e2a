import { sql } from 'kysely';
import type { Queries } from '../platform/db/database.ts';
import type { PlayerMatchStatsTable } from '../platform/db/tables/statistics-tables.ts';
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

/** Number of matches with this result against opponents in this range of averages (null: opponents without a dart). */
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

/** A match with one of the best figures. */
export type Highlight = Pick<PlayerMatchStatsTable, (typeof highlightColumns)[number]>;

/** The first match in the order of the query; the earlier one among equals. */
const firstOf = async (figures: FiguresQuery): Promise<Highlight | null> => {
  const found = figures.select(highlightColumns).orderBy('finished_at').orderBy('match_id').limit(1);
  return (await found.executeTakeFirst()) ?? null;
};

const bestAverageOf = (figures: FiguresQuery) =>
  firstOf(figures.where('total_darts', '>', 0).orderBy(sql`total_score * 1.0 / total_darts`, 'desc'));

const highestCheckoutOf = (figures: FiguresQuery) =>
  firstOf(figures.where('highest_checkout', '>', 0).orderBy('highest_checkout', 'desc'));

/**
 * Match with the shortest leg. Only legs of the same starting score can be compared: 501 unless the filter names
 * another.
 */
const shortestLegOf = (figures: FiguresQuery, startingScore = 501) => {
  const legs = figures.where('starting_score', '=', startingScore).where('shortest_leg', 'is not', null);
  return firstOf(legs.orderBy('shortest_leg'));
};

/** Number of matches, points and darts of a month. */
export type MonthFigures = {
  readonly month: string;
  readonly matches: number;
  readonly score: number;
  readonly darts: number;
};

type MonthSums = { readonly [name in keyof MonthFigures]: string | number | bigint };

/** The months as `2025-11`, oldest first, and a time (ms since 1970) before all of them. */
export type Trend = { readonly months: readonly string[]; readonly since: number };

/** The months from the stored monthly sums; these know only some of the filter's fields. */
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

/** The trend; it always covers the last months, whatever period the filter names. */
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

/** Everything needed for a player's statistics. */
export type FoundFigures = {
  readonly totals: Totals;
  readonly outcomes: readonly Outcome[];
  readonly bestAverage: Highlight | null;
  readonly highestCheckout: Highlight | null;
  readonly shortestLeg: Highlight | null;
  readonly months: readonly MonthFigures[];
};

/** Reads the stored figures of the matches that fit the filter; it reads no turns. */
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
