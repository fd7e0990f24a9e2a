// The turn that up to three darts make. A checkout ends it early; a bust scores nothing and counts three darts. Darts
// that are missing when the board is cleared count as misses.
import type { Bed } from '../board/bed.ts';
import { type DartStep, stepDart, worthOf } from './dart-step.ts';

/** Where a turn begins. `isIn` is always true with single-in; with double-in once the party has scored in this leg. */
export type TurnStart = { readonly before: number; readonly isIn: boolean };

export type TurnOfDarts = {
  /** Points to record, 0 to 180; 0 after a bust. */
  readonly score: number;
  /** Darts to record: fewer than 3 only on a checkout. */
  readonly dartsThrown: number;
  /** 0 to 3; a missing dart counts as thrown at the rest of that moment. */
  readonly attemptsOnDouble: number;
  readonly isBust: boolean;
  readonly isCheckout: boolean;
  /** Whether no further dart belongs to the turn: three thrown, bust or checked out. */
  readonly isOver: boolean;
  /** Number of darts that belong to the turn, 0 to 3; darts after its end do not. */
  readonly dartsCounted: number;
};

/** Maximum number of darts in a turn. */
export const dartsPerTurn = 3;

const throwUntilEnd = (start: TurnStart, beds: readonly Bed[]): { last: DartStep; count: number } => {
  let last: DartStep = { rest: start.before, isIn: start.isIn, attempts: 0, end: 'open' };
  let count = 0;
  while (count < Math.min(beds.length, dartsPerTurn) && last.end === 'open') {
    last = stepDart(last, worthOf(beds[count] ?? 'M'));
    count += 1;
  }
  return { last, count };
};

/**
 * The turn these darts make from `before` points (2 or more), if it ended now; darts after its end are not counted.
 * Three real darts can always produce the result, and `legalScore` accepts it.
 */
export const turnOfDarts = (start: TurnStart, beds: readonly Bed[]): TurnOfDarts => {
  const { last: thrown, count } = throwUntilEnd(start, beds);
  const missing = Array.from({ length: dartsPerTurn - Math.min(beds.length, dartsPerTurn) }, (): Bed => 'M');
  const { last } = thrown.end === 'open' ? throwUntilEnd(start, [...beds, ...missing]) : { last: thrown };
  const isBust = last.end === 'bust';
  const isCheckout = last.end === 'checkout';
  return {
    score: isBust ? 0 : start.before - last.rest,
    dartsThrown: isCheckout ? count : dartsPerTurn,
    attemptsOnDouble: last.attempts,
    isBust,
    isCheckout,
    isOver: thrown.end !== 'open' || count === dartsPerTurn,
    dartsCounted: count,
  };
};
