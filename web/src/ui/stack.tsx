import { createElement } from 'react';
import classes from './layout.module.css';
import { type LayoutProps, layoutClass } from './layout.ts';

type Props = LayoutProps & {
  /** Whether there is a line between the parts. */
  readonly isDivided?: boolean;
};

/** Parts below each other. */
export function Stack({ as = 'div', gap, align, justify, isDivided, className, ...rest }: Props) {
  const pieces = isDivided === true ? [classes.stack, classes.divided] : [classes.stack];
  return createElement(as, { ...rest, className: layoutClass(pieces, { gap, align, justify }, className) });
}
