import type { PerParty } from '@neundarter/rules/match/types';
import type { ReactNode } from 'react';
import { Table } from '../../ui/table.tsx';
import classes from './two-sides-table.module.css';

type TwoSidesTableProps = {
  readonly caption: string;
  readonly names: PerParty<string>;
  /** The cell between the names. */
  readonly middle: ReactNode;
  readonly className?: string | undefined;
  /** The rows. */
  readonly children: ReactNode;
};

/** A table with the figures of both sides; the middle cell names the figure. */
export function TwoSidesTable({ caption, names, middle, className, children }: TwoSidesTableProps) {
  return (
    <Table look="card" caption={caption} className={className}>
      <thead className={classes.head}>
        <tr>
          <th scope="col">
            <span className={classes.name}>{names[0]}</span>
          </th>
          {middle}
          <th scope="col">
            <span className={classes.name}>{names[1]}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}
