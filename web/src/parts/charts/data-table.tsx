import { Table } from '../../ui/table.tsx';
import classes from './data-table.module.css';

export type TableData = {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly [string, ...string[]])[];
};

/** Figures as a plain table: the first column names the row, all others are numbers. */
export function DataTable({ caption, columns, rows }: TableData) {
  return (
    <Table caption={caption} className={classes.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
