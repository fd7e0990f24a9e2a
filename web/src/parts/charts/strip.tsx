import type { CSSProperties } from 'react';
import type { Tone } from './legend.tsx';
import classes from './strip.module.css';
import tones from './tones.module.css';

export type StripCell = {
  readonly tone: Tone;
  /** Height of the bar, 0 to 1; nothing but a mark at 0. */
  readonly level: number;
};

type Props = {
  /** Oldest first. */
  readonly cells: readonly StripCell[];
  /** Places there are; those without a cell yet are left free. */
  readonly places: number;
};

/** One thin bar after another, in rows as long as there is room: what happened in its order. */
export function Strip({ cells, places }: Props) {
  const count = Math.max(places, cells.length);
  return (
    <div className={classes.box}>
      <div className={classes.strip}>
        {Array.from({ length: count }, (_, place) => {
          const cell = cells[place];
          const style = { '--level': cell?.level ?? 0 } as CSSProperties;
          return (
            // Places never move: the place is what a cell is.
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
