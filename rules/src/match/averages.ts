// Three-dart average: total score times three divided by darts thrown. Totals are stored and added, averages are not.
import type { AverageTotals } from './types.ts';

/** Points per three darts, not rounded; 0 without darts. */
export const threeDartAverage = (totalScore: number, totalDartsThrown: number): number =>
  totalDartsThrown === 0 ? 0 : (totalScore * 3) / totalDartsThrown;

/** Points and darts with their average. */
export const averageTotals = (totalScore: number, totalDartsThrown: number): AverageTotals => ({
  totalScore,
  totalDartsThrown,
  average: threeDartAverage(totalScore, totalDartsThrown),
});

/** The sum of both totals, with the average of this sum (averages themselves cannot be added). */
export const addAverages = (one: AverageTotals, other: AverageTotals): AverageTotals =>
  averageTotals(one.totalScore + other.totalScore, one.totalDartsThrown + other.totalDartsThrown);
