// Points per round of three darts. The game itself counts 1, 2, 3 (its messages begin at 100 points of at most 300), but
// the chart's buckets go from 0 to 180, which are the points of the board: three darts of a target of 20 bring 0 to 180.
// So the chart multiplies by the target. Every round of a target of 20 is a multiple of 20 and every bucket begins at
// one, so 180 has the last bucket for itself. The hundredth dart stands alone after 33 rounds: it is no round of three
// and would look like a poor one, so it is left out, as is a round that is still being thrown.
import { pointsOfHit } from './standing.ts';
import type { Hit, ScoringGameConfig } from './types.ts';

/** Darts of a round. */
export const dartsOfRound = 3;

/** Width of a bucket and lower end of the last, in points. Specification: buckets 0 to 180 in steps of 20. */
export const roundBucketStep = 20;
export const lastRoundBucket = 180;

export type RoundBucket = {
  /** Lowest points of the bucket; the next one begins `roundBucketStep` above. */
  readonly from: number;
  readonly count: number;
};

/** Points on the board of every complete round, in order. */
export const roundPoints = (
  throws: readonly Pick<Hit, 'hitType'>[],
  { targetScore }: Pick<ScoringGameConfig, 'targetScore'>,
): readonly number[] =>
  Array.from({ length: Math.floor(throws.length / dartsOfRound) }, (_, round) =>
    throws
      .slice(round * dartsOfRound, (round + 1) * dartsOfRound)
      .reduce((sum, { hitType }) => sum + pointsOfHit(hitType) * targetScore, 0),
  );

/** How many rounds fell into each bucket, the lowest first. */
export const roundBuckets = (points: readonly number[]): readonly RoundBucket[] => {
  const bucketOf = (one: number): number =>
    Math.min(lastRoundBucket, Math.floor(one / roundBucketStep) * roundBucketStep);
  return Array.from({ length: lastRoundBucket / roundBucketStep + 1 }, (_, index) => {
    const from = index * roundBucketStep;
    return { from, count: points.filter((one) => bucketOf(one) === from).length };
  });
};
