// Compares measured rows with those that are stored in docs/performance.md.
import { median, type Row } from './figures.ts';

/** How often `--check` measures: the median of so many runs is compared. */
export const checkedRuns = 5;

/** The share of its stored ratio by which a row may be worse, because machines and moments differ. */
const allowedShare = 0.2;

/** The table shows two decimals, so the ratio may have been this much larger or smaller. */
const rounding = 0.005;

/** A row as it is compared. */
type Compared = {
  readonly what: string;
  /** Null if the report has no such row. */
  readonly stored: number | null;
  /** The median of all runs. */
  readonly ratio: number;
  readonly isBehind: boolean;
};

type Ratio = Pick<Row, 'what' | 'measured' | 'ratio' | 'aim'>;

/** The ratios of all tables of a report that look like ours, by their rows. */
export const storedRatios = (report: string): ReadonlyMap<string, number> =>
  new Map(
    report.split('\n').flatMap((line): [string, number][] => {
      const [before, what = '', , , ratio = '', , after] = line.split('|').map((cell) => cell.trim());
      const isRow = before === '' && after === '' && /^\d+\.\d\d$/.test(ratio);
      return isRow ? [[what, Number(ratio)]] : [];
    }),
  );

/** Whether a larger ratio is better: so says the aim, and without one it is so for all that is counted by second. */
const isLargerBetter = ({ aim, measured }: Ratio): boolean =>
  aim.startsWith('≥') || (aim === '' && /\d\/s\b/.test(measured));

const isBehind = (
  row: Ratio,
  { stored, ratio }: { readonly stored: number; readonly ratio: number },
): boolean =>
  isLargerBetter(row)
    ? ratio < stored * (1 - allowedShare) - rounding
    : ratio > stored * (1 + allowedShare) + rounding;

/**
 * Compares the medians of some runs with the stored ratios. A row that is not stored is behind, because nobody would notice
 * that it gets worse.
 * @param runs the rows of each run
 */
export const compareRows = (
  stored: ReadonlyMap<string, number>,
  runs: readonly (readonly Ratio[])[],
): readonly Compared[] =>
  [...Map.groupBy(runs.flat(), ({ what }) => what)].flatMap(([what, rows]) => {
    const [row] = rows;
    if (row === undefined) return [];
    const ratio = median(rows.map((one) => one.ratio));
    const known = stored.get(what) ?? null;
    return [
      { what, stored: known, ratio, isBehind: known === null || isBehind(row, { stored: known, ratio }) },
    ];
  });

const verdictOf = ({ stored, isBehind: isWorse }: Compared): string => {
  if (stored === null) return 'not stored';
  return isWorse ? 'behind' : '';
};

/** The comparison as a Markdown table. */
export const comparisonOf = (rows: readonly Compared[]): string =>
  [
    '| what | stored | now | |',
    '|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.what} | ${row.stored?.toFixed(2) ?? ''} | ${row.ratio.toFixed(2)} | ${verdictOf(row)} |`,
    ),
  ].join('\n');
