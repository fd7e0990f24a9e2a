import type { CSSProperties } from 'react';
import classes from './bar-rows.module.css';
import type { Tone } from './legend.tsx';
import tones from './tones.module.css';

export type BarPart = { readonly tone: Tone; readonly value: number };
type BarRow = {
  readonly label: string;
  /** Drawn end to end, as one bar. */
  readonly parts: readonly BarPart[];
  /** Text behind the bar. */
  readonly text: string;
};

type Props = {
  readonly rows: readonly BarRow[];
  /** `shared`: only the longest bar is full; `own`: every bar that is not empty is full. */
  readonly scale?: 'shared' | 'own';
};

const sum = ({ parts }: BarRow): number => parts.reduce((total, { value }) => total + value, 0);

/** One bar per row, with its name before and its figure behind. */
export function BarRows({ rows, scale = 'shared' }: Props) {
  const most = Math.max(1, ...rows.map(sum));
  return (
    <div className={classes.rows}>
      {rows.map((row) => (
        <div key={row.label} className={classes.row}>
          <span className={classes.label}>{row.label}</span>
          <span className={classes.track}>
            {row.parts.map(({ tone, value }) => {
              const share = value / (scale === 'own' ? Math.max(1, sum(row)) : most);
              const style = { '--share': share } as CSSProperties;
              return value === 0 ? null : (
                <span key={tone} className={`${classes.bar} ${tones.tone}`} data-tone={tone} style={style} />
              );
            })}
          </span>
          <span className={classes.text} data-zero={sum(row) === 0 || undefined}>
            {row.text}
          </span>
        </div>
      ))}
    </div>
  );
}
