import { type ReactNode, useId } from 'react';
import classes from './card.module.css';
import { Inline } from './inline.tsx';
import { Stack } from './stack.tsx';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  /** Stands beside the title. */
  readonly actions?: ReactNode;
};

/** A titled block of a page; a region for screen readers. */
export function Card({ title, actions, children }: Props) {
  const id = useId();
  return (
    <Stack as="section" gap="l" className={classes.card} aria-labelledby={id}>
      <Inline as="header" gap="m" align="center" justify="between" wraps>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {actions}
      </Inline>
      {children}
    </Stack>
  );
}
