// The match days of a group: which there are, and which one is played now.
import { isOver, type MatchView } from '../../../parts/tournament/match-view.ts';

/** The matches of a group in playing order. */
export const matchesOfGroup = (matches: readonly MatchView[], groupId: string): readonly MatchView[] =>
  matches.filter((match) => match.stage === 'group' && match.groupId === groupId);

/** The numbers of the match days, from 1. */
export const daysOf = (matches: readonly MatchView[]): readonly number[] =>
  [...new Set(matches.flatMap(({ matchDay }) => matchDay ?? []))].toSorted((one, other) => one - other);

/** The lowest match day with a match that is not over, else the last one; 1 without matches. */
export const recentDay = (matches: readonly MatchView[]): number => {
  const open = matches.filter((match) => !isOver(match));
  return daysOf(open)[0] ?? daysOf(matches).at(-1) ?? 1;
};

/** The match day of an address; `recent` and unknown ones are the present one. */
export const dayOf = (asked: string, matches: readonly MatchView[]): number => {
  const day = Number(asked);
  return daysOf(matches).includes(day) ? day : recentDay(matches);
};
