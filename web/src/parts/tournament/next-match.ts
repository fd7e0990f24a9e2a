// What somebody in a tournament does next: plays, and calls.
import { isOver, type MatchView } from './match-view.ts';

/** The next match of an entry, and the next one that it calls; null for none. */
type NextTasks = { readonly plays: MatchView | null; readonly calls: MatchView | null };

const isNext = (match: MatchView): boolean => !isOver(match) && match.phase !== 'waiting';

/** The tasks of an entry: what runs first, then in playing order. */
export function nextTasks(matches: readonly MatchView[], entrant: string): NextTasks {
  const own = matches.filter(
    (match) => isNext(match) && match.sides.some((side) => side.entrant === entrant),
  );
  const called = matches.filter((match) => isNext(match) && match.callerId === entrant);
  const first = (some: readonly MatchView[]) =>
    some.find(({ phase }) => phase === 'running') ?? some[0] ?? null;
  return { plays: first(own), calls: first(called) };
}
