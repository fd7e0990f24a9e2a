import type { CheckoutRange, ScoreRange } from '@neundarter/rules/match/types';
import type { StatsCount } from '../platform/db/tables/statistics-tables.ts';

/** Column with the number of turns, for each range of scores. */
export const scoreColumns = {
  '180': 'score_180',
  '160+': 'score_160',
  '140+': 'score_140',
  '120+': 'score_120',
  '100+': 'score_100',
  '80+': 'score_80',
  '60+': 'score_60',
  '40+': 'score_40',
  '20+': 'score_20',
  '<20': 'score_0',
} as const satisfies { readonly [range in ScoreRange]: StatsCount };

/** Column with the number of checkouts, for each range. */
export const checkoutColumns = {
  '<=20': 'checkout_20',
  '21-40': 'checkout_40',
  '41-60': 'checkout_60',
  '61-80': 'checkout_80',
  '81-100': 'checkout_100',
  '101-120': 'checkout_120',
  '121-140': 'checkout_140',
  '141-160': 'checkout_160',
  '161-170': 'checkout_170',
} as const satisfies { readonly [range in CheckoutRange]: StatsCount };

/** Columns with counts that can be added over matches. */
export const statsColumns = [
  'legs_won',
  'legs_lost',
  'total_throws',
  'total_score',
  'total_darts',
  'first9_score',
  'first9_darts',
  'to_finish_score',
  'to_finish_darts',
  'no_of_177s',
  'no_of_174s',
  'no_of_171s',
  'double_attempts',
  'double_hits',
  'darts_from_finish',
  'high_finishes',
  'short_legs',
  ...Object.values(scoreColumns),
  ...Object.values(checkoutColumns),
] as const satisfies readonly StatsCount[];

export type StatsColumn = (typeof statsColumns)[number];
