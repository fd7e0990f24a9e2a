// Rounds of three darts, and how many of them were worth how much. An incomplete last round would look like a very poor
// one, so it is left out of statistics.
import type { RoundBucket } from './practice-kind.ts';

/** Number of darts in a round. */
export const dartsOfRound = 3;

/** All rounds in order, also an incomplete last one. */
export const roundsOf = <Dart>(throws: readonly Dart[]): readonly (readonly Dart[])[] =>
  Array.from({ length: Math.ceil(throws.length / dartsOfRound) }, (_, round) =>
    throws.slice(round * dartsOfRound, (round + 1) * dartsOfRound),
  );

/** The complete rounds in order. */
export const completeRounds = <Dart>(throws: readonly Dart[]): readonly (readonly Dart[])[] =>
  roundsOf(throws).filter(({ length }) => length === dartsOfRound);

/** The columns of a chart: lower ends of the first and the last one, and their distance. */
type BucketScale = { readonly first: number; readonly last: number; readonly step: number };

/** How many rounds fell into each bucket, the lowest first; what is beyond the scale falls into its first or last one. */
export const bucketsOf = (
  points: readonly number[],
  { first, last, step }: BucketScale,
): readonly RoundBucket[] => {
  const bucketOf = (one: number): number =>
    Math.max(first, Math.min(last, first + Math.floor((one - first) / step) * step));
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => {
    const from = first + index * step;
    return { from, count: points.filter((one) => bucketOf(one) === from).length };
  });
};
