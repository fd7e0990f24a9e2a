import type { SeriesRow } from '@neundarter/rules/series/series-table';

/** A row with the name to show. */
export type NamedRow = SeriesRow & { readonly name: string };

/** A column: one of these, or the id of a tournament. */
export type SeriesColumn = 'rank' | 'name' | 'sum' | 'counted' | { readonly eventId: string };
export type SeriesOrder = { readonly column: SeriesColumn; readonly direction: 'ascending' | 'descending' };

export const isSameColumn = (one: SeriesColumn, other: SeriesColumn): boolean =>
  typeof one === 'object' && typeof other === 'object' ? one.eventId === other.eventId : one === other;

/** The direction in which a column is sorted first: the best on top, names by the alphabet. */
export const firstDirectionOf = (column: SeriesColumn): SeriesOrder['direction'] =>
  column === 'rank' || column === 'name' ? 'ascending' : 'descending';

/** A number that grows with what the column shows; who did not play a tournament comes last. */
const figureOf = (row: NamedRow, column: Exclude<SeriesColumn, 'name'>): number => {
  if (typeof column === 'object') return row.events[column.eventId]?.points ?? -1;
  return column === 'rank' ? -row.rank : row[column];
};

/** Rows in this order; those that are level by rank, then by name. */
export const sortSeries = (
  rows: readonly NamedRow[],
  { column, direction }: SeriesOrder,
): readonly NamedRow[] => {
  const isFirst = direction === firstDirectionOf(column);
  const compare = (one: NamedRow, other: NamedRow): number =>
    column === 'name' ? byName(one, other) : figureOf(other, column) - figureOf(one, column);
  return rows.toSorted(
    (one, other) =>
      (isFirst ? compare(one, other) : compare(other, one)) || one.rank - other.rank || byName(one, other),
  );
};

const byName = (one: NamedRow, other: NamedRow): number => one.name.localeCompare(other.name, 'de');
