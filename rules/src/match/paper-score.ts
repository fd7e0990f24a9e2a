// What a score on paper can say of a match: which scores a configuration allows, and whether a score contains the legs that
// a device has recorded.
import { withParty } from './per-party.ts';
import { currentLeg } from './turn-order.ts';
import type { Match, MatchConfig, MatchSet, PaperScore, PartyIndex, PerParty, Winner } from './types.ts';
import { legsWon, legsWonInMatch, matchWinner, setWinner } from './winners.ts';

/** The part of a match that tells what is recorded. */
type RecordedMatch = Pick<Match, 'status' | 'sets'>;

/** No leg of either party. */
export const noLegs: PerParty<number> = [0, 0];

/** Whether the last win of `won` decides a contest, and no win before it did. */
const isFinal = (won: PerParty<number>, winnerOf: (won: PerParty<number>) => Winner | null): boolean => {
  if (!won.every((count) => Number.isInteger(count) && count >= 0)) return false;
  const winner = winnerOf(won);
  if (winner === null) return false;
  const last: PartyIndex = winner === 'draw' ? 0 : winner;
  return winnerOf(withParty(won, last, won[last] - 1)) === null;
};

const setsOf = (winners: readonly (Winner | null)[]): PerParty<number> => [
  winners.filter((winner) => winner === 0).length,
  winners.filter((winner) => winner === 1).length,
];

const areLegsPossible = (config: MatchConfig, legs: readonly PerParty<number>[]): boolean => {
  const winners = legs.map((won) => setWinner(config, won));
  const winnerAfter = (sets: number): Winner | null => {
    const last = winners[sets - 1] ?? null;
    return last === null ? null : matchWinner(config, setsOf(winners.slice(0, sets)), last);
  };
  return (
    legs.every((won) => isFinal(won, (legsWon) => setWinner(config, legsWon))) &&
    legs.every((_, set) => (winnerAfter(set + 1) !== null) === (set === legs.length - 1)) &&
    legs.length > 0
  );
};

/** Whether a match with this configuration can end with this score. */
export const isPossibleResult = (config: MatchConfig, score: PaperScore): boolean => {
  if (score.kind === 'legs') return areLegsPossible(config, score.legs);
  return config.setMode !== 'single-set' && isFinal(score.sets, (sets) => matchWinner(config, sets, 0));
};

/** Who has won a match with this score; null for a score with which it cannot end. */
export const winnerOfResult = (config: MatchConfig, score: PaperScore): Winner | null => {
  if (!isPossibleResult(config, score)) return null;
  if (score.kind === 'sets') return matchWinner(config, score.sets, 0);
  const winners = score.legs.map((won) => setWinner(config, won));
  return matchWinner(config, setsOf(winners), winners.at(-1) ?? 0);
};

/** Whether a leg of a match is over and recorded. */
export const hasRecordedLegs = (match: Pick<Match, 'sets'>): boolean =>
  legsWonInMatch(match).some((won) => won > 0);

/**
 * The sets of a match as they were recorded before paper told the rest: only legs with turns. A set to which paper has
 * added legs is not over.
 */
export const recordedSets = ({ sets }: Pick<Match, 'sets'>): readonly MatchSet[] =>
  sets.flatMap((set) => {
    const legs = set.legs.filter(({ throws }) => throws.length > 0);
    return legs.length === 0 ? [] : [{ ...set, legs, isShot: set.isShot && legs.length === set.legs.length }];
  });

/**
 * Whether a final score contains all legs that are recorded: the sets that are over as they are, and of the running one at
 * least its legs. A score of sets contains none.
 */
export const containsRecordedLegs = (match: Pick<Match, 'sets'>, score: PaperScore): boolean => {
  if (!hasRecordedLegs(match)) return true;
  if (score.kind === 'sets') return false;
  return match.sets.every((set, index) => {
    const [home, away] = legsWon(set);
    const [ofHome, ofAway] = score.legs[index] ?? noLegs;
    return set.isShot ? home === ofHome && away === ofAway : home <= ofHome && away <= ofAway;
  });
};

/** The turns of a running match that would not count after a result from paper, although it contains the recorded legs. */
export const countOpenTurns = (match: RecordedMatch): number =>
  match.status === 'running' ? (currentLeg(match)?.throws.length ?? 0) : 0;
