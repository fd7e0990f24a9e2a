import { Autocomplete } from '@base-ui/react/autocomplete';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { comboboxText } from '../text/fields.ts';
import classes from './combobox.module.css';
import type { ComboboxOption, ComboboxPieceProps, ComboboxSection } from './combobox-props.ts';
import { announce } from './live-region.tsx';

type Group = { readonly value: string; readonly items: readonly ComboboxOption[] };

/**
 * The headless autocomplete in our look. Its list stands beside the field in the page, so it also works in a dialog.
 */
export function ComboboxPiece(props: ComboboxPieceProps) {
  const { text, onText, sections, note, values, shape, input } = props;
  const [isWanted, setWanted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [hadText] = useState(text.trim() !== '');
  // A user who has typed into the plain field before this code was there sees the list without another key.
  useEffect(() => {
    if (hadText && document.activeElement === field.current) setWanted(true);
  }, [hadText]);
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
      // A mouse that does not move must not change the option that Enter takes.
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
          // A user who only closes a phone's keyboard wants to see more of the list.
          if (relatedTarget !== null) setWanted(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // A first Escape must not close a dialog around the field, and a second one must not delete the text.
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

/** The suggestions and the note below them. */
function Panel({ label, note, shape, groups, count, field, onChoose }: PanelProps) {
  const [{ placement, room }] = useState(() => placementBeside(field.current));
  const panel = useRef<HTMLDivElement>(null);
  // Bars at the edges of a screen may cover a part of the panel.
  useEffect(() => {
    // The braces drop the result: newer browsers return a promise, which React would take for a clean-up function.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={panel}
      className={classes.panel}
      data-shape={shape}
      data-placement={shape === 'popup' ? placement : undefined}
      style={{ '--room': `${room}px` } as CSSProperties}
      // The field keeps the focus while the user scrolls the list.
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

/** Minimum space below the field before the list opens upwards, if there is more space above. px */
const neededRoomPx = 240;
/** Maximum height of the list. px */
const maxRoomPx = 360;
/** Space between the list and the edge of the visible area. px */
const edgePx = 16;

/** Where the list opens, and its maximum height: a phone's keyboard covers half of the page. */
function placementBeside(field: HTMLElement | null) {
  const { top = 0, bottom = 0 } = field?.getBoundingClientRect() ?? {};
  const { height, offsetTop } = window.visualViewport ?? { height: window.innerHeight, offsetTop: 0 };
  const below = offsetTop + height - bottom - edgePx;
  const above = top - offsetTop - edgePx;
  const isAbove = below < neededRoomPx && above > below;
  const room = Math.min(Math.max(isAbove ? above : below, neededRoomPx / 2), maxRoomPx);
  return { placement: isAbove ? 'above' : 'below', room: Math.round(room) } as const;
}

/** Text for screen readers: the number of suggestions, and the note. */
const sayingOf = (count: number, note: string | null): string =>
  [count === 0 ? '' : comboboxText.count(count), note ?? ''].filter((part) => part !== '').join('. ');

/** Wait before the text is announced, so that not every typed letter announces a new number. ms */
const settleMs = 400;

/** Announces to screen readers what the list shows; null while there is none. */
function useAnnouncement(text: string | null): void {
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => announce(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
}
