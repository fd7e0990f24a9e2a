import { createElement, type ReactNode } from 'react';
import classes from './visually-hidden.module.css';

type Props = {
  /** The element; by default a `span`. */
  readonly as?: 'span' | 'div' | 'h2' | 'caption' | 'thead';
  readonly children: ReactNode;
};

/** Content only for screen readers. */
export function VisuallyHidden({ as = 'span', children }: Props) {
  return createElement(as, { className: classes.hidden }, children);
}
