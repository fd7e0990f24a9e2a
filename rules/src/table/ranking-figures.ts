// The figures that decide about ranks. A win gives 2 points, a draw 1.
import type { MatchResult } from '../stats/match-figures.ts';

const pointsFor: { readonly [result in MatchResult]: number } = { won: 2, draw: 1, lost: 0 };

/** Sums over matches. */
export type RankingFigures = {
  readonly noOfMatches: number;
  /** Points won, and points lost: 2 for each match lost, 1 for each draw. */
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  readonly legsWon: number;
  readonly legsLost: number;
  /** 0 where no sets are played. */
  readonly setsWon: number;
  readonly setsLost: number;
  readonly totalScore: number;
  readonly totalDartsThrown: number;
};

/** No match. */
export const noFigures: RankingFigures = {
  noOfMatches: 0,
  pointsFor: 0,
  pointsAgainst: 0,
  legsWon: 0,
  legsLost: 0,
  setsWon: 0,
  setsLost: 0,
  totalScore: 0,
  totalDartsThrown: 0,
};

/** The points of one match. */
export const pointsOf = (result: MatchResult): Pick<RankingFigures, 'pointsFor' | 'pointsAgainst'> => ({
  pointsFor: pointsFor[result],
  pointsAgainst: pointsFor.won - pointsFor[result],
});

/** The sums of both. */
export const addFigures = (one: RankingFigures, other: RankingFigures): RankingFigures => ({
  noOfMatches: one.noOfMatches + other.noOfMatches,
  pointsFor: one.pointsFor + other.pointsFor,
  pointsAgainst: one.pointsAgainst + other.pointsAgainst,
  legsWon: one.legsWon + other.legsWon,
  legsLost: one.legsLost + other.legsLost,
  setsWon: one.setsWon + other.setsWon,
  setsLost: one.setsLost + other.setsLost,
  totalScore: one.totalScore + other.totalScore,
  totalDartsThrown: one.totalDartsThrown + other.totalDartsThrown,
});
