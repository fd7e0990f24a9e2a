import type { ReactNode } from 'react';
import classes from './table.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  /** Name of the table for screen readers, if no heading beside it names it. */
  readonly caption?: string;
  /** `card` stands on its own, with a frame and lines between the rows. */
  readonly look?: 'plain' | 'card';
  /**
   * `sticks`: stays in sight while the page scrolls. Only where no frame around the table scrolls or hides what is outside
   * of it, because a head sticks within such a frame and would cover its first rows.
   */
  readonly head?: 'scrolls' | 'sticks';
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Figures in rows and columns. */
export function Table({ caption, look = 'plain', head = 'scrolls', className, children }: Props) {
  return (
    <table className={[classes.table, className].join(' ')} data-look={look} data-head={head}>
      {caption === undefined ? null : <VisuallyHidden as="caption">{caption}</VisuallyHidden>}
      {children}
    </table>
  );
}
