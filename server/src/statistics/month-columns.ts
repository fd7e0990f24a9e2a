import { opponentRanges } from '@neundarter/rules/stats/average-ranges';
import { type MatchResult, matchResults } from '@neundarter/rules/stats/match-figures';
import type { OutcomeColumn, PlayerMatchStatsTable } from '../platform/db/tables/statistics-tables.ts';
import { statsColumns } from './stats-columns.ts';

/** A result against opponents in a range of averages (its index; null if they threw no dart), and its column. */
type OutcomeKind = {
  readonly result: MatchResult;
  readonly opponent_range: number | null;
  readonly column: OutcomeColumn;
};

/** All results against all ranges. */
export const outcomeKinds: readonly OutcomeKind[] = matchResults.flatMap((result) =>
  [...opponentRanges.keys(), null].map((opponent_range) => ({
    result,
    opponent_range,
    column: `${result}_against_${opponent_range ?? 'none'}` as OutcomeColumn,
  })),
);

/** All columns of the sums of a month. */
export const monthColumns = [
  'no_of_matches',
  'counted_matches',
  'counted_score',
  'counted_darts',
  ...statsColumns,
  ...outcomeKinds.map(({ column }) => column),
] as const;

/** What a match adds to the sums of its month. */
export const addendsOf = (
  row: PlayerMatchStatsTable,
): { readonly [column in (typeof monthColumns)[number]]: number } => {
  const counts = Object.fromEntries(statsColumns.map((column) => [column, row[column]]));
  const outcomes = outcomeKinds.map(({ result, opponent_range, column }) => [
    column,
    Number(row.result === result && row.opponent_range === opponent_range),
  ]);
  const counted = {
    no_of_matches: 1,
    counted_matches: 1,
    counted_score: row.total_score,
    counted_darts: row.total_darts,
  };
  return { ...counted, ...counts, ...Object.fromEntries(outcomes) };
};
