import type { PerParty } from '@neundarter/rules/match/types';
import { Explanation } from '../../ui/explanation.tsx';
import type { ComparisonRow } from './comparison.ts';
import classes from './comparison-table.module.css';
import { TwoSidesTable } from './two-sides-table.tsx';

type ComparisonTableProps = {
  readonly title: string;
  readonly names: PerParty<string>;
  readonly rows: readonly ComparisonRow[];
};

/** Figures of both sides around their name; the better one is bold and has a mark, so it does not depend on colour. */
export function ComparisonTable({ title, names, rows }: ComparisonTableProps) {
  return (
    <TwoSidesTable caption={title} names={names} middle={<td aria-hidden="true">{title}</td>}>
      {rows.map(({ label, values, better, means }) => (
        <tr key={label}>
          <td className={classes.value} data-side="home" data-better={better === 0 || undefined}>
            {values[0]}
          </td>
          <th scope="row" className={classes.label}>
            {label}
            {means === undefined ? null : <Explanation {...means} />}
          </th>
          <td className={classes.value} data-side="away" data-better={better === 1 || undefined}>
            {values[1]}
          </td>
        </tr>
      ))}
    </TwoSidesTable>
  );
}
