import type { ReactNode } from 'react';
import classes from './figures.module.css';

export type Figure = { readonly label: string; readonly value: ReactNode };

/** Numbers with their names, as many beside each other as fit. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={classes.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={classes.figure}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
