import { createElement } from 'react';
import classes from './layout.module.css';
import { type LayoutProps, layoutClass } from './layout.ts';

type Props = LayoutProps & {
  /** Whether parts without room continue on a next line. */
  readonly wraps?: boolean;
};

/** Parts beside each other. */
export function Inline({ as = 'div', gap, align, justify, wraps, className, ...rest }: Props) {
  const pieces = wraps === true ? [classes.inline, classes.wraps] : [classes.inline];
  return createElement(as, { ...rest, className: layoutClass(pieces, { gap, align, justify }, className) });
}
