// Moving in a bracket by arrow keys: left and right along the way of the winner, up and down within the round.
import type { KeyboardEvent } from 'react';
import type { BracketColumn } from './bracket-columns.ts';
import type { MatchLinks } from './bracket-ways.ts';
import type { MatchView } from './match-view.ts';

const steps = { ArrowUp: -1, ArrowDown: 1 } as const;

type Sources = {
  readonly columns: readonly BracketColumn[];
  readonly links: ReadonlyMap<string, MatchLinks>;
};

/** The match to which an arrow key leads from another one; null for none. */
export function matchBeside({ columns, links }: Sources, from: string, key: string): MatchView | null {
  if (key === 'ArrowRight') return links.get(from)?.next ?? null;
  if (key === 'ArrowLeft') return links.get(from)?.before ?? null;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const column = columns.find(({ matches }) => matches.some((match) => match.key === from));
  const place = column?.matches.findIndex((match) => match.key === from) ?? -1;
  return column?.matches[place + steps[key]] ?? null;
}

/** The match of a bracket in which an element stands; null for none. */
const matchAround = (element: EventTarget): string | null =>
  element instanceof Element
    ? (element.closest<HTMLElement>('[data-match]')?.dataset['match'] ?? null)
    : null;

/** The element of a match in a box. */
export const matchIn = (box: HTMLElement | null, key: string): HTMLElement | null =>
  box?.querySelector<HTMLElement>(`[data-match="${CSS.escape(key)}"]`) ?? null;

/** Gives a match the focus without scrolling. */
export const focusMatch = (match: HTMLElement | null): void =>
  match?.querySelector<HTMLElement>('a, [tabindex], button')?.focus({ preventScroll: true });

type Handled = Sources & {
  readonly show: (key: string) => void;
  /** Handles another key; returns whether it means anything. */
  readonly onOther: (key: string) => boolean;
};

/** Handles a key within a bracket: arrows lead from match to match. */
export const moveByKey = (event: KeyboardEvent, { columns, links, show, onOther }: Handled): void => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const from = matchAround(event.target);
  const beside = from === null ? null : matchBeside({ columns, links }, from, event.key);
  if (beside !== null) show(beside.key);
  else if (!onOther(event.key)) return;
  event.preventDefault();
};
