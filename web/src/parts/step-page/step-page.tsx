import type { ReactNode } from 'react';
import { Inline } from '../../ui/inline.tsx';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './step-page.module.css';

type Props = {
  readonly title: string;
  /** Icon that shows the result; for pages without a form. */
  readonly icon?: ReactNode;
  readonly tone?: 'neutral' | 'success' | 'problem';
  /** Stands beside the sheet where there is room. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** One step of signing in or registering: a sheet in the centre with a single task. */
export function StepPage({ title, icon, tone = 'neutral', aside, children }: Props) {
  return (
    <Page title={title} width={aside === undefined ? 'form' : 'form-and-aside'}>
      <div className={classes.columns}>
        <Stack gap="xl" className={classes.sheet}>
          {icon === undefined ? null : (
            <span className={classes.icon} data-tone={tone} aria-hidden="true">
              {icon}
            </span>
          )}
          {children}
        </Stack>
        {aside === undefined ? null : <aside className={classes.aside}>{aside}</aside>}
      </div>
    </Page>
  );
}

/** The next possible actions of a step, the most likely first. */
export function StepActions({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap="m" className={classes.actions}>
      {children}
    </Stack>
  );
}

/** A line below a form with a question and a link to the other form: `Neu hier? Jetzt registrieren`. */
export function StepSwitch({
  question,
  children,
}: {
  readonly question: string;
  readonly children: ReactNode;
}) {
  return (
    <Inline as="p" align="center" justify="between" wraps className={classes.switch}>
      <span>{question}</span>
      {children}
    </Inline>
  );
}
