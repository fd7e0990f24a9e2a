// Adds up statistics: of turns to a leg, of legs to a match, of matches to a season.
import { addAverages, averageTotals } from '../match/averages.ts';
import type { Stats } from '../match/types.ts';
import { checkoutRanges, scoreRanges } from '../match/types.ts';

const addCounts = <Range extends string>(
  ranges: readonly Range[],
  one: { readonly [range in Range]: number },
  other: { readonly [range in Range]: number },
): { readonly [range in Range]: number } =>
  Object.fromEntries(ranges.map((range) => [range, one[range] + other[range]])) as {
    [range in Range]: number;
  };

const zeros = <Range extends string>(ranges: readonly Range[]): { readonly [range in Range]: number } =>
  Object.fromEntries(ranges.map((range) => [range, 0])) as { [range in Range]: number };

/** Statistics without a turn: every figure is 0 or empty. */
export const emptyStats: Stats = {
  ...averageTotals(0, 0),
  totalThrows: 0,
  first9: averageTotals(0, 0),
  toFinish: averageTotals(0, 0),
  noOf180s: 0,
  noOf177s: 0,
  noOf174s: 0,
  noOf171s: 0,
  checkouts: { attempts: 0, hits: 0, hitsPerRange: zeros(checkoutRanges), dartsFromFinishToCheckout: 0 },
  highestCheckout: 0,
  highFinishes: [],
  shortLegs: [],
  scoreRanges: zeros(scoreRanges),
};

const addCheckouts = (one: Stats['checkouts'], other: Stats['checkouts']): Stats['checkouts'] => ({
  attempts: one.attempts + other.attempts,
  hits: one.hits + other.hits,
  hitsPerRange: addCounts(checkoutRanges, one.hitsPerRange, other.hitsPerRange),
  dartsFromFinishToCheckout: one.dartsFromFinishToCheckout + other.dartsFromFinishToCheckout,
});

/** The sum of both; `one` was played before `other`. */
export const addStats = (one: Stats, other: Stats): Stats => ({
  ...addAverages(one, other),
  totalThrows: one.totalThrows + other.totalThrows,
  first9: addAverages(one.first9, other.first9),
  toFinish: addAverages(one.toFinish, other.toFinish),
  noOf180s: one.noOf180s + other.noOf180s,
  noOf177s: one.noOf177s + other.noOf177s,
  noOf174s: one.noOf174s + other.noOf174s,
  noOf171s: one.noOf171s + other.noOf171s,
  checkouts: addCheckouts(one.checkouts, other.checkouts),
  highestCheckout: Math.max(one.highestCheckout, other.highestCheckout),
  highFinishes: [...one.highFinishes, ...other.highFinishes],
  shortLegs: [...one.shortLegs, ...other.shortLegs],
  scoreRanges: addCounts(scoreRanges, one.scoreRanges, other.scoreRanges),
});
