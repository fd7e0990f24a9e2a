// Whether a device that sends an act knows the match as it is.
import type { Leg, MatchSet, Position } from './types.ts';

/** Whether a position is that of the next turn in this leg, the last one of a match. */
export const isAt = (position: Position, set: MatchSet, leg: Leg): boolean =>
  position.setNumber === set.setNumber &&
  position.legNumber === leg.legNumber &&
  position.throwNumber === leg.throws.length + 1;
