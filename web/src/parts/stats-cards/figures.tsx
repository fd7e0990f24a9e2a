import type { ReactNode } from 'react';
import type { Explained } from '../../text/explanations.ts';
import { Explanation } from '../../ui/explanation.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './figures.module.css';

export type Figure = {
  readonly label: string;
  readonly value: ReactNode;
  /** What the label means, if that is not plain. */
  readonly means?: Explained;
};

/** Numbers with their names, as many per row as fit. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={classes.figures}>
      {figures.map(({ label, value, means }) => (
        <Stack key={label}>
          <dt className={classes.label}>
            {label}
            {means === undefined ? null : <Explanation {...means} />}
          </dt>
          <dd className={classes.value}>{value}</dd>
        </Stack>
      ))}
    </dl>
  );
}
