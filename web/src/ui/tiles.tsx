import { type CSSProperties, createElement } from 'react';
import { type LayoutProps, layoutClass } from './layout.ts';
import classes from './tiles.module.css';

type Props = Omit<LayoutProps, 'align' | 'justify'> & {
  /** Minimum width of a tile in rem. */
  readonly minWidth: number;
  /** Whether a few tiles share the whole width; otherwise they are as wide as if there were many. */
  readonly stretches?: boolean;
};

/** Parts of equal width, as many beside each other as there is room for. */
export function Tiles({ as = 'div', minWidth, stretches, gap, className, ...rest }: Props) {
  return createElement(as, {
    ...rest,
    className: layoutClass([classes.tiles], { gap }, className),
    'data-stretches': stretches === true || undefined,
    style: { '--tile': `${minWidth}rem` } as CSSProperties,
  });
}
