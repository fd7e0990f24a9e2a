import type { ReactNode } from 'react';
import { useMedia } from '../../ui/use-media.ts';
import classes from './fold.module.css';

/** Below this width all cards stand under each other. */
const narrow = '(max-width: 47.99em)';

type Props = {
  /** The title of the card. */
  readonly title: string;
  /** A card; on a phone its title is the line that opens it. */
  readonly children: ReactNode;
};

/** A card of figures that is folded on a phone, so that the next one is not a screen away. */
export function Fold({ title, children }: Props) {
  const isNarrow = useMedia(narrow);
  if (!isNarrow) return children;
  return (
    <details className={classes.fold}>
      <summary className={classes.title}>{title}</summary>
      <div className={classes.body}>{children}</div>
    </details>
  );
}
