// The buckets of turn scores and of checkouts (section 3). Every value falls into exactly one bucket.
import { type CheckoutRange, checkoutRanges, type ScoreRange, scoreRanges } from '../match/types.ts';

const scoreRangeWidth = 20;
const checkoutRangeWidth = 20;

/** The bucket of a turn's score, 0 to 180: `140+` is 140 to 159, `<20` is 0 to 19. */
export const scoreRangeOf = (score: number): ScoreRange =>
  scoreRanges[scoreRanges.length - 1 - Math.floor(score / scoreRangeWidth)] ?? '<20';

/** The bucket of a checkout, 2 to 170: `21-40` includes 21 and 40. */
export const checkoutRangeOf = (score: number): CheckoutRange =>
  checkoutRanges[Math.ceil(score / checkoutRangeWidth) - 1] ?? '<=20';
