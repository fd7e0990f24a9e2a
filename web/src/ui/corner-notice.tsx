import type { ReactNode } from 'react';
import classes from './corner-notice.module.css';
import { Inline } from './inline.tsx';
import { Stack } from './stack.tsx';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly buttons: ReactNode;
};

/**
 * A question that can wait, in the corner above the footer. It stands in front of the footer in the frame, so that the page
 * ends above it and can be scrolled until it covers nothing.
 */
export function CornerNotice({ title, text, buttons }: Props) {
  return (
    <Stack as="section" gap="m" className={classes.notice} role="status" aria-label={title}>
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      <Inline gap="s" justify="end" wraps>
        {buttons}
      </Inline>
    </Stack>
  );
}
