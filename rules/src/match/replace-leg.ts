// Changes a running match by replacing its last leg; only the match, its last set and this leg are copied.
import type { Leg, Match, MatchSet } from './types.ts';

/** The list with `last` as its last entry; the list must not be empty. */
export const replaceLast = <Entry>(entries: readonly Entry[], last: Entry): readonly Entry[] => {
  const copy = entries.slice();
  copy[copy.length - 1] = last;
  return copy;
};

/** The match with `set` as its last set. */
export const replaceSet = (match: Match, set: MatchSet): Match => ({
  ...match,
  sets: replaceLast(match.sets, set),
});

/** The match with `leg` as the last leg of its last set. */
export const replaceLeg = (match: Match, set: MatchSet, leg: Leg): Match =>
  replaceSet(match, { ...set, legs: replaceLast(set.legs, leg) });
