// Moving in a bracket by arrow keys: left and right along the way of the winner, up and down within the round.
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
export const matchAround = (element: EventTarget): string | null =>
  element instanceof Element
    ? (element.closest<HTMLElement>('[data-match]')?.dataset['match'] ?? null)
    : null;

/** The element of a match in a box. */
export const matchIn = (box: HTMLElement | null, key: string): HTMLElement | null =>
  box?.querySelector<HTMLElement>(`[data-match="${CSS.escape(key)}"]`) ?? null;

/** Gives a match the focus without scrolling. */
export const focusMatch = (match: HTMLElement | null): void =>
  match?.querySelector<HTMLElement>('a, [tabindex], button')?.focus({ preventScroll: true });
