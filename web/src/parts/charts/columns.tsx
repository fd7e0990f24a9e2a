import type { CSSProperties } from 'react';
import classes from './columns.module.css';

type Column = {
  readonly label: string;
  readonly value: number;
  /** Text above the column. */
  readonly text: string;
  /** Whether the label is also shown on narrow screens. */
  readonly isMain: boolean;
  /** Highlights the column, with this text above; null for none. */
  readonly mark: string | null;
};

/** Columns side by side. */
export function Columns({ columns }: { readonly columns: readonly Column[] }) {
  const most = Math.max(1, ...columns.map(({ value }) => value));
  const style = { '--columns': columns.length } as CSSProperties;
  return (
    <div className={classes.columns} style={style}>
      {columns.map(({ label, value, text, isMain, mark }) => (
        <div key={label} className={classes.column} data-marked={mark !== null || undefined}>
          <div className={classes.plot}>
            {mark === null ? null : <span className={classes.mark}>{mark}</span>}
            <span className={classes.text} data-zero={value === 0 || undefined}>
              {text}
            </span>
            <span className={classes.bar} style={{ height: `${(value / most) * 100}%` }} />
          </div>
          <span className={classes.label} data-main={isMain || undefined}>
            {label}
          </span>
        </div>
      ))}
    </div>
  );
}
