import type { NewMatchProps } from '@neundarter/contract/entities/match';
import type { Chance } from '@neundarter/rules/board/seeded-chance';

/** Settings of a match that differ from the defaults. */
export type Config = NonNullable<NewMatchProps['config']>;

/** Picks one of several values by chance; a value with a higher weight is picked more often. */
export const pickWeighted = <Value>(
  options: readonly (readonly [weight: number, value: Value])[],
  chance: Chance,
): Value => {
  const total = options.reduce((sum, [weight]) => sum + weight, 0);
  let left = chance() * total;
  for (const [weight, value] of options) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error('Nothing to choose from');
};

const firstTo = (legsToWinSet: number, more: Config = {}): Config => ({
  setMode: 'single-set',
  legMode: 'first-to',
  legsToWinSet,
  ...more,
});
const bestOf = (maxLegsToPlay: number): Config => ({
  setMode: 'single-set',
  legMode: 'best-of',
  maxLegsToPlay,
});
const twoSets: Config = {
  setMode: 'first-to',
  setsToWin: 2,
  legConfig: { legMode: 'first-to', legsToWinSet: 2 },
};

/** Formats of singles at a training. */
export const singlesFormats = [
  [26, firstTo(2)],
  [30, firstTo(3)],
  [10, bestOf(5)],
  [6, bestOf(4)],
  [8, firstTo(2, { startingScore: 301, checkInMode: 'double-in' })],
  [7, firstTo(3, { startingScore: 301 })],
  [8, twoSets],
  [4, firstTo(3, { startingScore: 170 })],
] as const;

export const doublesFormats = [
  [5, firstTo(2)],
  [3, firstTo(3)],
  [2, bestOf(4)],
] as const;

/** Formats of matches at home. */
export const homeFormats = [
  [5, firstTo(2)],
  [3, firstTo(3)],
  [2, firstTo(3, { startingScore: 301 })],
  [1, firstTo(4, { startingScore: 170 })],
] as const;
