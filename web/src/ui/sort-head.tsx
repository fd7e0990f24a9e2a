import classes from './sort-table.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type SortDirection = 'ascending' | 'descending';

type Props = {
  /** Name of the column for styles. */
  readonly column: string;
  readonly words: { readonly short: string; readonly long: string };
  /** Tells what a tap does. */
  readonly title: string;
  /** How the table is sorted by this column; null if it is sorted by another one. */
  readonly direction: SortDirection | null;
  /** The direction of the first tap. */
  readonly first: SortDirection;
  readonly onSort: (direction: SortDirection) => void;
};

/** The head of a column: a tap sorts by it, another tap turns the order round. */
export function SortHead({ column, words, title, direction, first, onSort }: Props) {
  const turned = first === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" data-column={column} aria-sort={direction ?? undefined} className={classes.head}>
      <button type="button" title={title} onClick={() => onSort(direction === first ? turned : first)}>
        <span aria-hidden="true">{words.short}</span>
        <VisuallyHidden>{words.long}</VisuallyHidden>
      </button>
    </th>
  );
}
