import { commonText } from '../text/common.ts';
import classes from './skeleton-rows.module.css';
import { Stack } from './stack.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  readonly count: number;
  /** CSS length of one row. */
  readonly height: string;
};

/** Grey rows in place of a list that is loading, so that nothing moves when it comes. */
export function SkeletonRows({ count, height }: Props) {
  return (
    <Stack gap="s" role="status" data-loading>
      <VisuallyHidden>{commonText.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, row) => (
        <span key={row} className={classes.row} style={{ height }} aria-hidden="true" />
      ))}
    </Stack>
  );
}
