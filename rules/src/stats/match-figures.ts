// What a finished match adds to the statistics of each of its players: the result of their side, their own
// figures, and how well the other side played. In doubles the result is the pair's; each partner has their own figures.
import { finalScoreOf } from '../match/final-score.ts';
import { hasHandicap } from '../match/leg-start.ts';
import { partyIndexes } from '../match/per-party.ts';
import { playersOf } from '../match/players.ts';
import type { AverageTotals, Leg, Match, MatchPlayer, PartyIndex, Stats, Winner } from '../match/types.ts';
import { emptyStats } from './add-stats.ts';
import { legStatsOf, partyStatsOf, playerStatsOf } from './stats-of-match.ts';

export const matchResults = ['won', 'draw', 'lost'] as const;
export type MatchResult = (typeof matchResults)[number];

/** Figures of one player in one match. */
export type MatchFigures = {
  readonly playerId: string;
  readonly party: PartyIndex;
  readonly result: MatchResult;
  /** Legs won by the party over all sets, including legs without turns. */
  readonly legsWon: number;
  readonly legsLost: number;
  readonly stats: Stats;
  /** Darts of the party in the shortest leg without handicap that this player checked out; null if there is none. */
  readonly shortestLeg: number | null;
  /** Points and darts of the other party. */
  readonly opponents: AverageTotals;
};

/** The result of a finished match for one of its parties; without a winner both have lost. */
export const resultFor = (party: PartyIndex, winner: Winner | null): MatchResult => {
  if (winner === 'draw') return 'draw';
  return winner === party ? 'won' : 'lost';
};

const legsOfMatch = (match: Match): readonly Leg[] => match.sets.flatMap((set) => set.legs);

const shortestLegOfPlayer = (match: Match, party: PartyIndex, playerId: string): number | null => {
  const shot = legsOfMatch(match).filter((leg) => leg.shotByPlayerId === playerId && !hasHandicap(leg));
  return shot.length === 0 ? null : Math.min(...shot.map((leg) => legStatsOf(leg, party).totalDartsThrown));
};

/** The figures of everybody who has played in a match, also without an account; empty unless it is finished. */
export const figuresOfEverybody = (match: Match): readonly MatchFigures[] => figuresOf(match, () => true);

/** The figures of every registered player of a match; empty unless it is finished. */
export const matchFiguresOf = (match: Match): readonly MatchFigures[] =>
  figuresOf(match, ({ type }) => type === 'registered');

const figuresOf = (match: Match, counts: (player: MatchPlayer) => boolean): readonly MatchFigures[] => {
  const { status, winningParty } = match;
  if (status !== 'finished') return [];
  const ofParties = partyStatsOf(match);
  const ofPlayers = playerStatsOf(match);
  const scores = finalScoreOf(match);
  return partyIndexes.flatMap((party) => {
    const other = party === 0 ? 1 : 0;
    const { totalScore, totalDartsThrown, average } = ofParties[other];
    return playersOf(match.parties[party])
      .filter(counts)
      .map(({ id }) => ({
        playerId: id,
        party,
        result: resultFor(party, winningParty),
        legsWon: scores[party].legsWon,
        legsLost: scores[party].legsLost,
        stats: ofPlayers[id] ?? emptyStats,
        shortestLeg: shortestLegOfPlayer(match, party, id),
        opponents: { totalScore, totalDartsThrown, average },
      }));
  });
};
