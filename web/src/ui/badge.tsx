import type { ReactNode } from 'react';
import classes from './badge.module.css';

export type BadgeTone = 'neutral' | 'green' | 'red' | 'gold';
type Props = {
  readonly tone?: BadgeTone;
  /** Whether it may have several lines: a sentence where there may be little room. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
};

/** A word that marks a state or a role. */
export function Badge({ tone = 'neutral', wraps = false, children }: Props) {
  return (
    <span className={classes.badge} data-tone={tone} data-wraps={wraps || undefined}>
      {children}
    </span>
  );
}
