import type { ReactNode } from 'react';
import { Page } from '../../ui/page.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './step-page.module.css';

type Props = {
  readonly title: string;
  /** Says at a glance how it went; for pages without a form. */
  readonly icon?: ReactNode;
  readonly tone?: 'neutral' | 'success' | 'problem';
  readonly children: ReactNode;
};

/** One step of signing in or registering: a sheet in the middle with a single thing to do. */
export function StepPage({ title, icon, tone = 'neutral', children }: Props) {
  return (
    <Page title={title} width="form">
      <Stack gap="xl" className={classes.sheet}>
        {icon === undefined ? null : (
          <span className={classes.icon} data-tone={tone} aria-hidden="true">
            {icon}
          </span>
        )}
        {children}
      </Stack>
    </Page>
  );
}

/** The ways on from a step, the likeliest first. */
export function StepActions({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap="m" className={classes.actions}>
      {children}
    </Stack>
  );
}

/** A question with the other way to take, below a form: `Neu hier? Jetzt registrieren`. */
export function StepSwitch({
  question,
  children,
}: {
  readonly question: string;
  readonly children: ReactNode;
}) {
  return (
    <Row as="p" align="center" justify="between" wraps className={classes.switch}>
      <span>{question}</span>
      {children}
    </Row>
  );
}
