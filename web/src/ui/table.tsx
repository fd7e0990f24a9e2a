import type { ReactNode } from 'react';
import classes from './table.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  /** Name of the table for screen readers, if no heading beside it names it. */
  readonly caption?: string;
  /** `card` stands on its own, with a frame and lines between the rows. */
  readonly look?: 'plain' | 'card';
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Figures in rows and columns. */
export function Table({ caption, look = 'plain', className, children }: Props) {
  return (
    <table className={[classes.table, className].join(' ')} data-look={look}>
      {caption === undefined ? null : <VisuallyHidden as="caption">{caption}</VisuallyHidden>}
      {children}
    </table>
  );
}
