// Hits in a row ("Treffer in Folge"). A streak is as long as the same kind of hit was thrown without another between:
// one dart alone is a streak of one, so the streaks of a kind hold all of its darts. The specification names longest,
// count, average and a share without defining them; the share here is what part of all darts the longest streak is.
import { type Hit, type HitType, hitTypes } from './types.ts';

export type Streaks = {
  readonly hitType: HitType;
  /** Darts of the longest one; 0 without any. */
  readonly longest: number;
  /** How many there were. */
  readonly count: number;
  /** Darts per streak; 0 without any. */
  readonly average: number;
  /** Darts of the longest one of all darts thrown, 0 to 1. */
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
