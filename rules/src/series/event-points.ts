// The points of a player in one tournament of a series.
import type { Achievements } from './achievements.ts';
import type { KnockoutRank, PointsConfig } from './points-config.ts';

/** Highlights of one kind: how many in each class and in all, and their points. */
export type HighlightPoints = {
  readonly points: number;
  readonly count: number;
  readonly counts: { readonly [name: string]: number };
};

export type EventPoints = {
  readonly total: number;
  /** How far the player came in the knockout; a null rank gives no points. */
  readonly tournamentRank: { readonly points: number; readonly rank: KnockoutRank | null };
  readonly highFinishes: HighlightPoints;
  readonly highScores: HighlightPoints;
  readonly shortLegs: HighlightPoints;
  readonly groupStageResult: { readonly wins: number; readonly draws: number; readonly points: number };
};

const highlightPoints = <Name extends string>(
  counts: { readonly [name in Name]: number },
  pointsFor: { readonly [name in Name]: number },
): HighlightPoints => {
  const names = Object.keys(counts) as Name[];
  return {
    points: names.reduce((sum, name) => sum + counts[name] * pointsFor[name], 0),
    count: names.reduce((sum, name) => sum + counts[name], 0),
    counts,
  };
};

/** The points that a series gives for what a player has achieved in a tournament. */
export const eventPointsOf = (
  { rank, wins, draws, ...highlights }: Achievements,
  config: PointsConfig,
): EventPoints => {
  const { groupStagePoints, pointsForKnockoutRound } = config;
  const parts = {
    tournamentRank: { points: rank === null ? 0 : pointsForKnockoutRound[rank], rank },
    highFinishes: highlightPoints(highlights.highFinishes, config.pointsForHighfinishes),
    highScores: highlightPoints(highlights.highScores, config.pointsForHighscores),
    shortLegs: highlightPoints(highlights.shortLegs, config.pointsForShortLegs),
    groupStageResult: {
      wins,
      draws,
      points: wins * groupStagePoints.win + draws * groupStagePoints.draw,
    },
  };
  return { total: Object.values(parts).reduce((sum, { points }) => sum + points, 0), ...parts };
};
