// What each party of a finished match has won and lost. One party has lost what the other one has won; if both have lost
// the match, each has lost all legs and sets that are needed to win it.
import { perParty } from './per-party.ts';
import type { Match, PerParty } from './types.ts';
import { legsNeeded, legsWonInMatch, setsNeeded, setsWon } from './winners.ts';

/** Sets of a party (1 at most in a single-set match), and legs over all sets. */
type FinalScore = {
  readonly setsWon: number;
  readonly setsLost: number;
  readonly legsWon: number;
  readonly legsLost: number;
};

/** The final score of a finished match for each party. */
export const finalScoreOf = (match: Match): PerParty<FinalScore> => {
  const sets = setsWon(match);
  const legs = legsWonInMatch(match);
  const isLostByBoth = match.winningParty === null;
  const setsToWin = setsNeeded(match.config);
  return perParty((party) => {
    const other = party === 0 ? 1 : 0;
    return {
      setsWon: sets[party],
      setsLost: isLostByBoth ? setsToWin : sets[other],
      legsWon: legs[party],
      legsLost: isLostByBoth ? setsToWin * legsNeeded(match.config) : legs[other],
    };
  });
};
