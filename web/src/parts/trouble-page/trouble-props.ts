import type { ReactNode } from 'react';
import type { PageTrouble } from './page-trouble.ts';

export type TroubleProps = {
  /** The trouble, if the page knows it without a failed call. */
  readonly trouble?: PageTrouble;
  /** The error of the call that failed. */
  readonly error?: unknown;
  /** The exact text about it, small: what helpers ask for. */
  readonly detail: string;
  /** Adds a button to try again. */
  readonly onRetry?: (() => void) | undefined;
  /** Ways on. */
  readonly children?: ReactNode;
};
