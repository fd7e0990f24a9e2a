// Who has won a set and a match. First-to: reaching the number. Best-of: a majority, or level after the last one,
// which is a draw. Legs within sets are always first-to, so only single-set matches can draw a set.
import type { Match, MatchConfig, MatchSet, PartyIndex, PerParty, Winner } from './types.ts';

/** How many count as won, and after how many the contest is over at the latest (null: no limit). */
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

/** Legs that win a set: the N of a forfeited single-set match. */
export const legsNeeded = (config: MatchConfig): number => legContest(config).needed;

/** Sets that win a match: the N of a forfeited match with sets; 1 for a single-set match. */
export const setsNeeded = (config: MatchConfig): number => setContest(config).needed;

/** Legs won in a set, per party. */
export const legsWon = (set: MatchSet): PerParty<number> => countWins(set.legs);

/** Sets won in a match, per party; a drawn set counts for nobody. */
export const setsWon = (match: Pick<Match, 'sets'>): PerParty<number> => countWins(match.sets);

/** The winner of a set with these legs won; null while it goes on. */
export const setWinner = (config: MatchConfig, legs: PerParty<number>): Winner | null =>
  winnerOf(legContest(config), legs);

/** The winner of the match once a set has closed; null while it goes on. */
export const matchWinner = (config: MatchConfig, sets: PerParty<number>, closedSet: Winner): Winner | null =>
  config.setMode === 'single-set' ? closedSet : winnerOf(setContest(config), sets);

/** Whether the next leg decides the match, whoever wins it: level in sets and legs, one leg short of the end. */
export const isDecider = (config: MatchConfig, sets: PerParty<number>, legs: PerParty<number>): boolean => {
  if (sets[0] !== sets[1] || legs[0] !== legs[1]) return false;
  const winner: PartyIndex = 0;
  if (setWinner(config, [legs[0] + 1, legs[1]]) !== winner) return false;
  return matchWinner(config, [sets[0] + 1, sets[1]], winner) === winner;
};
