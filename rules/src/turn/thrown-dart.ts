// A dart that a turn keeps: the bed it counts as, and where it was. Darts are kept only where somebody saw them, a
// detection board or a bot; they must make exactly the turn they belong to.
import type { Bed } from '../board/bed.ts';
import { bedAt, normalizeDegrees, type PolarPoint } from '../board/geometry.ts';
import { dartsPerTurn, type TurnOfDarts, type TurnStart, turnOfDarts } from './turn-of-darts.ts';

/** `bed` is the one at the point, or `M` for a dart that did not stay there. */
export type ThrownDart = PolarPoint & { readonly bed: Bed };

/** Farthest a dart is believed to be from the centre; boards see no farther, and walls are wider. */
export const farthestDartMm = 1000;

/** A hundredth of a millimetre or of a degree: finer than any board sees. */
const steps = 100;

const rounded = (value: number): number => Math.round(value * steps) / steps;

/** The point to a hundredth, angles from 0 to below 360. */
export const roundPoint = ({ rMm, thetaDeg }: PolarPoint): PolarPoint => ({
  rMm: rounded(Math.min(Math.max(rMm, 0), farthestDartMm)),
  thetaDeg: normalizeDegrees(rounded(normalizeDegrees(thetaDeg))),
});

/** A dart as it is kept; the point is rounded unless that would move it into another bed. */
export const thrownDart = ({ bed, rMm, thetaDeg }: ThrownDart): ThrownDart => {
  const point = roundPoint({ rMm, thetaDeg });
  return bed === 'M' || bedAt(point) === bed ? { bed, ...point } : { bed, rMm, thetaDeg };
};

const isPossible = ({ bed, rMm, thetaDeg }: ThrownDart): boolean =>
  rMm >= 0 &&
  rMm <= farthestDartMm &&
  thetaDeg >= 0 &&
  thetaDeg < 360 &&
  (bed === 'M' || bed === bedAt({ rMm, thetaDeg }));

/**
 * Whether these darts, one to three and none behind the end, make this turn: its points, darts and attempts. A turn
 * may count more darts than it keeps, since some are never seen; those have missed.
 */
export const dartsMakeTurn = (
  darts: readonly ThrownDart[],
  start: TurnStart,
  turn: Pick<TurnOfDarts, 'score' | 'dartsThrown' | 'attemptsOnDouble'>,
): boolean => {
  if (darts.length === 0 || darts.length > dartsPerTurn || !darts.every(isPossible)) return false;
  const made = turnOfDarts(
    start,
    darts.map(({ bed }) => bed),
  );
  return (
    made.dartsCounted === darts.length &&
    made.score === turn.score &&
    made.dartsThrown === turn.dartsThrown &&
    made.attemptsOnDouble === turn.attemptsOnDouble
  );
};
