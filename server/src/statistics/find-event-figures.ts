// Figures of people without an account exist only within an event: they are not stored, so that they can reach neither sums
// of months nor figures of all players, and old matches need no recount.
import { figuresOfEverybody } from '@neundarter/rules/stats/match-figures';
import { findFoldedMatches } from '../matches/storage/find-folded-matches.ts';
import type { Queries } from '../platform/db/database.ts';
import type { PlayerMatchStatsTable } from '../platform/db/tables/statistics-tables.ts';
import type { FoundFigures } from './find-figures.ts';
import { findMatches } from './find-matches.ts';
import type { FiguresFilter } from './narrow-figures.ts';
import { statsColumns } from './stats-columns.ts';
import { statsRow } from './stats-row.ts';

type Row = PlayerMatchStatsTable;

/** Nobody plays more matches in an event; it bounds what one call can cost. */
const maxMatches = 300;

const findRows = async (q: Queries, filter: FiguresFilter): Promise<readonly Row[]> => {
  const { skip = 0, limit = maxMatches, playerId } = filter;
  const page = { skip, limit: Math.min(limit, maxMatches) };
  const ids = await findMatches(q, { ...filter, status: ['finished'] }, page);
  const matches = await findFoldedMatches(q, ids);
  return matches.flatMap(({ stored, match }) =>
    figuresOfEverybody(match)
      .filter((figures) => figures.playerId === playerId)
      .map((figures) => statsRow(stored, figures, match.finishedAt ?? 0)),
  );
};

/** The best row by a figure, which is null where a match has none; the earlier match among equals. */
const bestOf = (rows: readonly Row[], figureOf: (row: Row) => number | null): Row | null => {
  const known = rows.flatMap((row) => {
    const figure = figureOf(row);
    return figure === null ? [] : [{ row, figure }];
  });
  const isEarlier = (one: Row, other: Row) =>
    one.finished_at - other.finished_at || (one.match_id < other.match_id ? -1 : 1);
  const [best] = known.toSorted((one, other) => other.figure - one.figure || isEarlier(one.row, other.row));
  return best?.row ?? null;
};

const totalsOf = (rows: readonly Row[]): FoundFigures['totals'] =>
  Object.fromEntries(
    statsColumns.map((column) => [column, rows.reduce((sum, row) => sum + row[column], 0)]),
  ) as FoundFigures['totals'];

const monthsOf = (rows: readonly Row[]): FoundFigures['months'] =>
  [...Map.groupBy(rows, ({ month }) => month)].map(([month, ofMonth]) => {
    const { total_score: score, total_darts: darts } = totalsOf(ofMonth);
    return { month, matches: ofMonth.length, score, darts };
  });

/**
 * The figures of somebody without an account in the finished matches of an event, counted from their moves; of more than
 * 300 the latest. They are what `findFigures` would find if they were stored.
 */
export const findEventFigures = async (
  q: Queries,
  filter: FiguresFilter & { readonly eventId: string },
): Promise<FoundFigures> => {
  const rows = await findRows(q, filter);
  const { startingScore = 501 } = filter;
  return {
    totals: totalsOf(rows),
    outcomes: rows.map(({ result, opponent_range }) => ({ result, opponent_range, count: 1 })),
    months: monthsOf(rows),
    bestAverage: bestOf(rows, ({ total_score, total_darts }) =>
      total_darts === 0 ? null : total_score / total_darts,
    ),
    highestCheckout: bestOf(rows, ({ highest_checkout }) => (highest_checkout > 0 ? highest_checkout : null)),
    // Only legs of the same starting score can be compared.
    shortestLeg: bestOf(rows, ({ shortest_leg, starting_score }) =>
      shortest_leg === null || starting_score !== startingScore ? null : -shortest_leg,
    ),
  };
};
