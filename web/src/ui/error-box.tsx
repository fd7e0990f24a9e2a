import type { ReactNode } from 'react';
import { commonText } from '../text/common.ts';
import { Button } from './button.tsx';
import { Stack } from './stack.tsx';
import classes from './states.module.css';

export type ErrorProps = {
  readonly text: string;
  readonly title?: string;
  /** Adds a button to try again. */
  readonly onRetry?: () => void;
  readonly children?: ReactNode;
};

/** The box of an error, whatever else has failed: `ErrorState` chooses it. */
export function ErrorBox({ text, title = commonText.errorTitle, onRetry, children }: ErrorProps) {
  return (
    <Stack gap="l" align="center" justify="center" className={classes.state} data-kind="error" role="alert">
      <p className={classes.title}>{title}</p>
      <p>{text}</p>
      {onRetry === undefined ? null : <Button onClick={onRetry}>{commonText.retry}</Button>}
      {children}
    </Stack>
  );
}
