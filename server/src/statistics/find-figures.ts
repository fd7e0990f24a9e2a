import type { Queries } from '../platform/db/database.ts';
import { together } from '../platform/db/together.ts';
import { findHighlights, type Highlights } from './find-highlights.ts';
import { findSums, type Sums } from './find-sums.ts';
import { areSumsEnough, type FiguresFilter, narrowByKind } from './narrow-figures.ts';

/** Number of matches, points and darts of a month. */
type MonthFigures = {
  readonly month: string;
  readonly matches: number;
  readonly score: number;
  readonly darts: number;
};

type MonthSums = { readonly [name in keyof MonthFigures]: string | number | bigint };

/** The months as `2025-11`, oldest first; a time (ms since 1970) before all of them, and now. */
type Trend = { readonly months: readonly string[]; readonly since: number; readonly until: number };

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
  const { skip: _skip, limit: _limit, ...whole } = filter;
  const rows = await (areSumsEnough(whole)
    ? monthSums(q, filter, trend)
    : monthsFromMatches(q, filter, trend));
  return rows.map(({ month, matches, score, darts }) => ({
    month: String(month),
    matches: Number(matches),
    score: Number(score),
    darts: Number(darts),
  }));
};

/** Everything needed for a player's statistics. */
export type FoundFigures = Sums & Highlights & { readonly months: readonly MonthFigures[] };

/**
 * Sums over all matches tell nothing about a single one, so they contain those that the viewer may not see, too; sums of a
 * page, an opponent or an event do not.
 */
const filterOfSums = ({ viewer, ...filter }: FiguresFilter): FiguresFilter =>
  areSumsEnough(filter) ? filter : { ...filter, viewer };

/** Reads the stored figures of the matches that fit the filter; it reads no turns. */
export const findFigures = async (q: Queries, filter: FiguresFilter, trend: Trend): Promise<FoundFigures> => {
  const [sums, highlights, months] = await together([
    findSums(q, filterOfSums(filter)),
    findHighlights(q, filter, trend.until),
    trendOf(q, filterOfSums(filter), trend),
  ]);
  return { ...sums, ...highlights, months };
};
