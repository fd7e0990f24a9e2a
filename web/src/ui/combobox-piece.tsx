import { Autocomplete } from '@base-ui/react/autocomplete';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { comboboxText } from '../text/fields.ts';
import classes from './combobox.module.css';
import type { ComboboxOption, ComboboxPieceProps, ComboboxSection } from './combobox-props.ts';
import { announce } from './live-region.tsx';

type Group = { readonly value: string; readonly items: readonly ComboboxOption[] };

/** The headless autocomplete in our look. Its list stands beside the field in the page: also inside of a dialog. */
export function ComboboxPiece(props: ComboboxPieceProps) {
  const { text, onText, sections, note, values, shape, input } = props;
  const [isWanted, setWanted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const groups = useMemo(() => groupsOf(sections), [sections]);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const isOpen = (isWanted || shape === 'list') && (count > 0 || note !== null);
  useAnnouncement(isOpen ? sayingOf(count, note) : null);
  return (
    <Autocomplete.Root
      items={groups}
      itemToStringValue={({ label }: ComboboxOption) => label}
      mode="none"
      inline={shape === 'list'}
      open={isOpen}
      onOpenChange={setWanted}
      openOnInputClick
      // A resting mouse must not take the Enter of whoever types.
      highlightItemOnHover={false}
      autoHighlight={values === 'closed'}
      value={text}
      onValueChange={(next, { reason }) => {
        if (reason !== 'item-press') onText(next);
      }}
    >
      <Autocomplete.Input
        {...input}
        ref={field}
        onBlur={({ relatedTarget }) => {
          // Whoever only puts a phone's keyboard away wants to see more of the list.
          if (relatedTarget !== null) setWanted(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Neither a dialog around the field closes with the list, nor does a second Escape take the text away.
          if (isOpen && shape === 'popup') event.preventDefault();
          else event.preventBaseUIHandler();
        }}
      />
      {isOpen ? <Panel {...props} groups={groups} count={count} field={field} /> : null}
    </Autocomplete.Root>
  );
}

const groupsOf = (sections: readonly ComboboxSection[]): readonly Group[] =>
  sections
    .filter(({ options }) => options.length > 0)
    .map(({ title, options }) => ({ value: title, items: options }));

type PanelProps = Pick<ComboboxPieceProps, 'label' | 'note' | 'shape' | 'onChoose'> & {
  readonly groups: readonly Group[];
  readonly count: number;
  readonly field: { readonly current: HTMLInputElement | null };
};

/** The suggestions and what is to be said about them. */
function Panel({ label, note, shape, groups, count, field, onChoose }: PanelProps) {
  const [{ placement, room }] = useState(() => placementBeside(field.current));
  const panel = useRef<HTMLDivElement>(null);
  // Bars at the edges of a screen may cover a part of it.
  useEffect(() => {
    // In braces: newer browsers answer with a promise, and React would take it for a clean-up.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={panel}
      className={classes.panel}
      data-shape={shape}
      data-placement={shape === 'popup' ? placement : undefined}
      style={{ '--room': `${room}px` } as CSSProperties}
      // The field keeps the focus while the list is scrolled.
      onMouseDown={(event) => event.preventDefault()}
    >
      {count === 0 ? null : (
        <Autocomplete.List aria-label={comboboxText.suggestions(label)}>
          {groups.map((group) => (
            <Autocomplete.Group key={group.value} items={group.items}>
              <Autocomplete.GroupLabel className={classes.title}>{group.value}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(option: ComboboxOption) => <Option key={option.id} option={option} onChoose={onChoose} />}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          ))}
        </Autocomplete.List>
      )}
      {note === null ? null : <p className={classes.note}>{note}</p>}
    </div>
  );
}

type OptionProps = { readonly option: ComboboxOption; readonly onChoose: (id: string) => void };

function Option({ option, onChoose }: OptionProps) {
  return (
    <Autocomplete.Item
      className={classes.option}
      value={option}
      disabled={option.isDisabled === true}
      onClick={() => {
        if (option.isDisabled !== true) onChoose(option.id);
      }}
    >
      {option.icon}
      <span className={classes.label}>{option.label}</span>
      {option.detail === undefined ? null : <span className={classes.detail}>{option.detail}</span>}
    </Autocomplete.Item>
  );
}

/** Less room than this below the field, and the list opens upwards where there is more. px */
const neededRoomPx = 240;
/** No list is longer. px */
const maxRoomPx = 360;
/** Between the list and the edge of what is visible. px */
const edgePx = 16;

/** Where the list opens, and how high it may be: a phone's keyboard covers half of the page. */
function placementBeside(field: HTMLElement | null) {
  const { top = 0, bottom = 0 } = field?.getBoundingClientRect() ?? {};
  const { height, offsetTop } = window.visualViewport ?? { height: window.innerHeight, offsetTop: 0 };
  const below = offsetTop + height - bottom - edgePx;
  const above = top - offsetTop - edgePx;
  const isAbove = below < neededRoomPx && above > below;
  const room = Math.min(Math.max(isAbove ? above : below, neededRoomPx / 2), maxRoomPx);
  return { placement: isAbove ? 'above' : 'below', room: Math.round(room) } as const;
}

/** How many suggestions there are, and what is to be said about them. */
const sayingOf = (count: number, note: string | null): string =>
  [count === 0 ? '' : comboboxText.count(count), note ?? ''].filter((part) => part !== '').join('. ');

/** What stands for so long is said: not every letter brings another number. ms */
const settleMs = 400;

/** Tells screen readers what the list shows; null while there is none. */
function useAnnouncement(text: string | null): void {
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => announce(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
}
