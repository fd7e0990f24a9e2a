// How many darts of a scoring game hit each segment of the target.
import { countHits } from './standing.ts';
import { type Hit, type HitType, hitTypes } from './types.ts';

export type SegmentShare = {
  readonly hitType: HitType;
  readonly count: number;
  /** Share of all darts thrown, 0 to 1; 0 before the first dart. The page shows it in percent with one decimal. */
  readonly share: number;
};

/** One entry for each kind of hit, best first. */
export const segmentShares = (throws: readonly Pick<Hit, 'hitType'>[]): readonly SegmentShare[] => {
  const counts = countHits(throws);
  return hitTypes.map((hitType) => ({
    hitType,
    count: counts[hitType],
    share: throws.length === 0 ? 0 : counts[hitType] / throws.length,
  }));
};
