// The buckets of averages (events, section 9). The community's averages go from under 25 to over 100 in steps of 5, the
// opponents' averages from under 30 to over 90 in steps of 10. A bucket includes its lower end; the last step also its
// upper end. Averages are compared as points and darts, so rounding cannot move one into the wrong bucket.

/** Buckets of equal width, with one more below the first and one above the last. */
type AverageRanges<Range extends string> = {
  readonly ranges: readonly Range[];
  /** Lower end of the second bucket; `to` is the upper end of the last but one. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
};

export const communityRanges = [
  '<25',
  '25-30',
  '30-35',
  '35-40',
  '40-45',
  '45-50',
  '50-55',
  '55-60',
  '60-65',
  '65-70',
  '70-75',
  '75-80',
  '80-85',
  '85-90',
  '90-95',
  '95-100',
  '>100',
] as const;
type CommunityRange = (typeof communityRanges)[number];

export const opponentRanges = ['<30', '30-40', '40-50', '50-60', '60-70', '70-80', '80-90', '>90'] as const;
type OpponentRange = (typeof opponentRanges)[number];

/** Buckets of the community's averages. */
export const communitySteps: AverageRanges<CommunityRange> = {
  ranges: communityRanges,
  from: 25,
  to: 100,
  step: 5,
};

/** Buckets of the opponents' averages. */
export const opponentSteps: AverageRanges<OpponentRange> = {
  ranges: opponentRanges,
  from: 30,
  to: 90,
  step: 10,
};

type Totals = { readonly totalScore: number; readonly totalDartsThrown: number };

/** Index of an average's bucket, from 0; null without a dart. */
export const averageRangeOf = <Range extends string>(
  { ranges, from, to, step }: AverageRanges<Range>,
  { totalScore, totalDartsThrown }: Totals,
): number | null => {
  if (totalDartsThrown === 0) return null;
  const points = totalScore * 3;
  if (points < from * totalDartsThrown) return 0;
  if (points > to * totalDartsThrown) return ranges.length - 1;
  const steps = Math.floor((points - from * totalDartsThrown) / (step * totalDartsThrown));
  return Math.min(1 + steps, ranges.length - 2);
};
