import type { CSSProperties } from 'react';
import type { Tone } from './legend.tsx';
import classes from './strip.module.css';
import tones from './tones.module.css';

type StripCell = {
  readonly tone: Tone;
  /** Height of the bar, 0 to 1; at 0 only a dot is shown. */
  readonly level: number;
};

type Props = {
  /** Oldest first. */
  readonly cells: readonly StripCell[];
  /** Number of places; places without a cell stay empty. */
  readonly places: number;
};

/** Thin bars in order of time, in as many rows as needed. */
export function Strip({ cells, places }: Props) {
  const count = Math.max(places, cells.length);
  return (
    <div className={classes.box}>
      <div className={classes.strip}>
        {Array.from({ length: count }, (_, place) => {
          const cell = cells[place];
          const style = { '--level': cell?.level ?? 0 } as CSSProperties;
          return (
            // Places never change their order, so the index is the key.
            <span key={place} className={classes.place} data-last={place === cells.length - 1 || undefined}>
              {cell === undefined ? null : (
                <span
                  className={`${classes.bar} ${tones.tone}`}
                  data-tone={cell.tone}
                  data-zero={cell.level === 0 || undefined}
                  style={style}
                />
              )}
            </span>
          );
        })}
      </div>
    </div>
  );
}
