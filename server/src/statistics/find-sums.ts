import { calendarMonthOf } from '@neundarter/rules/stats/calendar-months';
import { sql } from 'kysely';
import type { Queries } from '../platform/db/database.ts';
import type { PlayerMatchStatsTable } from '../platform/db/tables/statistics-tables.ts';
import { together } from '../platform/db/together.ts';
import { outcomeKinds } from './month-columns.ts';
import { isIncomplete } from './month-rows.ts';
import {
  areSumsEnough,
  type FiguresFilter,
  type FiguresQuery,
  narrowByKind,
  narrowFigures,
} from './narrow-figures.ts';
import { type StatsColumn, statsColumns } from './stats-columns.ts';

type Totals = { readonly [column in StatsColumn]: number };

/** Number of matches with this result against opponents in this range of averages (null: opponents without a dart). */
export type Outcome = Pick<PlayerMatchStatsTable, 'result' | 'opponent_range'> & { readonly count: number };

/** What is added over matches. */
export type Sums = { readonly totals: Totals; readonly outcomes: readonly Outcome[] };

type Summed = { readonly [column in StatsColumn]: number | string | null };

const totalsOf = (row: Summed): Totals =>
  Object.fromEntries(statsColumns.map((column) => [column, Number(row[column] ?? 0)])) as Totals;

const sumsOfMatches = async (figures: FiguresQuery): Promise<Sums> => {
  const [row, outcomes] = await together([
    figures
      .select((eb) => statsColumns.map((column) => eb.fn.sum<number | string | null>(column).as(column)))
      .executeTakeFirstOrThrow(),
    figures
      .select((eb) => ['result' as const, 'opponent_range' as const, eb.fn.countAll<number>().as('count')])
      .groupBy(['result', 'opponent_range'])
      .execute(),
  ]);
  return { totals: totalsOf(row), outcomes };
};

/** Longer than any month, in ms. */
const monthMs = 32 * 24 * 60 * 60 * 1000;

/** The months between these two are whole; null if there is no limit. */
type Between = { readonly after: string | null; readonly before: string | null };

/** The largest accepted time is in the year 10000 of Germany, and months are compared as texts. */
const afterAllMonths = Date.UTC(9999, 11);

const betweenOf = ({ afterDate, beforeDate }: FiguresFilter): Between => ({
  after: afterDate === undefined ? null : calendarMonthOf(Math.min(afterDate, afterAllMonths)),
  before: beforeDate === undefined || beforeDate > afterAllMonths ? null : calendarMonthOf(beforeDate),
});

/** The matches of the months that a limit cuts; they are found by the key of player and end. */
const cutMonths = (
  q: Queries,
  filter: FiguresFilter,
  { after, before }: Between,
): readonly FiguresQuery[] => {
  const { afterDate = 0, beforeDate = 0 } = filter;
  const own = narrowByKind(q, filter);
  const first = own.where('finished_at', '>=', afterDate).where('finished_at', '<', afterDate + monthMs);
  const last = own.where('finished_at', '<=', beforeDate).where('finished_at', '>', beforeDate - monthMs);
  return [
    ...(after === null ? [] : [first.where('month', '=', after)]),
    ...(before === null ? [] : [last.where('month', '=', before)]),
  ];
};

/** The sums of whole months; null if some of them are not complete. */
const sumsOfMonths = async (
  q: Queries,
  { playerId, startingScore, checkInMode }: FiguresFilter,
  { after, before }: Between,
): Promise<Sums | null> => {
  let months = q.selectFrom('player_month_stats').where('player_id', '=', playerId);
  if (after !== null) months = months.where('month', '>', after);
  if (before !== null) months = months.where('month', '<', before);
  if (startingScore !== undefined) months = months.where('starting_score', '=', startingScore);
  if (checkInMode !== undefined) months = months.where('check_in_mode', '=', checkInMode);
  const row = await months
    .select((eb) => statsColumns.map((column) => eb.fn.sum<number | string | null>(column).as(column)))
    .select((eb) => outcomeKinds.map(({ column }) => eb.fn.sum<number | string | null>(column).as(column)))
    .select(sql<number>`coalesce(max(case when ${isIncomplete} then 1 else 0 end), 0)`.as('is_incomplete'))
    .executeTakeFirstOrThrow();
  if (row.is_incomplete !== 0) return null;
  const outcomes = outcomeKinds.map(({ result, opponent_range, column }) => ({
    result,
    opponent_range,
    count: Number(row[column] ?? 0),
  }));
  return { totals: totalsOf(row), outcomes: outcomes.filter(({ count }) => count > 0) };
};

const added = (all: readonly Sums[]): Sums => ({
  totals: Object.fromEntries(
    statsColumns.map((column) => [column, all.reduce((sum, { totals }) => sum + totals[column], 0)]),
  ) as Totals,
  outcomes: all.flatMap(({ outcomes }) => outcomes),
});

/** The sums over the matches that fit the filter: of whole months from their stored sums, else from the matches. */
export const findSums = async (q: Queries, filter: FiguresFilter): Promise<Sums> => {
  const between = betweenOf(filter);
  const { after, before } = between;
  const hasWholeMonths = after === null || before === null || after < before;
  if (areSumsEnough(filter) && hasWholeMonths) {
    const [whole, ...cut] = await together([
      sumsOfMonths(q, filter, between),
      ...cutMonths(q, filter, between).map(sumsOfMatches),
    ]);
    if (whole !== null && whole !== undefined) return added([whole, ...cut.filter((sums) => sums !== null)]);
  }
  return sumsOfMatches(narrowFigures(q, filter));
};
