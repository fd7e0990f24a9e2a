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
import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { groupsOf } from '@neundarter/rules/tournament/setup/entries';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useGroupAssignment } from '../../../data/club/tournament-setup.ts';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { entryName } from '../../../parts/tournament/entry-name.ts';
import { errorReason } from '../../../text/errors.ts';
import { modeText as text } from '../../../text/tournament-mode.ts';
import { announce } from '../../../ui/live-region.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import looks from '../../../ui/text-looks.module.css';
import { useSentValue } from '../use-sent-value.ts';
import classes from './group-columns.module.css';
import { groupOf, movedTo, pool } from './group-moves.ts';
import { useMovedFocus } from './use-moved-focus.ts';

/** A finger that rests this long drags; one that moves earlier scrolls. ms */
const restMs = 180;

/** The list tells screen readers itself what was moved. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

type Way = 'keys' | 'pointer';

/** A button that is pressed with the keyboard counts no clicks. */
const wayOf = ({ detail }: MouseEvent): Way => (detail === 0 ? 'keys' : 'pointer');

const nameOfPlace = (groupId: string): string => (groupId === pool ? text.pool : text.group(groupId));

/**
 * All groups with their entries. Tap a name and then a group, drag it there, or press the letter of the group on the name;
 * every move is saved at once.
 */
export function GroupColumns({
  tournament: { event, data, participants: entries },
}: {
  readonly tournament: Tournament;
}) {
  const [picked, setPicked] = useState<string | null>(null);
  const assignment = useGroupAssignment(event.id);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: restMs, tolerance: 8 } }),
  );
  const confirmed = entries.filter(({ status }) => status === 'confirmed');
  const { shown: groups, showUntil } = useSentValue(groupsOf(data.config, entries));
  const byId = new Map(confirmed.map((entry) => [entry.id, entry]));
  const nameOf = (id: string) => {
    const entry = byId.get(id);
    return entry === undefined ? '' : entryName(entry);
  };
  const unplaced = confirmed.filter(({ id }) => groupOf(groups, id) === pool).map(({ id }) => id);
  const places = [{ id: pool, entrants: unplaced }, ...groups];
  const { area, follow } = useMovedFocus(places);
  const move = async (id: string, groupId: string, by: Way) => {
    setPicked(null);
    if (groupOf(groups, id) === groupId) return;
    if (by === 'keys') follow(id);
    const moved = movedTo(groups, id, groupId);
    const edit = { groups: moved, editRevision: event.props.editRevision };
    const outcome = await showUntil(moved, assignment.run(edit));
    if (outcome.ok) announce(text.put(nameOf(id), nameOfPlace(groupId)));
    else {
      follow(null);
      tellOutcome({ ...outcome, text: text.assignFailed(errorReason(outcome.error)) });
    }
  };
  const pick = (id: string) => {
    if (picked === id) return setPicked(null);
    setPicked(id);
    announce(text.picked(nameOf(id)));
  };
  const keyDown = (id: string, { key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Escape') setPicked(null);
    const groupId = key.toUpperCase();
    if (altKey || ctrlKey || metaKey || !groups.some((group) => group.id === groupId)) return;
    void move(id, groupId, 'keys');
  };
  if (confirmed.length === 0) return <EmptyState text={text.noConfirmed} />;
  return (
    <>
      <p className={looks.hint}>{text.moveHint}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
        onDragEnd={({ active, over }) => {
          if (over !== null) void move(String(active.id), String(over.id).slice(placeMark.length), 'pointer');
        }}
      >
        <div ref={area} className={classes.columns}>
          {places.map((place) => (
            <Place
              key={place.id}
              id={place.id}
              entries={place.entrants.flatMap((id) => byId.get(id) ?? [])}
              picked={picked}
              pickedName={picked === null ? '' : nameOf(picked)}
              onPick={pick}
              onPut={(by) => picked !== null && void move(picked, place.id, by)}
              onKeyDown={keyDown}
            />
          ))}
        </div>
      </DndContext>
    </>
  );
}

/** An entry may have the same id as a place. */
const placeMark = 'place:';

type PlaceProps = {
  readonly id: string;
  readonly entries: readonly ParticipantEntry[];
  readonly picked: string | null;
  readonly pickedName: string;
  readonly onPick: (id: string) => void;
  readonly onPut: (by: Way) => void;
  readonly onKeyDown: (id: string, event: KeyboardEvent) => void;
};

/** A group, or the entries without one. */
function Place({ id, entries, picked, pickedName, onPick, onPut, onKeyDown }: PlaceProps) {
  const { setNodeRef, isOver } = useDroppable({ id: placeMark + id });
  const name = nameOfPlace(id);
  const isTarget = picked !== null && !entries.some((entry) => entry.id === picked);
  return (
    <section
      ref={setNodeRef}
      className={classes.place}
      data-over={isOver || undefined}
      data-pool={id === pool || undefined}
      aria-label={name}
    >
      <h3 className={classes.title}>
        {name} <span className={looks.muted}>{entries.length}</span>
      </h3>
      {entries.length === 0 ? (
        <p className={looks.hint}>{id === pool ? text.poolEmpty : text.groupEmpty}</p>
      ) : (
        <ol className={classes.entries}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry
                entry={entry}
                isPicked={picked === entry.id}
                onPick={() => onPick(entry.id)}
                onKeyDown={(event) => onKeyDown(entry.id, event)}
              />
            </li>
          ))}
        </ol>
      )}
      {isTarget ? (
        <button type="button" className={classes.target} onClick={(event) => onPut(wayOf(event))}>
          {text.putHere(pickedName, name)}
        </button>
      ) : null}
    </section>
  );
}

type EntryProps = {
  readonly entry: ParticipantEntry;
  readonly isPicked: boolean;
  readonly onPick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

function Entry({ entry, isPicked, onPick, onKeyDown }: EntryProps) {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: entry.id });
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={classes.entry}
      aria-pressed={isPicked}
      data-dragged={isDragging || undefined}
      style={transform === null ? undefined : { transform: `translate(${transform.x}px, ${transform.y}px)` }}
      {...(listeners as Pick<ComponentProps<'button'>, 'onMouseDown' | 'onTouchStart'> | undefined)}
      onClick={onPick}
      onKeyDown={onKeyDown}
      data-id={entry.id}
    >
      {entryName(entry)}
    </button>
  );
}
