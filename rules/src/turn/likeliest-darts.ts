// Which answer to the darts-count dialog is the likeliest. It is a guess for the order of the choices; it is never
// recorded unasked.
import type { DartsOption } from './turn-outcomes.ts';

/** Highest rest that one single takes to a double. */
const highestAfterOneSingle = 60;

/** Darts that a player usually needs before the first attempt on a double. */
const usualSetUpDarts = (before: number): 0 | 1 | 2 => {
  if (before <= 40 && before % 2 === 0) return 0;
  return before <= highestAfterOneSingle ? 1 : 2;
};

/**
 * The likeliest of these options (at least one, ordered by darts and then by attempts) of a turn from `before` points:
 * as few singles as lead to a double, then darts at the double. A checkout hits it at once.
 */
export const likeliestDarts = (
  options: readonly [DartsOption, ...DartsOption[]],
  { before, isCheckout }: { readonly before: number; readonly isCheckout: boolean },
): DartsOption => {
  const setUp = usualSetUpDarts(before);
  const likely = isCheckout
    ? options.find((option) => option.dartsThrown > setUp && option.attemptsOnDouble === 1)
    : options.findLast((option) => option.attemptsOnDouble <= 3 - setUp);
  return likely ?? options[0];
};
