import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import type { ComponentProps, ReactNode } from 'react';
import { sortableText } from '../text/fields.ts';
import { MenuButton } from './menu-button.tsx';
import classes from './sortable-list.module.css';

/** An entry of a sortable list. */
export type SortableItem = {
  readonly id: string;
  /** Name for screen readers. */
  readonly name: string;
  readonly content: ReactNode;
};

export type SortableProps = {
  readonly label: string;
  readonly items: readonly SortableItem[];
  /** @param to new place of the entry, from 0 */
  readonly onMove: (id: string, to: number) => void;
  /** The same from an entry's menu, which keeps the focus. */
  readonly onMoveByMenu: (id: string, to: number) => void;
};

type Props = {
  readonly item: SortableItem;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly onMove: SortableProps['onMove'];
  /** The element by which the entry is dragged. */
  readonly handle: ReactNode;
} & Pick<ComponentProps<'li'>, 'ref' | 'style'> & { readonly isDragged?: boolean };

/** One entry, with a menu for users who cannot or do not want to drag. */
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
