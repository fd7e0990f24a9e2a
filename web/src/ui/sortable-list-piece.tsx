import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import { sortableText } from '../text/fields.ts';
import classes from './sortable-list.module.css';
import { type SortableItem, type SortableProps, SortableRow } from './sortable-row.tsx';
import { Stack } from './stack.tsx';

/** Entries move only up and down. */
const onlyVertical: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The sortable list with its handles: for mouse, finger and keys. */
export function SortableListPiece({ label, items, onMove, onMoveByMenu }: SortableProps) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  return (
    <DndContext
      sensors={sensors}
      modifiers={[onlyVertical]}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsOf(items),
        screenReaderInstructions: { draggable: sortableText.help },
      }}
      onDragEnd={({ active, over }) => {
        if (over !== null && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Stack as="ul" gap="s" aria-label={label}>
          {items.map((item, place) => (
            <DraggableRow
              key={item.id}
              item={item}
              place={place}
              count={items.length}
              onMove={onMoveByMenu}
            />
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  );
}

type RowProps = {
  readonly item: SortableItem;
  readonly place: number;
  readonly count: number;
  readonly onMove: SortableProps['onMove'];
};

function DraggableRow(props: RowProps) {
  const { id, name } = props.item;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: sortableText.role } });
  return (
    <SortableRow
      {...props}
      ref={setNodeRef}
      style={{ transform: transform === null ? undefined : `translateY(${transform.y}px)`, transition }}
      isDragged={isDragging}
      handle={
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={classes.handle}
          aria-label={sortableText.handle(name)}
          {...attributes}
          {...listeners}
        >
          <IconGripVertical aria-hidden size={22} />
        </button>
      }
    />
  );
}

/** Announcements for screen readers during a move. */
function announcementsOf(items: readonly SortableItem[]): Announcements {
  const nameOf = (id: unknown) => items.find((item) => item.id === id)?.name ?? '';
  const placeOf = (id: unknown) => items.findIndex((item) => item.id === id) + 1;
  const count = items.length;
  const taken = ({ active: { id } }: { readonly active: { readonly id: unknown } }) =>
    sortableText.taken(nameOf(id), placeOf(id), count);
  return {
    onDragStart: taken,
    // The library also calls this right after the start; at the entry's old place this repeats the text of the start.
    onDragOver: (event) =>
      event.over === null || event.over.id === event.active.id
        ? taken(event)
        : sortableText.over(nameOf(event.active.id), placeOf(event.over.id), count),
    onDragEnd: ({ active: { id }, over }) => sortableText.dropped(nameOf(id), placeOf(over?.id ?? id), count),
    onDragCancel: ({ active: { id } }) => sortableText.cancelled(nameOf(id), placeOf(id)),
  };
}
