import type { HTMLAttributes, Ref } from 'react';
import classes from './layout.module.css';

/** Space between the parts: 2, 4, 6, 8, 12, 16, 20 or 24 px at the usual font size. */
type Gap = '3xs' | '2xs' | 'xs' | 's' | 'm' | 'l' | 'xl' | '2xl';

type Layout = {
  /** By default none. */
  readonly gap?: Gap | undefined;
  /** Position across the direction of the parts; by default they fill it. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** Position along the direction of the parts; by default they begin at the start. */
  readonly justify?: 'center' | 'end' | 'between' | undefined;
};

export type LayoutProps = Layout &
  HTMLAttributes<HTMLElement> & {
    /** The element; by default a `div`. */
    readonly as?:
      | 'article'
      | 'aside'
      | 'div'
      | 'dl'
      | 'figure'
      | 'footer'
      | 'header'
      | 'li'
      | 'nav'
      | 'ol'
      | 'p'
      | 'section'
      | 'span'
      | 'ul';
    readonly ref?: Ref<HTMLElement> | undefined;
  };

/** The classes of a piece of layout, with additional ones of the caller. */
export const layoutClass = (
  pieces: readonly (string | undefined)[],
  { gap, align, justify }: Layout,
  className: string | undefined,
): string =>
  [
    ...pieces,
    gap && classes[`gap-${gap}`],
    align && classes[`align-${align}`],
    justify && classes[`justify-${justify}`],
    className,
  ]
    .filter(Boolean)
    .join(' ');
