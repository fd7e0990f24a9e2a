import type { ReactNode } from 'react';
import { statsText } from '../../text/stats.ts';
import { Stack } from '../../ui/stack.tsx';
import classes from './chart-figure.module.css';
import { DataTable, type TableData } from './data-table.tsx';

type Props = {
  /** Describes the picture and its most important fact, for screen readers. */
  readonly label: string;
  /** The same figures as a table. */
  readonly table: TableData;
  /** Explains the tones of the picture. */
  readonly legend?: ReactNode;
  /** The picture; screen readers read its label instead. */
  readonly children: ReactNode;
};

/** A picture of figures; below it, a table of the same figures can be opened. */
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
