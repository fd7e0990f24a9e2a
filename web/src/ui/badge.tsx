import type { ReactNode } from 'react';
import classes from './badge.module.css';

export type BadgeTone = 'neutral' | 'green' | 'red' | 'gold';
type Props = { readonly tone?: BadgeTone; readonly children: ReactNode };

/** A word that marks a state or a role. */
export function Badge({ tone = 'neutral', children }: Props) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
