// Doppelquote: checkouts hit over darts thrown at a double; without any attempt it divides by one.

/** Share of attempts that checked out, 0 to 1, unrounded. */
export const checkoutRate = ({
  hits,
  attempts,
}: {
  readonly hits: number;
  readonly attempts: number;
}): number => hits / Math.max(attempts, 1);
