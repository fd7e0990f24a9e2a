import type { ReactNode } from 'react';
import classes from './corner-notice.module.css';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly buttons: ReactNode;
};

/** A question that can wait, in the corner above the footer; the page goes on meanwhile. */
export function CornerNotice({ title, text, buttons }: Props) {
  return (
    <section className={classes.notice} role="status" aria-label={title}>
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      <div className={classes.buttons}>{buttons}</div>
    </section>
  );
}
