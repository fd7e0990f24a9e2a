import type { ScoringGameHead } from '@neundarter/contract/entities/scoring-game';
import type { ScoringGamesTable } from '../platform/db/tables/practice-tables.ts';

// The first versions knew only Scoring 20, with a column for each of its numbers. Such a process may run beside this
// one during an update, so this version still writes its columns, and reads them where such a process wrote last.

type Props = ScoringGameHead['props'];

/** Columns that only versions before 0045-practice-kinds need. */
type ReleasedColumns = Pick<
  ScoringGamesTable,
  'max_no_of_throws' | 'target_score' | 'triples' | 'doubles' | 'singles' | 'misses'
>;

/** The numbers of a configuration that have columns of their own. */
type Numbers = { readonly maxNoOfThrows: number; readonly targetScore?: number };

const columnsOfNumbers = ({ maxNoOfThrows, targetScore = 0 }: Numbers) => ({
  max_no_of_throws: maxNoOfThrows,
  target_score: targetScore,
});

/** The columns of a game for processes of earlier versions; a number that its kind does not have is 0. */
export const releasedColumnsOf = ({ config, standing: { hits } }: Props): ReleasedColumns => {
  return {
    ...columnsOfNumbers(config),
    triples: hits.triple ?? 0,
    doubles: hits.double ?? 0,
    singles: hits.single ?? 0,
    misses: hits.miss ?? 0,
  };
};

/** The configuration of a game that an earlier version began. */
export const releasedConfigIn = (row: ReleasedColumns): Props['config'] => ({
  maxNoOfThrows: row.max_no_of_throws,
  targetScore: row.target_score,
});

/** The hits of a game that an earlier version changed last. */
export const releasedHitsIn = (row: ReleasedColumns): Props['standing']['hits'] => ({
  triple: row.triples,
  double: row.doubles,
  single: row.singles,
  miss: row.misses,
});
