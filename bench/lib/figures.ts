/** The percentile: the value that `share` (0 to 1) of the values do not exceed; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** One line of the report: a measured value and its baseline from the same run. */
export type Row = {
  readonly what: string;
  readonly measured: string;
  readonly baseline: string;
  /** Measured value divided by the baseline. */
  readonly ratio: number;
  /** For example `≥ 1.00`; empty without an aim. */
  readonly aim: string;
  readonly isMet: boolean;
};

const rounded = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2));

export const perSecond = (value: number): string => `${rounded(value)}/s`;
export const milliseconds = (value: number): string => `${rounded(value)} ms`;
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

/** A row whose ratio should be at least `aim`. */
export const atLeast = (aim: number, row: Omit<Row, 'aim' | 'isMet'>): Row => ({
  ...row,
  aim: `≥ ${aim.toFixed(2)}`,
  isMet: row.ratio >= aim,
});

/** A row whose ratio should be at most `aim`. */
export const atMost = (aim: number, row: Omit<Row, 'aim' | 'isMet'>): Row => ({
  ...row,
  aim: `≤ ${aim.toFixed(2)}`,
  isMet: row.ratio <= aim,
});

/** A row without an aim. */
export const shown = (row: Omit<Row, 'aim' | 'isMet'>): Row => ({ ...row, aim: '', isMet: true });

/** The rows as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, measured, baseline, ratio, aim, isMet }) =>
      `| ${what} | ${measured} | ${baseline} | ${ratio.toFixed(2)} | ${aim}${isMet ? '' : ' (missed)'} |`,
  );
  return ['| what | measured | baseline | ratio | aim |', '|---|---|---|---|---|', ...lines].join('\n');
}
