// The match of a bracket that is about somebody.
import { isOver, type MatchView } from './match-view.ts';

/** The match of a bracket that an entry plays now or next; none once it is out. */
export const openMatchOf = (matches: readonly MatchView[], entrant: string): MatchView | undefined =>
  playedBy(matches, entrant).find((match) => !isOver(match));

/** The match that an entry plays now or next, else its last one. */
export const ownMatchOf = (matches: readonly MatchView[], entrant: string): MatchView | undefined =>
  openMatchOf(matches, entrant) ?? playedBy(matches, entrant).at(-1);

const playedBy = (matches: readonly MatchView[], entrant: string): readonly MatchView[] =>
  matches.filter(({ sides }) => sides.some((side) => side.entrant === entrant));
