// Double-in: a party's darts score nothing until it hits a double, so its first scoring turn is a double and up to two
// darts after it. The specification only names the mode; the possible totals follow from the board.
import { bedScore, isDouble, scoringBeds } from '../board/bed.ts';

const doubles = scoringBeds.filter(isDouble).map(bedScore);
const dartScores = [0, ...new Set(scoringBeds.map(bedScore))];

/** Totals of an opening double and `dartsAfter` (0 to 2) more darts. */
const openingTotals = (dartsAfter: number): readonly number[] => {
  let totals: readonly number[] = doubles;
  for (let dart = 0; dart < dartsAfter; dart += 1) {
    totals = [...new Set(totals.flatMap((total) => dartScores.map((score) => total + score)))];
  }
  return totals;
};

/** Totals that open and finish a leg in one turn: a single double does both. */
const openingCheckouts = (darts: number): readonly number[] => [
  ...doubles,
  ...(darts < 2 ? [] : openingTotals(darts - 2).flatMap((total) => doubles.map((last) => total + last))),
];

const dartCounts = [1, 2, 3] as const;
const totalsByDarts = new Map(
  dartCounts.map((darts): [number, ReadonlySet<number>] => [darts, new Set(openingTotals(darts - 1))]),
);
const checkoutsByDarts = new Map(
  dartCounts.map((darts): [number, ReadonlySet<number>] => [darts, new Set(openingCheckouts(darts))]),
);

/** Whether up to `darts` darts (1 to 3) can score this total (at most 170) in a turn that opens the leg. */
export const canDoubleIn = (score: number, darts: number): boolean =>
  totalsByDarts.get(darts)?.has(score) ?? false;

/** Whether up to `darts` darts (1 to 3) can finish this rest in a turn that also opens the leg. */
export const canDoubleInAndOut = (rest: number, darts: number): boolean =>
  checkoutsByDarts.get(darts)?.has(rest) ?? false;
