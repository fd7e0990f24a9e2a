// Board geometry: converts a position in millimetres to its bed, and a bed to the point to aim at.
// Positions are polar: the distance from the centre, and degrees clockwise from the middle of the 20 at the top.
import { type Bed, type ScoringBed, type Segment, segments } from './bed.ts';

/**
 * Ring borders in millimetres from the centre: section 9 of the specification. The bull radii and the outer edge
 * are those of a tournament board (12.7 and 31.8 mm across, doubles ending at 170); rings are 10 mm wide.
 */
export const doubleBullRadiusMm = 6.35;
export const singleBullRadiusMm = 15.9;
export const tripleInnerRadiusMm = 97;
export const tripleOuterRadiusMm = 107;
export const doubleInnerRadiusMm = 160;
export const doubleOuterRadiusMm = 170;

/** Width of one number, in degrees. */
export const segmentDegrees = 360 / segments.length;

/**
 * A point on the board: `rMm` from the centre, `thetaDeg` clockwise from the middle of the 20; 360 is the same as 0.
 */
export type PolarPoint = { readonly rMm: number; readonly thetaDeg: number };

/** A point on the board in millimetres from the centre: `xMm` to the right, `yMm` up. */
export type CartesianPoint = { readonly xMm: number; readonly yMm: number };

const degreesPerRadian = 180 / Math.PI;

/** The same angle from 0 (included) to 360 (excluded). */
export const normalizeDegrees = (degrees: number): number => {
  const turned = ((degrees % 360) + 360) % 360;
  // A tiny negative angle plus 360 rounds to 360 itself.
  return turned >= 360 ? 0 : turned;
};

/** Converts polar to Cartesian coordinates. */
export const toCartesian = ({ rMm, thetaDeg }: PolarPoint): CartesianPoint => ({
  xMm: rMm * Math.sin(thetaDeg / degreesPerRadian),
  yMm: rMm * Math.cos(thetaDeg / degreesPerRadian),
});

/** Converts Cartesian to polar coordinates; the centre has angle 0. */
export const toPolar = ({ xMm, yMm }: CartesianPoint): PolarPoint => ({
  rMm: Math.hypot(xMm, yMm),
  thetaDeg: normalizeDegrees(Math.atan2(xMm, yMm) * degreesPerRadian),
});

/** The number at an angle. A wire belongs to the number that follows it clockwise. */
export const segmentAt = (thetaDeg: number): Segment => {
  const index = Math.floor(normalizeDegrees(thetaDeg + segmentDegrees / 2) / segmentDegrees);
  return segments[index] ?? segments[0];
};

/** The bed at a point. Both borders of a ring belong to it. A point beyond 170 mm, or with a value NaN, is a miss. */
export const bedAt = ({ rMm, thetaDeg }: PolarPoint): Bed => {
  if (!(rMm >= 0 && rMm <= doubleOuterRadiusMm) || !Number.isFinite(thetaDeg)) return 'M';
  if (rMm <= doubleBullRadiusMm) return 'DB';
  if (rMm <= singleBullRadiusMm) return 'SB';
  const segment = segmentAt(thetaDeg);
  if (rMm >= doubleInnerRadiusMm) return `D${segment}`;
  return rMm >= tripleInnerRadiusMm && rMm <= tripleOuterRadiusMm ? `T${segment}` : `S${segment}`;
};

/** Distance of the aim point from the centre per ring, mm; for a single it lies in the big outer area. */
const centreRadiiMm: Readonly<Record<string, number>> = {
  S: (tripleOuterRadiusMm + doubleInnerRadiusMm) / 2,
  D: (doubleInnerRadiusMm + doubleOuterRadiusMm) / 2,
  T: (tripleInnerRadiusMm + tripleOuterRadiusMm) / 2,
};

/** The aim point in the middle of a bed; for the single bull, the point of its ring straight above the centre. */
export const bedCentre = (bed: ScoringBed): PolarPoint => {
  if (bed === 'DB') return { rMm: 0, thetaDeg: 0 };
  if (bed === 'SB') return { rMm: (doubleBullRadiusMm + singleBullRadiusMm) / 2, thetaDeg: 0 };
  const index = segments.findIndex((segment) => String(segment) === bed.slice(1));
  return { rMm: centreRadiiMm[bed.charAt(0)] ?? 0, thetaDeg: index * segmentDegrees };
};
