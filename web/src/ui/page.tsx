import type { ReactNode } from 'react';
import classes from './page.module.css';
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
  /** `form` holds one column of fields. */
  readonly width?: 'form' | 'narrow' | 'normal' | 'wide';
  readonly children: ReactNode;
};

/** A page with heading: the one `h1`, its actions and the content below. */
export function Page({ title, eyebrow, picture, actions, width = 'normal', children }: Props) {
  useDocumentTitle(title);
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.header}>
        <div className={classes.heading}>
          {picture}
          <div className={classes.words}>
            {eyebrow === undefined ? null : <p className={classes.eyebrow}>{eyebrow}</p>}
            <h1 className={classes.title}>{title}</h1>
          </div>
        </div>
        {actions === undefined ? null : <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
