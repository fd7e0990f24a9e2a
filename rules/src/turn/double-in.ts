// Double-in: until a party has hit a double its darts score nothing, so its first scoring turn is a double and up to
// two darts more. The specification names the mode only; the totals follow from the board.
import { bedScore, isDouble, scoringBeds } from '../board/bed.ts';

const doubles = scoringBeds.filter(isDouble).map(bedScore);
const dartScores = [0, ...new Set(scoringBeds.map(bedScore))];

/** Totals of an opening double with a number of darts (0 to 2) after it, each of any score. */
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

/** Whether up to this many darts (1 to 3) can score this total from the opening double on; at most 170. */
export const canDoubleIn = (score: number, darts: number): boolean =>
  totalsByDarts.get(darts)?.has(score) ?? false;

/** Whether up to this many darts (1 to 3) can finish this rest when the first that scores must be a double too. */
export const canDoubleInAndOut = (rest: number, darts: number): boolean =>
  checkoutsByDarts.get(darts)?.has(rest) ?? false;
