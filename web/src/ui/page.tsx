import type { ReactNode } from 'react';
import { Inline } from './inline.tsx';
import classes from './page.module.css';
import { Stack } from './stack.tsx';
import { useDocumentTitle } from './use-document-title.ts';

type Props = {
  /** Heading and browser title. */
  readonly title: string;
  /** A short line above the heading. */
  readonly eyebrow?: ReactNode;
  /** Stands before the heading, e.g. an avatar. */
  readonly picture?: ReactNode;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  /** `form` has one column of fields, and room for something beside it if there is any. */
  readonly width?: 'form' | 'form-and-aside' | 'narrow' | 'normal' | 'wide';
  readonly children: ReactNode;
};

/** A page with heading: the one `h1`, its actions and the content below. */
export function Page({ title, eyebrow, picture, actions, width = 'normal', children }: Props) {
  useDocumentTitle(title);
  return (
    <Stack gap="2xl" className={classes.page} data-width={width}>
      <Inline as="header" gap="l" align="end" justify="between" wraps>
        <Inline gap="xl" align="center">
          {picture}
          <Stack>
            {eyebrow === undefined ? null : <p className={classes.eyebrow}>{eyebrow}</p>}
            <h1 className={classes.title}>{title}</h1>
          </Stack>
        </Inline>
        {actions === undefined ? null : (
          <Inline gap="m" wraps className={classes.actions}>
            {actions}
          </Inline>
        )}
      </Inline>
      {children}
    </Stack>
  );
}
