// Who is out by a match of a knockout, and the best place that is left for them. Who loses in a round of m matches shares
// the places behind 1 + m; in a double knockout it is the round of the loser side that counts. A match that nobody wins puts
// both out in its round: two finalists without a winner both have the second place, and who loses so on the winner side has
// the places of the round of the loser side that they would have gone to.
import { entrantsIn, type PlannedMatch } from '../match/planned-match.ts';
import type { MatchState } from './match-state.ts';

/** The matches of a knockout. */
export type KnockoutMatches = { readonly matches: readonly PlannedMatch[]; readonly isDouble: boolean };

/** The matches of a plan that belong to the knockout. */
export const knockoutOf = (matches: readonly PlannedMatch[]): KnockoutMatches => {
  const ofKnockout = matches.filter(({ place }) => place.stage !== 'group');
  return { matches: ofKnockout, isDouble: ofKnockout.some(({ place }) => place.stage === 'grand-final') };
};

/** Whether both have lost a match. */
export const isLostByBoth = ({ outcome }: MatchState): boolean => outcome?.winner === 'nobody';

/** Everybody who lost a match: nobody by a bye, both if nobody won. */
export const losersOf = (state: MatchState): readonly string[] =>
  entrantsIn(isLostByBoth(state) ? state.slots : [state.loser]);

/** Everybody who is out by a match: who loses on the winner side plays on, unless nobody won. */
export const outBy = ({ place }: PlannedMatch, state: MatchState): readonly string[] =>
  place.stage === 'winner-side' && !isLostByBoth(state) ? [] : losersOf(state);

/** The round of the loser side (from 0) into which who loses on the winner side goes. */
const roundBelow = (round: number): number => (round === 0 ? 0 : 2 * round - 1);

/** The best place that is left for who is out by a match; null in the match for the third place. */
export const placeOfLosers = (
  { matches, isDouble }: KnockoutMatches,
  { place: { stage, round } }: PlannedMatch,
): number | null => {
  if (stage === 'third-place') return null;
  if (stage === 'grand-final' || stage === 'grand-final-reset') return 2;
  if (!isDouble)
    return 1 + matches.filter(({ place }) => place.stage === stage && place.round === round).length;
  const loserSide = matches.filter(({ place }) => place.stage === 'loser-side');
  if (loserSide.length === 0) return 2;
  const outIn = stage === 'winner-side' ? roundBelow(round) : round;
  return 3 + loserSide.filter(({ place }) => place.round > outIn).length;
};
