import type { RankingRow } from '@neundarter/rules/table/ranking-row';
import { partyName } from '../../text/party-names.ts';

/** Columns by which the table can be sorted. */
export const rankingColumns = [
  'rank',
  'name',
  'results',
  'difference',
  'points',
  'average',
  'oneEighties',
  'highestFinish',
] as const;
export type RankingColumn = (typeof rankingColumns)[number];

export type RankingOrder = { readonly column: RankingColumn; readonly direction: 'ascending' | 'descending' };

/** Three-dart average; null without a dart. */
export const averageOf = ({ totalScore, totalDartsThrown }: RankingRow): number | null =>
  totalDartsThrown === 0 ? null : (totalScore * 3) / totalDartsThrown;

/** The highest checkout of 100 or more; null if there is none. */
export const highestFinishOf = ({ highFinishes }: RankingRow): number | null =>
  highFinishes.length === 0 ? null : Math.max(...highFinishes);

export const legDifferenceOf = ({ legsWon, legsLost }: RankingRow): number => legsWon - legsLost;

/** A number that grows with what the column shows; rows without a value come last when the best comes first. */
const figures: Readonly<Record<Exclude<RankingColumn, 'name'>, (row: RankingRow) => number>> = {
  rank: ({ rank }) => -rank,
  results: ({ won, draw, noOfMatches }) => won * 1e6 + draw * 1e3 - noOfMatches,
  difference: legDifferenceOf,
  points: ({ pointsFor }) => pointsFor,
  average: (row) => averageOf(row) ?? -1,
  oneEighties: ({ noOf180s }) => noOf180s,
  highestFinish: (row) => highestFinishOf(row) ?? -1,
};

/** The direction in which a column is sorted first: the best on top, names by the alphabet. */
export const firstDirectionOf = (column: RankingColumn): RankingOrder['direction'] =>
  column === 'name' || column === 'rank' ? 'ascending' : 'descending';

/** Rows in another order; those that are level stay in the order of the table. */
export function sortRows(
  rows: readonly RankingRow[],
  { column, direction }: RankingOrder,
): readonly RankingRow[] {
  const isFirst = direction === firstDirectionOf(column);
  const compare = (one: RankingRow, other: RankingRow): number =>
    column === 'name'
      ? partyName(one.party).localeCompare(partyName(other.party), 'de')
      : figures[column](other) - figures[column](one);
  return rows.toSorted((one, other) => (isFirst ? compare(one, other) : compare(other, one)));
}
