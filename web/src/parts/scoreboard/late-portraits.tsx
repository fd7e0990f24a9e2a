import { type ComponentProps, Suspense } from 'react';
import { latePart } from '../../ui/late-part.tsx';
import classes from './portraits.module.css';
import type { Portraits } from './portraits.tsx';

type Props = ComponentProps<typeof Portraits>;

const Loaded = latePart<Props>(
  async () => (await import('./portraits.tsx')).Portraits,
  () => <span className={classes.room} />,
);

/** The pictures of a side's players; the names keep their place while the code of the pictures is loaded. */
export function LatePortraits(props: Props) {
  return (
    <Suspense fallback={<span className={classes.room} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
