// Who is out by a match of a knockout, and the best place that is left for them. Who loses in a round of m matches shares
// the places behind 1 + m; in a double knockout it is the round of the loser side that counts. A match that nobody wins puts
// both out in its round: two finalists without a winner both have the second place, and who loses so on the winner side has
// the places of the round of the loser side that they would have gone to.
import { entrantsIn, type PlannedMatch } from '../match/planned-match.ts';
import type { MatchState } from './match-state.ts';

/** The matches of a knockout, and how many of them each round has, by stage and round. */
export type KnockoutMatches = {
  readonly matches: readonly PlannedMatch[];
  readonly isDouble: boolean;
  readonly sizes: ReadonlyMap<string, number>;
  /** How many matches of the loser side come after each of its rounds. */
  readonly behindLosers: readonly number[];
};

const roundKey = ({ stage, round }: Pick<PlannedMatch['place'], 'stage' | 'round'>): string =>
  `${stage} ${round}`;

const sizesOf = (matches: readonly PlannedMatch[]): ReadonlyMap<string, number> => {
  const sizes = new Map<string, number>();
  for (const { place } of matches) sizes.set(roundKey(place), (sizes.get(roundKey(place)) ?? 0) + 1);
  return sizes;
};

/** @param sizes of all rounds */
const behindLosersOf = (sizes: KnockoutMatches['sizes']): readonly number[] => {
  const rounds: number[] = [];
  for (let round = 0; sizes.has(roundKey({ stage: 'loser-side', round })); round += 1)
    rounds.push(sizes.get(roundKey({ stage: 'loser-side', round })) ?? 0);
  return rounds.map((_, round) => rounds.slice(round + 1).reduce((sum, size) => sum + size, 0));
};

const knockouts = new WeakMap<readonly PlannedMatch[], KnockoutMatches>();

/** The matches of a plan that belong to the knockout; found once for each plan. */
export const knockoutOf = (all: readonly PlannedMatch[]): KnockoutMatches => {
  const known = knockouts.get(all);
  if (known !== undefined) return known;
  const matches = all.filter(({ place }) => place.stage !== 'group');
  const sizes = sizesOf(matches);
  const isDouble = matches.some(({ place }) => place.stage === 'grand-final');
  const knockout = { matches, isDouble, sizes, behindLosers: behindLosersOf(sizes) };
  knockouts.set(all, knockout);
  return knockout;
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
  { isDouble, sizes, behindLosers }: KnockoutMatches,
  { place: { stage, round } }: Pick<PlannedMatch, 'place'>,
): number | null => {
  if (stage === 'third-place') return null;
  if (stage === 'grand-final' || stage === 'grand-final-reset') return 2;
  if (!isDouble) return 1 + (sizes.get(roundKey({ stage, round })) ?? 0);
  if (behindLosers.length === 0) return 2;
  return 3 + (behindLosers[stage === 'winner-side' ? roundBelow(round) : round] ?? 0);
};
