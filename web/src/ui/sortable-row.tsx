import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import type { ComponentProps, ReactNode } from 'react';
import { sortableText } from '../text/fields.ts';
import { MenuButton } from './menu-button.tsx';
import classes from './sortable-list.module.css';

/** An entry of a list whose order is chosen. */
export type SortableItem = {
  readonly id: string;
  /** What screen readers call it. */
  readonly name: string;
  readonly content: ReactNode;
};

export type SortableProps = {
  readonly label: string;
  readonly items: readonly SortableItem[];
  /** @param to place of the entry in the new order, from 0 */
  readonly onMove: (id: string, to: number) => void;
  /** The same, from an entry's menu, which keeps the focus. */
  readonly onMoveByMenu: (id: string, to: number) => void;
};

type Props = {
  readonly item: SortableItem;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly onMove: SortableProps['onMove'];
  /** What the entry is dragged by. */
  readonly handle: ReactNode;
} & Pick<ComponentProps<'li'>, 'ref' | 'style'> & { readonly isDragged?: boolean };

/** One entry, with a menu for whoever cannot or does not want to drag. */
export function SortableRow({ item, place, count, onMove, handle, ref, style, isDragged = false }: Props) {
  const ways = [
    { label: sortableText.first, to: 0 },
    { label: sortableText.up, to: place - 1 },
    { label: sortableText.down, to: place + 1 },
    { label: sortableText.last, to: count - 1 },
  ].filter(({ to }) => to >= 0 && to < count && to !== place);
  return (
    <li
      ref={ref}
      style={style}
      className={classes.row}
      data-id={item.id}
      data-dragged={isDragged || undefined}
    >
      {handle}
      <div className={classes.content}>{item.content}</div>
      {ways.length === 0 ? null : (
        <MenuButton
          label={sortableText.menu(item.name)}
          items={ways.map(({ label, to }) => ({ label, onSelect: () => onMove(item.id, to) }))}
        >
          <IconArrowsSort aria-hidden size={22} />
        </MenuButton>
      )}
    </li>
  );
}
