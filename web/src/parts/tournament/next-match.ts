// What somebody in a tournament does next: plays, and calls.
import { isOver, type MatchView } from './match-view.ts';

/** The next match of an entry, and the next one that it calls; null for none. */
type NextTasks = { readonly plays: MatchView | null; readonly calls: MatchView | null };

/** The match of a bracket that an entry plays now or next; none once it is out. */
export const openMatchOf = (matches: readonly MatchView[], entrant: string): MatchView | undefined =>
  playedBy(matches, entrant).find((match) => !isOver(match));

/** The match that an entry plays now or next, else its last one. */
export const ownMatchOf = (matches: readonly MatchView[], entrant: string): MatchView | undefined =>
  openMatchOf(matches, entrant) ?? playedBy(matches, entrant).at(-1);

const playedBy = (matches: readonly MatchView[], entrant: string): readonly MatchView[] =>
  matches.filter(({ sides }) => sides.some((side) => side.entrant === entrant));

const isNext = (match: MatchView): boolean => !isOver(match) && match.phase !== 'waiting';

/** The tasks of an entry: what runs first, then in playing order. */
export function nextTasks(matches: readonly MatchView[], entrant: string): NextTasks {
  const own = playedBy(matches, entrant).filter(isNext);
  const called = matches.filter((match) => isNext(match) && match.callerId === entrant);
  const first = (some: readonly MatchView[]) =>
    some.find(({ phase }) => phase === 'running') ?? some[0] ?? null;
  return { plays: first(own), calls: first(called) };
}
