// Which points three darts can score and which rests they can finish (section 5). A test derives the same tables from
// the 62 beds and the miss.

const range = (from: number, to: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Totals up to 180 that three darts cannot score. */
export const impossibleScores: readonly number[] = [163, 166, 169, 172, 173, 175, 176, 178, 179];

/** Rests up to 170 that three darts cannot finish. */
export const bogeyNumbers: readonly number[] = [159, 162, 163, 165, 166, 168, 169];

/** The 21 rests that one dart can finish: every double and the double bull. */
export const oneDartCheckouts: readonly number[] = [...range(2, 40, 2), 50];

/** The 102 rests that one or two darts can finish. */
export const twoDartCheckouts: readonly number[] = [...range(2, 98), 100, 101, 104, 107, 110];

/** The 162 rests that up to three darts can finish. */
export const threeDartCheckouts: readonly number[] = range(2, 170).filter(
  (rest) => !bogeyNumbers.includes(rest),
);

/** The 172 totals that three darts can score, including 0. */
export const threeDartTotals: readonly number[] = range(0, 180).filter(
  (score) => !impossibleScores.includes(score),
);

/** Highest rest that can be finished in one turn. */
export const highestCheckout = 170;

const bogeys = new Set(bogeyNumbers);
const totals = new Set(threeDartTotals);
const checkoutsByDarts: ReadonlyMap<number, ReadonlySet<number>> = new Map([
  [1, new Set(oneDartCheckouts)],
  [2, new Set(twoDartCheckouts)],
  [3, new Set(threeDartCheckouts)],
]);

/** Whether a rest can be finished with up to this many darts, 1 to 3; false for any other number of darts. */
export const canCheckout = (rest: number, darts: number): boolean =>
  checkoutsByDarts.get(darts)?.has(rest) ?? false;

/** Whether a rest is at most 170 but cannot be finished with three darts. */
export const isBogey = (rest: number): boolean => bogeys.has(rest);

/** Whether three darts can score this, 0 included. */
export const isThreeDartTotal = (score: number): boolean => totals.has(score);

/**
 * Whether a dart thrown at this rest counts as an attempt on a double: the rest is a double (2 to 40, even) or the
 * double bull (50).
 */
export const isDoubleAttempt = (rest: number): boolean => canCheckout(rest, 1);
