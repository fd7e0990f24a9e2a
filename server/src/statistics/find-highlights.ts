import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queries } from '../platform/db/database.ts';
import type { PlayerMatchStatsTable } from '../platform/db/tables/statistics-tables.ts';
import { together } from '../platform/db/together.ts';
import {
  areSumsEnough,
  type FiguresFilter,
  type FiguresQuery,
  narrowByKind,
  narrowFigures,
} from './narrow-figures.ts';

const highlightColumns = [
  'match_id',
  'finished_at',
  'starting_score',
  'total_score',
  'total_darts',
  'highest_checkout',
  'shortest_leg',
] as const satisfies readonly (keyof PlayerMatchStatsTable)[];

/** A match with one of the best figures; the earlier one among equals. */
export type Highlight = Pick<PlayerMatchStatsTable, (typeof highlightColumns)[number]>;

export type Highlights = {
  readonly bestAverage: Highlight | null;
  readonly highestCheckout: Highlight | null;
  readonly shortestLeg: Highlight | null;
};

/** Where the matches are looked for, and how a figure is written in the order and in conditions. */
type Search = {
  readonly figures: FiguresQuery;
  readonly written: (figure: RawBuilder<unknown>) => RawBuilder<unknown>;
};

/** Months of a period from which the indexes of the best figures are faster than the matches of the period. */
const longPeriodMs = 93 * 24 * 60 * 60 * 1000;

/**
 * A long period without special opponents is searched by the indexes of the best figures: soon one is in the period.
 * Expressions instead of columns keep the databases from using the other way.
 */
function searchOf(q: Queries, filter: FiguresFilter, now: number): Search {
  const { afterDate = 0, beforeDate = now } = filter;
  const isLong = areSumsEnough(filter) && beforeDate - afterDate > longPeriodMs;
  if (!isLong) return { figures: narrowFigures(q, filter), written: (figure) => sql`${figure} + 0` };
  let figures = narrowByKind(q, filter);
  if (filter.afterDate !== undefined) figures = figures.where(sql`+finished_at`, '>=', filter.afterDate);
  if (filter.beforeDate !== undefined) figures = figures.where(sql`+finished_at`, '<=', filter.beforeDate);
  return { figures, written: (figure) => figure };
}

const firstOf = async (ordered: FiguresQuery): Promise<Highlight | null> => {
  const found = ordered.select(highlightColumns).orderBy('finished_at').orderBy('match_id').limit(1);
  return (await found.executeTakeFirst()) ?? null;
};

const bestAverageOf = ({ figures, written }: Search) =>
  firstOf(
    figures.where('total_darts', '>', 0).orderBy(written(sql`(total_score * 1.0 / total_darts)`), 'desc'),
  );

const highestCheckoutOf = ({ figures, written }: Search) => {
  const checkout = written(sql`highest_checkout`);
  return firstOf(figures.where(sql<SqlBool>`${checkout} > 0`).orderBy(checkout, 'desc'));
};

/**
 * Match with the shortest leg. Only legs of the same starting score can be compared: 501 unless the filter names
 * another.
 */
const shortestLegOf = ({ figures, written }: Search, startingScore = 501) => {
  const legs = figures.where('starting_score', '=', startingScore).where('shortest_leg', 'is not', null);
  return firstOf(legs.orderBy(written(sql`shortest_leg`)));
};

/**
 * The best figures of the matches that fit the filter.
 * @param now ms since 1970; a filter without an end ends now, which decides only how the matches are searched
 */
export const findHighlights = async (q: Queries, filter: FiguresFilter, now: number): Promise<Highlights> => {
  const search = searchOf(q, filter, now);
  const [bestAverage, highestCheckout, shortestLeg] = await together([
    bestAverageOf(search),
    highestCheckoutOf(search),
    shortestLegOf(search, filter.startingScore),
  ]);
  return { bestAverage, highestCheckout, shortestLeg };
};
