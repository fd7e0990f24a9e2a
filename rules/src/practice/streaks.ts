// Hits in a row ("Treffer in Folge"). A streak is a run of the same kind of hit; a single dart is a streak of one, so
// every dart is in a streak. The specification names longest, count, average and share without defining them; here the
// share is the longest streak divided by all darts.
import { type Hit, type HitType, hitTypes } from './types.ts';

export type Streaks = {
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

/** Lengths of the streaks of each kind, in the order in which they were thrown. */
const lengthsOf = (throws: readonly Pick<Hit, 'hitType'>[]): { readonly [hitType in HitType]: number[] } => {
  const lengths: { [hitType in HitType]: number[] } = { triple: [], double: [], single: [], miss: [] };
  throws.forEach(({ hitType }, index) => {
    const own = lengths[hitType];
    if (throws[index - 1]?.hitType === hitType) own[own.length - 1] = (own.at(-1) ?? 0) + 1;
    else own.push(1);
  });
  return lengths;
};

/** One entry for each kind of hit, best first. */
export const streaksOf = (throws: readonly Pick<Hit, 'hitType'>[]): readonly Streaks[] => {
  const lengths = lengthsOf(throws);
  return hitTypes.map((hitType) => {
    const own = lengths[hitType];
    const longest = Math.max(0, ...own);
    return {
      hitType,
      longest,
      count: own.length,
      average: own.length === 0 ? 0 : own.reduce((sum, length) => sum + length, 0) / own.length,
      longestShare: throws.length === 0 ? 0 : longest / throws.length,
    };
  });
};
