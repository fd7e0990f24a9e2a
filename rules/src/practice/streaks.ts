// Hits in a row ("Treffer in Folge"). A streak is a run of the same kind of hit; a single dart is a streak of one, so
// every dart is in a streak. The specification names longest, count, average and share without defining them; here the
// share is the longest streak divided by all darts.
import type { HitOf } from './kinds/practice-kind.ts';

type Streaks<HitType extends string> = {
  readonly hitType: HitType;
  /** Number of darts in the longest streak; 0 without a streak. */
  readonly longest: number;
  /** Number of streaks. */
  readonly count: number;
  /** Darts per streak; 0 without a streak. */
  readonly average: number;
  /** Darts in the longest streak divided by all darts thrown, 0 to 1. */
  readonly longestShare: number;
};

/** Lengths of the streaks of one result, in the order in which they were thrown. */
const lengthsOf = (throws: readonly HitOf<string>[], wanted: string): readonly number[] => {
  const lengths: number[] = [];
  throws.forEach(({ hitType }, index) => {
    if (hitType !== wanted) return;
    if (throws[index - 1]?.hitType === wanted) lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
    else lengths.push(1);
  });
  return lengths;
};

/** One entry for each of the results, in their order. */
export const streaksOf = <HitType extends string>(
  throws: readonly HitOf<HitType>[],
  hitTypes: readonly HitType[],
): readonly Streaks<HitType>[] =>
  hitTypes.map((hitType) => {
    const own = lengthsOf(throws, hitType);
    const longest = Math.max(0, ...own);
    return {
      hitType,
      longest,
      count: own.length,
      average: own.length === 0 ? 0 : own.reduce((sum, length) => sum + length, 0) / own.length,
      longestShare: throws.length === 0 ? 0 : longest / throws.length,
    };
  });
