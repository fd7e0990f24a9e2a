import type { ComponentType } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { lateCode } from '../device/late-code.ts';
import { sortableText } from '../text/fields.ts';
import { LazyPiece } from './lazy-piece.tsx';
import { announce } from './live-region.tsx';
import classes from './sortable-list.module.css';
import { type SortableItem, type SortableProps, SortableRow } from './sortable-row.tsx';
import { Stack } from './stack.tsx';

type Props = {
  readonly label: string;
  readonly items: readonly SortableItem[];
  /** Gets the ids in the new order. */
  readonly onReorder: (ids: readonly string[]) => void;
};

const piece = lateCode<ComponentType<SortableProps>>(
  async () => (await import('./sortable-list-piece.tsx')).SortableListPiece,
);

/** A list that users can sort: with mouse or finger at the handle, with the keyboard, or with each entry's menu. */
export function SortableList({ label, items, onReorder }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef<string | null>(null);
  // The browser drops the focus of an element that moves in the page.
  useLayoutEffect(() => {
    if (moved.current !== null) menuOf(list.current, moved.current)?.focus();
    moved.current = null;
  }, [items]);
  const move = (id: string, to: number) => {
    const item = items.find((one) => one.id === id);
    if (item === undefined) return;
    const others = items.filter((one) => one.id !== id).map((one) => one.id);
    onReorder([...others.slice(0, to), id, ...others.slice(to)]);
  };
  const moveByMenu = (id: string, to: number) => {
    moved.current = id;
    move(id, to);
    const name = items.find((one) => one.id === id)?.name ?? '';
    announce(sortableText.dropped(name, to + 1, items.length));
  };
  return (
    <div ref={list}>
      <LazyPiece
        piece={piece}
        props={{ label, items, onMove: move, onMoveByMenu: moveByMenu }}
        plain={
          <Stack as="ul" gap="s" aria-label={label}>
            {items.map((item, place) => (
              <SortableRow
                key={item.id}
                item={item}
                place={place}
                count={items.length}
                onMove={moveByMenu}
                handle={<span className={classes.handle} aria-hidden="true" />}
              />
            ))}
          </Stack>
        }
      />
    </div>
  );
}

const menuOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] [aria-haspopup="menu"]`);
