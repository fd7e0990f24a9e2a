import type { ReactNode } from 'react';
import classes from './main-and-side.module.css';

/** What a page is about, and what goes with it: beside it where there is room, below it otherwise. */
export function MainAndSide({ children }: { readonly children: readonly [ReactNode, ReactNode] }) {
  return <div className={classes.columns}>{children}</div>;
}
