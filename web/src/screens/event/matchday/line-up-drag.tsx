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
import type { ComponentProps, ReactNode } from 'react';
import { Inline } from '../../../ui/inline.tsx';
import classes from './line-up-card.module.css';
import { isSamePlace, type Place } from './line-up-moves.ts';
import { heldPositions } from './line-up-people.ts';
import { PlaceButton, type PlaceProps } from './line-up-place.tsx';
import { LineUpPlaces, type LineUpPlacesProps } from './line-up-places.tsx';
import {
  type RowComponent,
  SubstitutionPlaces,
  type SubstitutionPlacesProps,
} from './substitution-places.tsx';

/** A finger that rests this long drags; one that moves earlier scrolls. ms */
const restMs = 180;

const placeIn = (data: unknown): Place | null =>
  typeof data === 'object' && data !== null && 'place' in data ? (data.place as Place) : null;

/** The places whose players can also be dragged with mouse or finger. */
export function LineUpDragPlaces({ onMove, ...places }: LineUpPlacesProps) {
  return (
    <DragArea onMove={onMove}>
      <LineUpPlaces {...places} PlaceOf={DragPlace} />
    </DragArea>
  );
}

/** The positions of a running matchday, on which substitutes can be dropped. */
export function SubstitutionDragPlaces({ format, lineUp, onSubstitute }: SubstitutionPlacesProps) {
  const bringIn = (from: Place, to: Place) => {
    if (from.kind !== 'player' || from.id === null || to.kind !== 'entry') return;
    const outId = heldPositions(format, lineUp)[to.index]?.playerId ?? null;
    if (outId !== null) onSubstitute?.({ outId, intoId: from.id });
  };
  return (
    <DragArea onMove={bringIn}>
      <SubstitutionPlaces {...{ format, lineUp, onSubstitute }} RowOf={DropRow} ChipOf={DragPlace} />
    </DragArea>
  );
}

type AreaProps = Pick<LineUpPlacesProps, 'onMove'> & { readonly children: ReactNode };

function DragArea({ onMove, children }: AreaProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: restMs, tolerance: 8 } }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={({ active, over }) => {
        const from = placeIn(active.data.current);
        const to = placeIn(over?.data.current);
        if (from !== null && to !== null && !isSamePlace(from, to)) onMove(from, to);
      }}
    >
      {children}
    </DndContext>
  );
}

/** The list tells screen readers itself what was moved. */
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

const DropRow: RowComponent = ({ position, children }) => {
  const place = { kind: 'entry', index: position } as const;
  const { setNodeRef, isOver } = useDroppable({ id: JSON.stringify(place), data: { place } });
  return (
    <Inline
      as="li"
      ref={setNodeRef}
      gap="m"
      align="center"
      className={classes.position}
      data-over={isOver || undefined}
    >
      {children}
    </Inline>
  );
};
