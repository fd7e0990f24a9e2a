// Which points three darts can score and which rests they can finish (section 5). These tables are the rule; a test
// derives the same lists from the 62 beds and the miss.

const range = (from: number, to: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Totals up to 180 that no three darts make. */
export const impossibleScores: readonly number[] = [163, 166, 169, 172, 173, 175, 176, 178, 179];

/** Rests up to 170 that three darts cannot finish. */
export const bogeyNumbers: readonly number[] = [159, 162, 163, 165, 166, 168, 169];

/** Rests one dart finishes: every double and the double bull; 21 of them. */
export const oneDartCheckouts: readonly number[] = [...range(2, 40, 2), 50];

/** Rests one or two darts finish; 102 of them. */
export const twoDartCheckouts: readonly number[] = [...range(2, 98), 100, 101, 104, 107, 110];

/** Rests up to three darts finish; 162 of them. */
export const threeDartCheckouts: readonly number[] = range(2, 170).filter(
  (rest) => !bogeyNumbers.includes(rest),
);

/** Everything a turn of three darts can score, the 0 included; 172 totals. */
export const threeDartTotals: readonly number[] = range(0, 180).filter(
  (score) => !impossibleScores.includes(score),
);

/** Rests above this cannot be finished in one turn. */
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

/** Whether a rest is at most 170 and yet cannot be finished with three darts. */
export const isBogey = (rest: number): boolean => bogeys.has(rest);

/** Whether three darts can score this, 0 included. */
export const isThreeDartTotal = (score: number): boolean => totals.has(score);

/**
 * Whether a dart thrown at this rest counts as an attempt on a double: the rest is a double (2 to 40, even) or the
 * double bull (50).
 */
export const isDoubleAttempt = (rest: number): boolean => canCheckout(rest, 1);
