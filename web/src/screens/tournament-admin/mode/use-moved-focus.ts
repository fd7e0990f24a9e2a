import { type RefObject, useLayoutEffect, useRef } from 'react';
import { groupOf, pool } from './group-moves.ts';

type Place = { readonly id: string; readonly entrants: readonly string[] };

type MovedFocus = {
  /** For the element around the entries, which have their id in `data-id`. */
  readonly area: RefObject<HTMLDivElement | null>;
  /** Call it before an entry is moved by keys; with null if it stays after all. */
  readonly follow: (id: string | null) => void;
};

/**
 * Keeps the focus where the entries are: an entry is a new element in its new group, so the browser drops the focus. Whoever fills the
 * groups goes on with the next entry that has none; otherwise the focus follows the entry.
 */
export function useMovedFocus(places: readonly Place[]): MovedFocus {
  const area = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ readonly id: string; readonly from: string; readonly next: string } | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const { id, from, next } = wanted.current;
    if (groupOf(places, id) === from) return;
    wanted.current = null;
    area.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(next)}"]`)?.focus();
  });
  const follow = (id: string | null): void => {
    wanted.current = null;
    if (id === null) return;
    const from = groupOf(places, id);
    const waiting = places.find((place) => place.id === pool)?.entrants ?? [];
    const place = waiting.indexOf(id);
    const next = place < 0 ? id : (waiting[place + 1] ?? waiting[place - 1] ?? id);
    wanted.current = { id, from, next };
  };
  return { area, follow };
}
