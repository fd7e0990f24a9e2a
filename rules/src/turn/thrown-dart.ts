// A dart that is stored with its turn: the bed it counts as, and its position. Only detection boards and bots know
// positions. The darts must result in exactly the turn that they belong to.
import type { Bed } from '../board/bed.ts';
import { bedAt, normalizeDegrees, type PolarPoint } from '../board/geometry.ts';
import { dartsPerTurn, type TurnOfDarts, type TurnStart, turnOfDarts } from './turn-of-darts.ts';

/** `bed` is the bed at the point, or `M` for a dart that fell out of the board. */
export type ThrownDart = PolarPoint & { readonly bed: Bed };

/** Maximum distance of a dart from the centre, mm; no detection board sees farther. */
export const farthestDartMm = 1000;

/** Steps per millimetre or degree: a hundredth is finer than any detection board measures. */
const steps = 100;

const rounded = (value: number): number => Math.round(value * steps) / steps;

/** The point rounded to hundredths, with an angle from 0 (included) to 360 (excluded). */
export const roundPoint = ({ rMm, thetaDeg }: PolarPoint): PolarPoint => ({
  rMm: rounded(Math.min(Math.max(rMm, 0), farthestDartMm)),
  thetaDeg: normalizeDegrees(rounded(normalizeDegrees(thetaDeg))),
});

/** The dart as it is stored: the point is rounded unless rounding would move it into another bed. */
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

/** The points, darts and attempts of a turn. */
type MadeTurn = Pick<TurnOfDarts, 'score' | 'dartsThrown' | 'attemptsOnDouble'>;

/**
 * Whether darts in these beds (one to three, none after the end of the turn) result in this turn: its points, darts and
 * attempts. A turn may count more darts than it stores, because a board does not see every dart; unseen darts are misses.
 */
export const bedsMakeTurn = (beds: readonly Bed[], start: TurnStart, turn: MadeTurn): boolean => {
  if (beds.length === 0 || beds.length > dartsPerTurn) return false;
  const made = turnOfDarts(start, beds);
  return (
    made.dartsCounted === beds.length &&
    made.score === turn.score &&
    made.dartsThrown === turn.dartsThrown &&
    made.attemptsOnDouble === turn.attemptsOnDouble
  );
};

/** The same for darts whose positions are known; a position must be in its bed. */
export const dartsMakeTurn = (darts: readonly ThrownDart[], start: TurnStart, turn: MadeTurn): boolean =>
  darts.every(isPossible) &&
  bedsMakeTurn(
    darts.map(({ bed }) => bed),
    start,
    turn,
  );
