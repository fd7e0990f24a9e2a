// How far everybody came in a knockout. Who loses in a round of m matches shares the places behind 1 + m. The places
// from 5 to 8 are a quarter-final, 9 to 16 a round of 16 and so on, also in a double knockout, where the round of the
// loser side counts. The third place has a rank of its own if it was played for; a double knockout always has it.
import type { MatchStates } from '../tournament/advance/match-state.ts';
import {
  type KnockoutMatches,
  knockoutOf,
  outBy,
  placeOfLosers,
} from '../tournament/advance/out-of-knockout.ts';
import { entrantsIn, type PlannedMatch, roundNames } from '../tournament/match/planned-match.ts';
import type { Plan } from '../tournament/plan/plan.ts';
import type { KnockoutRank } from './points-config.ts';

/** The rank of a place, from 2. */
const rankOfPlace = (place: number, isDouble: boolean): KnockoutRank => {
  if (place === 3 && isDouble) return 'thirdPlace';
  return roundNames[Math.ceil(Math.log2(place)) - 1] ?? 'round-of-128';
};

/** The rank of who wins this match; null if the match decides about no place. */
const rankOfWinner = (knockout: KnockoutMatches, { key, place }: PlannedMatch): KnockoutRank | null => {
  if (place.stage === 'third-place') return 'thirdPlace';
  return knockout.matches.at(-1)?.key === key || place.stage === 'grand-final' ? 'win' : null;
};

/** The ranks of all entrants of a finished knockout; who has not qualified for it is left out. */
export const knockoutRanksOf = (
  { matches }: Plan,
  states: MatchStates,
): ReadonlyMap<string, KnockoutRank> => {
  const knockout = knockoutOf(matches);
  const ranks = new Map<string, KnockoutRank>();
  for (const match of knockout.matches) {
    const state = states[match.key];
    if (state === undefined || state.status === 'not-due' || state.status === 'cancelled') continue;
    const place = placeOfLosers(knockout, match);
    if (place !== null)
      for (const entrant of outBy(match, state)) ranks.set(entrant, rankOfPlace(place, knockout.isDouble));
    const won = rankOfWinner(knockout, match);
    if (won !== null) for (const entrant of entrantsIn([state.winner])) ranks.set(entrant, won);
  }
  return ranks;
};
