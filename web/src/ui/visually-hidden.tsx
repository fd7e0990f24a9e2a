import { createElement, type ReactNode } from 'react';
import classes from './visually-hidden.module.css';

type Props = {
  /** The element; a `span` unless it means more. */
  readonly as?: 'span' | 'div' | 'caption' | 'thead';
  readonly children: ReactNode;
};

/** Something for screen readers only. */
export function VisuallyHidden({ as = 'span', children }: Props) {
  return createElement(as, { className: classes.hidden }, children);
}
