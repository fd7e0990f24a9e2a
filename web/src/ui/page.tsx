import type { ReactNode } from 'react';
import classes from './page.module.css';
import { useDocumentTitle } from './use-document-title.ts';

type Props = {
  /** Heading and browser title. */
  readonly title: string;
  /** A short line above the heading. */
  readonly eyebrow?: ReactNode;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  readonly width?: 'narrow' | 'normal' | 'wide';
  readonly children: ReactNode;
};

/** A page with heading: the one `h1`, its actions and the content below. */
export function Page({ title, eyebrow, actions, width = 'normal', children }: Props) {
  useDocumentTitle(title);
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.header}>
        <div className={classes.heading}>
          {eyebrow === undefined ? null : <p className={classes.eyebrow}>{eyebrow}</p>}
          <h1 className={classes.title}>{title}</h1>
        </div>
        {actions === undefined ? null : <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
