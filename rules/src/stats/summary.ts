// The summary of a finished match: who won (nobody, if both have lost), sets and legs, and every figure of both parties
// and all players.
import type { Match, MatchSummary } from '../match/types.ts';
import { legsWon, setsWon } from '../match/winners.ts';
import { partyStatsOf, playerStatsOf } from './stats-of-match.ts';

/** The current statistics of a match in any status. */
export const statsOf = (match: Match): Pick<MatchSummary, 'partyStats' | 'playerStats'> => ({
  partyStats: partyStatsOf(match),
  playerStats: playerStatsOf(match),
});

/** The summary of a match; null unless it is finished. */
export const summaryOf = (match: Match): MatchSummary | null => {
  if (match.status !== 'finished') return null;
  return {
    winningParty: match.winningParty,
    sets: setsWon(match),
    legs: match.sets.map(legsWon),
    ...statsOf(match),
  };
};
