import type { ReactNode } from 'react';
import classes from './notice.module.css';
import looks from './text-looks.module.css';

type Props = {
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly title?: string;
  readonly children: ReactNode;
};

/** Information within a page. Errors are announced to screen readers at once. */
export function Notice({ tone, title, children }: Props) {
  return (
    <div className={classes.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {title === undefined ? null : <p className={looks.strong}>{title}</p>}
      {children}
    </div>
  );
}
