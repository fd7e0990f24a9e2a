// Points per round of three darts. The game itself counts 1, 2 and 3 points a dart, at most 300. The chart's buckets go
// from 0 to 180, which are points on the board, so the chart multiplies by the target of 20. The points of every round
// are then a multiple of 20, and so is the lower end of every bucket; only a round of 180 falls into the last bucket.
// The hundredth dart comes after 33 complete rounds. It would look like a very poor round, so it is left out, and so is
// a round that is still being thrown.
import { pointsOfHit } from './standing.ts';
import type { Hit, ScoringGameConfig } from './types.ts';

/** Number of darts in a round. */
export const dartsOfRound = 3;

/** Width of a bucket and lower end of the last bucket, in points. Specification: buckets 0 to 180 in steps of 20. */
export const roundBucketStep = 20;
export const lastRoundBucket = 180;

export type RoundBucket = {
  /** Lower end of the bucket in points; the next bucket begins `roundBucketStep` points higher. */
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
