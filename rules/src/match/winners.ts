// Who has won a set and a match. First-to: the party that reaches the number. Best-of: the party with the majority; a
// draw if both have the same after the last one. Legs within sets are always first-to, so only a single-set match can
// have a drawn set.
import type { Match, MatchConfig, MatchSet, PartyIndex, PerParty, Winner } from './types.ts';

/** How many wins are needed, and the maximum number of legs or sets (null: no limit). */
type Contest = { readonly needed: number; readonly atMost: number | null };

const firstTo = (needed: number): Contest => ({ needed, atMost: null });
const bestOf = (atMost: number): Contest => ({ needed: Math.floor(atMost / 2) + 1, atMost });

const legContest = (config: MatchConfig): Contest => {
  if (config.setMode !== 'single-set') return firstTo(config.legConfig.legsToWinSet);
  return config.legMode === 'first-to' ? firstTo(config.legsToWinSet) : bestOf(config.maxLegsToPlay);
};

const setContest = (config: MatchConfig): Contest => {
  if (config.setMode === 'single-set') return firstTo(1);
  return config.setMode === 'first-to' ? firstTo(config.setsToWin) : bestOf(config.maxSetsToPlay);
};

const winnerOf = (contest: Contest, won: PerParty<number>): Winner | null => {
  if (won[0] >= contest.needed) return 0;
  if (won[1] >= contest.needed) return 1;
  return contest.atMost !== null && won[0] + won[1] >= contest.atMost ? 'draw' : null;
};

const countWins = (winners: readonly { readonly winningParty: Winner | null }[]): PerParty<number> => {
  let home = 0;
  let away = 0;
  for (const { winningParty } of winners) {
    if (winningParty === 0) home += 1;
    else if (winningParty === 1) away += 1;
  }
  return [home, away];
};

/** Number of legs that win a set; also the N in the N:0 of a forfeited single-set match. */
export const legsNeeded = (config: MatchConfig): number => legContest(config).needed;

/** Number of sets that win a match (1 for a single-set match); also the N in the N:0 of a forfeited match with sets. */
export const setsNeeded = (config: MatchConfig): number => setContest(config).needed;

/** Legs won in a set, per party. */
export const legsWon = (set: MatchSet): PerParty<number> => countWins(set.legs);

/** Sets won in a match, per party; a drawn set counts for nobody. */
export const setsWon = (match: Pick<Match, 'sets'>): PerParty<number> => countWins(match.sets);

/** Legs won over all sets of a match, per party. */
export const legsWonInMatch = (match: Pick<Match, 'sets'>): PerParty<number> => {
  const ofSets = match.sets.map(legsWon);
  return [ofSets.reduce((sum, [home]) => sum + home, 0), ofSets.reduce((sum, [, away]) => sum + away, 0)];
};

/** The winner of a set with these legs won; null while the set is running. */
export const setWinner = (config: MatchConfig, legs: PerParty<number>): Winner | null =>
  winnerOf(legContest(config), legs);

/** The winner of the match after the end of a set; null while the match is running. */
export const matchWinner = (config: MatchConfig, sets: PerParty<number>, closedSet: Winner): Winner | null =>
  config.setMode === 'single-set' ? closedSet : winnerOf(setContest(config), sets);

/** Whether the winner of the next leg wins the match: sets and legs are equal, and one leg is left. */
export const isDecider = (config: MatchConfig, sets: PerParty<number>, legs: PerParty<number>): boolean => {
  if (sets[0] !== sets[1] || legs[0] !== legs[1]) return false;
  const winner: PartyIndex = 0;
  if (setWinner(config, [legs[0] + 1, legs[1]]) !== winner) return false;
  return matchWinner(config, [sets[0] + 1, sets[1]], winner) === winner;
};
