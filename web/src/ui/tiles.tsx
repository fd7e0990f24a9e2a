import { type CSSProperties, createElement } from 'react';
import { type LayoutProps, layoutClass } from './layout.ts';
import classes from './tiles.module.css';

type Props = Omit<LayoutProps, 'align' | 'justify'> & {
  /** Width in rem from which on a tile gets a neighbour. */
  readonly minWidth: number;
  /** Whether few tiles share the whole width; otherwise they are as wide as many would be. */
  readonly stretches?: boolean;
};

/** Parts of one width, as many beside each other as there is room for. */
export function Tiles({ as = 'div', minWidth, stretches, gap, className, ...rest }: Props) {
  return createElement(as, {
    ...rest,
    className: layoutClass([classes.tiles], { gap }, className),
    'data-stretches': stretches === true || undefined,
    style: { '--tile': `${minWidth}rem` } as CSSProperties,
  });
}
