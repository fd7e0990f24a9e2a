// The one way a running match changes: its last leg is replaced, and only the path down to it is copied.
import type { Leg, Match, MatchSet } from './types.ts';

/** The list with another last entry; the list must not be empty. */
export const replaceLast = <Entry>(entries: readonly Entry[], last: Entry): readonly Entry[] => {
  const copy = entries.slice();
  copy[copy.length - 1] = last;
  return copy;
};

/** The match with another last set. */
export const replaceSet = (match: Match, set: MatchSet): Match => ({
  ...match,
  sets: replaceLast(match.sets, set),
});

/** The match with another last leg. */
export const replaceLeg = (match: Match, set: MatchSet, leg: Leg): Match =>
  replaceSet(match, { ...set, legs: replaceLast(set.legs, leg) });
