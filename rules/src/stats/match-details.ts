// What only a whole match shows, besides the fields of lists: its turns, where it is, and the summary. Server and devices
// compute it with this file.
import { currentLeg, currentSet } from '../match/turn-order.ts';
import type { Leg, Match, MatchSummary } from '../match/types.ts';
import { summaryOf } from './summary.ts';

/** The fields that only a whole match has. */
type MatchDetails = {
  readonly sets: Match['sets'];
  /** Null before the start. */
  readonly currentSet: { readonly setNumber: number; readonly currentLeg: Leg } | null;
  /** Null before the end. */
  readonly summary: MatchSummary | null;
};

/** Computes the fields that only a whole match has. */
export const detailsOf = (match: Match): MatchDetails => {
  const set = currentSet(match);
  const leg = currentLeg(match);
  return {
    sets: match.sets,
    currentSet: set === null || leg === null ? null : { setNumber: set.setNumber, currentLeg: leg },
    summary: summaryOf(match),
  };
};
