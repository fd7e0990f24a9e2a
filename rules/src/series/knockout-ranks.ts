// How far everybody came in a knockout. Who loses in a round of m matches shares the places behind 1 + m. The places
// from 5 to 8 are a quarter-final, 9 to 16 a round of 16 and so on, also in a double knockout, where the round of the
// loser side counts. The third place has a rank of its own if it was played for; a double knockout always has it.
import type { MatchState, MatchStates } from '../tournament/advance/match-state.ts';
import type { Plan } from '../tournament/plan/plan.ts';
import { type PlannedMatch, roundNames, type SlotSource } from '../tournament/plan/planned-match.ts';
import type { KnockoutRank } from './points-config.ts';

const entrantsOf = (slots: readonly SlotSource[]): readonly string[] =>
  slots.flatMap((slot) => (slot.kind === 'entrant' ? [slot.entrant] : []));

/** Everybody who lost a match: nobody by a bye, both if nobody won. */
const losersOf = (state: MatchState): readonly string[] =>
  entrantsOf(state.outcome?.winner === 'nobody' ? state.slots : [state.loser]);

/** The rank of a place, from 2. */
const rankOfPlace = (place: number, isDouble: boolean): KnockoutRank => {
  if (place === 3 && isDouble) return 'thirdPlace';
  return roundNames[Math.ceil(Math.log2(place)) - 1] ?? 'round-of-128';
};

type Knockout = { readonly matches: readonly PlannedMatch[]; readonly isDouble: boolean };

/** The best place of those who lose in a round. On the loser side, only the last round leaves the third place. */
const placeOfLosers = ({ matches, isDouble }: Knockout, round: number): number => {
  const later = matches.filter(({ place }) => place.stage === 'loser-side' && place.round > round).length;
  if (isDouble) return 3 + later;
  return 1 + matches.filter(({ place }) => place.stage === 'knockout' && place.round === round).length;
};

/** The round of the loser side (from 0) into which who loses on the winner side goes. */
const roundBelow = (round: number): number => (round === 0 ? 0 : 2 * round - 1);

/** The rank of those who are out by losing this match; null if they play on or their rank is known already. */
const rankOfLosers = (knockout: Knockout, match: PlannedMatch, state: MatchState): KnockoutRank | null => {
  const { stage, round } = match.place;
  if (stage === 'grand-final' || stage === 'grand-final-reset') return 'final';
  if (stage === 'third-place') return null;
  const isOutAtOnce = stage !== 'winner-side' || state.outcome?.winner === 'nobody';
  if (!isOutAtOnce) return null;
  const outIn = stage === 'winner-side' ? roundBelow(round) : round;
  return rankOfPlace(placeOfLosers(knockout, outIn), knockout.isDouble);
};

/** The rank of who wins this match; null if the match decides about no place. */
const rankOfWinner = (knockout: Knockout, { key, place }: PlannedMatch): KnockoutRank | null => {
  if (place.stage === 'third-place') return 'thirdPlace';
  return knockout.matches.at(-1)?.key === key || place.stage === 'grand-final' ? 'win' : null;
};

/** The ranks of all entrants of a finished knockout; who has not qualified for it is left out. */
export const knockoutRanksOf = (
  { matches }: Plan,
  states: MatchStates,
): ReadonlyMap<string, KnockoutRank> => {
  const ofKnockout = matches.filter(({ place }) => place.stage !== 'group');
  const isDouble = ofKnockout.some(({ place }) => place.stage === 'grand-final');
  const knockout: Knockout = { matches: ofKnockout, isDouble };
  const ranks = new Map<string, KnockoutRank>();
  for (const match of ofKnockout) {
    const state = states[match.key];
    if (state === undefined || state.status === 'not-due' || state.status === 'cancelled') continue;
    const lost = rankOfLosers(knockout, match, state);
    if (lost !== null) for (const entrant of losersOf(state)) ranks.set(entrant, lost);
    const won = rankOfWinner(knockout, match);
    if (won !== null) for (const entrant of entrantsOf([state.winner])) ranks.set(entrant, won);
  }
  return ranks;
};
