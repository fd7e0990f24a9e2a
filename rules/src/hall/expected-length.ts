// How long a match is expected to take: the legs that its two sides need, times the minutes of a leg of this day, and the way
// from the call to the first dart.
import type { MatchConfig } from '../match/types.ts';
import { legsNeeded, setsNeeded } from '../match/winners.ts';

/** A usual leg of amateurs takes 4.3 minutes, and the way to the board with a few darts to warm up 2.5 minutes. */
export const usualLeg = 258_000;
export const usualWay = 150_000;

/** Legs after which the day counts alone. */
const enoughLegs = 20;

/** Legs of players or of a day: how many, and their lengths together in ms. */
export type Legs = { readonly count: number; readonly total: number };

/** The mean length of a leg; with few legs it stays near what is usual. A mean, since the day is a sum of them. */
export const learnedLeg = ({ count, total }: Legs, usual: number = usualLeg): number => {
  const missing = Math.max(0, enoughLegs - count);
  return (total + missing * usual) / (count + missing);
};

/**
 * Legs that a match is expected to have still.
 * @param missing legs that each side needs, 0 or more @param chance of the first side to win a leg, from 0 to 1
 */
export const expectedLegs = (missing: readonly [number, number], chance: number): number => {
  const [home, away] = missing;
  if (home <= 0 || away <= 0) return 0;
  let row = new Array<number>(away + 1).fill(0);
  for (let left = 1; left <= home; left += 1) {
    const next = [0];
    for (let other = 1; other <= away; other += 1)
      next.push(1 + chance * (row[other] ?? 0) + (1 - chance) * (next[other - 1] ?? 0));
    row = next;
  }
  return row[away] ?? 0;
};

/** Length of a match of two sides that play equally well, from the call to the end. @param leg length of a leg, ms */
export const expectedLength = (config: MatchConfig, leg: number): number => {
  const legs = expectedLegs([legsNeeded(config), legsNeeded(config)], 0.5);
  const needed = setsNeeded(config);
  return usualWay + leg * legs * expectedLegs([needed, needed], 0.5);
};
