import { type ReactNode, useId } from 'react';
import classes from './card.module.css';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  /** Stands beside the title. */
  readonly actions?: ReactNode;
};

/** A titled block of a page; a region for screen readers. */
export function Card({ title, actions, children }: Props) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <header className={classes.header}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
