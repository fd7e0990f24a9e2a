import type { ReactNode } from 'react';
import { statsText } from '../../text/stats.ts';
import { Stack } from '../../ui/stack.tsx';
import classes from './chart-figure.module.css';
import { DataTable, type TableData } from './data-table.tsx';

type Props = {
  /** What the picture shows, with its most important fact, for who does not see it. */
  readonly label: string;
  /** The same figures in words and numbers. */
  readonly table: TableData;
  /** Explains the tones of the picture. */
  readonly legend?: ReactNode;
  /** The picture; screen readers get its label instead. */
  readonly children: ReactNode;
};

/** A picture of figures, with the table behind it that opens below. */
export function ChartFigure({ label, table, legend, children }: Props) {
  return (
    <Stack as="figure" gap="m" className={classes.figure}>
      {legend === undefined ? null : <figcaption className={classes.legend}>{legend}</figcaption>}
      <Stack justify="center" role="img" aria-label={label} className={classes.picture}>
        {children}
      </Stack>
      <details className={classes.details}>
        <summary className={classes.summary}>{statsText.asTable}</summary>
        <DataTable {...table} />
      </details>
    </Stack>
  );
}
