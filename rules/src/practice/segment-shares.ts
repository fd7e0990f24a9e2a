// How many darts of a practice game had each result.
import type { HitOf } from './kinds/practice-kind.ts';

type SegmentShare<HitType extends string> = {
  readonly hitType: HitType;
  readonly count: number;
  /** Share of all darts thrown, 0 to 1; 0 before the first dart. The page shows it in percent with one decimal. */
  readonly share: number;
};

/** One entry for each of the results, in their order. */
export const segmentShares = <HitType extends string>(
  throws: readonly HitOf<HitType>[],
  hitTypes: readonly HitType[],
): readonly SegmentShare<HitType>[] =>
  hitTypes.map((hitType) => {
    const count = throws.filter((one) => one.hitType === hitType).length;
    return { hitType, count, share: throws.length === 0 ? 0 : count / throws.length };
  });
