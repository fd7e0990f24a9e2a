// Checkout rate ("Doppelquote"): checkouts divided by darts thrown at a double; without an attempt it divides by one.

/** Share of attempts that checked out, 0 to 1, not rounded. */
export const checkoutRate = ({
  hits,
  attempts,
}: {
  readonly hits: number;
  readonly attempts: number;
}): number => hits / Math.max(attempts, 1);
