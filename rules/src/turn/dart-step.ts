// One dart within a turn: the only place that decides how a dart changes the rest. Turn outcomes, detected turns and
// bots all use it, so that they count in the same way.
import { type Bed, bedScore, isDouble } from '../board/bed.ts';
import { isDoubleAttempt } from './checkouts.ts';

export type DartState = {
  /** Points left. */
  readonly rest: number;
  /** Whether the party's darts score: always with single-in, from the first double on with double-in. */
  readonly isIn: boolean;
  /** Darts of this turn thrown at a double that would have ended the leg. */
  readonly attempts: number;
};

/** The points of a dart, and whether it counts as a double. */
export type DartWorth = { readonly score: number; readonly isDouble: boolean };

export type DartStep = DartState & { readonly end: 'open' | 'checkout' | 'bust' };

/** The worth of a dart in this bed. */
export const worthOf = (bed: Bed): DartWorth => ({ score: bedScore(bed), isDouble: isDouble(bed) });

/** The state after one more dart, and whether it ended the turn. */
export const stepDart = (state: DartState, dart: DartWorth): DartStep => {
  const isIn = state.isIn || dart.isDouble;
  const rest = state.rest - (isIn ? dart.score : 0);
  const attempts = state.attempts + (isDoubleAttempt(state.rest) ? 1 : 0);
  const isCheckout = rest === 0 && dart.isDouble;
  const end = rest >= 2 ? 'open' : isCheckout ? 'checkout' : 'bust';
  return { rest, isIn, attempts, end };
};
