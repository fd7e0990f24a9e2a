import type { ReactNode } from 'react';
import { Stack } from '../../ui/stack.tsx';
import classes from './figures.module.css';

export type Figure = { readonly label: string; readonly value: ReactNode };

/** Numbers with their names, as many per row as fit. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={classes.figures}>
      {figures.map(({ label, value }) => (
        <Stack key={label}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </Stack>
      ))}
    </dl>
  );
}
