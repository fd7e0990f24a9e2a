import type { ReactNode } from 'react';
import { statsText } from '../../text/stats.ts';
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
    <figure className={classes.figure}>
      {legend === undefined ? null : <figcaption className={classes.legend}>{legend}</figcaption>}
      <div role="img" aria-label={label} className={classes.picture}>
        {children}
      </div>
      <details className={classes.details}>
        <summary className={classes.summary}>{statsText.asTable}</summary>
        <DataTable {...table} />
      </details>
    </figure>
  );
}
