import type { ReactNode } from 'react';
import classes from './main-and-side.module.css';

/** The main part of a page, and a second part: beside it if there is room, otherwise below it. */
export function MainAndSide({ children }: { readonly children: readonly [ReactNode, ReactNode] }) {
  return <div className={classes.columns}>{children}</div>;
}
