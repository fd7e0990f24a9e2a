import {
  DndContext,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ComponentProps } from 'react';
import { LineUpBoard, type LineUpBoardProps } from './line-up-board.tsx';
import { isSamePlace, type Place } from './line-up-moves.ts';
import { PlaceButton, type PlaceProps } from './line-up-place.tsx';

/** A finger that rests this long drags; one that moves earlier scrolls. ms */
const restMs = 180;

const placeIn = (data: unknown): Place | null =>
  typeof data === 'object' && data !== null && 'place' in data ? (data.place as Place) : null;

/** The board whose players can also be dragged with mouse or finger. */
export function LineUpDragBoard({ onMove, ...board }: LineUpBoardProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: restMs, tolerance: 8 } }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: silent }}
      onDragEnd={({ active, over }) => {
        const from = placeIn(active.data.current);
        const to = placeIn(over?.data.current);
        if (from !== null && to !== null && !isSamePlace(from, to)) onMove(from, to);
      }}
    >
      <LineUpBoard {...board} PlaceOf={DragPlace} />
    </DndContext>
  );
}

/** The board tells screen readers itself what was moved. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

function DragPlace(props: PlaceProps) {
  const id = JSON.stringify(props.place);
  const data = { place: props.place };
  const drop = useDroppable({ id, data });
  const drag = useDraggable({ id, data, disabled: !props.isHeld });
  const { transform, isDragging, listeners } = drag;
  return (
    <PlaceButton
      {...props}
      {...(listeners as Pick<ComponentProps<'button'>, 'onMouseDown' | 'onTouchStart'> | undefined)}
      ref={(element) => {
        drop.setNodeRef(element);
        drag.setNodeRef(element);
      }}
      style={transform === null ? undefined : { transform: `translate(${transform.x}px, ${transform.y}px)` }}
      isOver={drop.isOver && !isDragging}
      isDragged={isDragging}
    />
  );
}
