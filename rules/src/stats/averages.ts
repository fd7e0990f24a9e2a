// Three-dart average: total score times three over darts thrown. Totals are kept, the quotient is only derived.
import type { AverageTotals } from '../match/types.ts';

/** Points per three darts, unrounded; 0 without darts. */
export const threeDartAverage = (totalScore: number, totalDartsThrown: number): number =>
  totalDartsThrown === 0 ? 0 : (totalScore * 3) / totalDartsThrown;

/** Points and darts with their average. */
export const averageTotals = (totalScore: number, totalDartsThrown: number): AverageTotals => ({
  totalScore,
  totalDartsThrown,
  average: threeDartAverage(totalScore, totalDartsThrown),
});

/** Both totals added up, the average taken anew (averages themselves cannot be added). */
export const addAverages = (one: AverageTotals, other: AverageTotals): AverageTotals =>
  averageTotals(one.totalScore + other.totalScore, one.totalDartsThrown + other.totalDartsThrown);
