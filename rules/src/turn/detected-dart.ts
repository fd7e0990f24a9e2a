// The entity "detected dart": one dart as a detection board saw it, with a correction if somebody made one. Beyond the
// outer edge of the doubles (170 mm) a dart is a miss; a bouncer scores nothing wherever it hit the board.
import type { Bed } from '../board/bed.ts';
import { bedAt, doubleOuterRadiusMm, type PolarPoint } from '../board/geometry.ts';
import { roundPoint, type ThrownDart, thrownDart } from './thrown-dart.ts';

const hitTypes = ['Normal', 'Miss', 'Bouncer'] as const;
export type HitType = (typeof hitTypes)[number];

/** A dart as it comes from the board. */
export type SeenDart = PolarPoint & {
  /** If the board reports a dart twice, both reports have the same id. */
  readonly id: string;
  readonly hitType: HitType;
  readonly color?: string;
  /** How sure the board is, 0 to 1. */
  readonly confidence?: number;
  /** Milliseconds since 1970, by the board's clock. */
  readonly timestamp: number;
};

/** A dart, and the position where the board first saw it. */
export type DetectedDart = SeenDart & {
  readonly originalRMm: number;
  readonly originalThetaDeg: number;
  readonly originalHitType: HitType;
};

/** Miss or normal hit, for a dart at this point that is not a bouncer. */
const hitTypeAt = ({ rMm }: PolarPoint): HitType => (rMm > doubleOuterRadiusMm ? 'Miss' : 'Normal');

/** The detected dart for a report of the board; beyond the doubles it is a miss whatever the board called it. */
export const detectedDart = (seen: SeenDart): DetectedDart => {
  const point = roundPoint(seen);
  const hitType = seen.hitType === 'Normal' ? hitTypeAt(point) : seen.hitType;
  return {
    ...seen,
    ...point,
    hitType,
    originalRMm: point.rMm,
    originalThetaDeg: point.thetaDeg,
    originalHitType: hitType,
  };
};

/** The dart, moved to another point; it is no longer a bouncer. */
export const movedDart = (dart: DetectedDart, to: PolarPoint): DetectedDart => {
  const point = roundPoint(to);
  return { ...dart, ...point, hitType: hitTypeAt(point) };
};

/** The dart, marked as fallen out of the board. */
export const bouncedDart = (dart: DetectedDart): DetectedDart => ({ ...dart, hitType: 'Bouncer' });

/** The dart as the board saw it. */
export const resetDart = (dart: DetectedDart): DetectedDart => ({
  ...dart,
  rMm: dart.originalRMm,
  thetaDeg: dart.originalThetaDeg,
  hitType: dart.originalHitType,
});

/** Whether the dart differs from what the board saw. */
export const isCorrected = (dart: DetectedDart): boolean =>
  dart.rMm !== dart.originalRMm ||
  dart.thetaDeg !== dart.originalThetaDeg ||
  dart.hitType !== dart.originalHitType;

/** The bed that the dart counts as. */
export const bedOfDetected = (dart: Pick<DetectedDart, 'hitType' | 'rMm' | 'thetaDeg'>): Bed =>
  dart.hitType === 'Normal' ? bedAt(dart) : 'M';

/** The dart in the form that a turn stores. */
export const keptDart = (dart: DetectedDart): ThrownDart =>
  thrownDart({ bed: bedOfDetected(dart), rMm: dart.rMm, thetaDeg: dart.thetaDeg });

/** A dart of a turn that was taken back, so that it can be corrected like one that the board has just seen. */
export const dartOfTurn = ({ bed, rMm, thetaDeg }: ThrownDart, id: string): DetectedDart => {
  const hitType = bed !== 'M' ? 'Normal' : hitTypeAt({ rMm, thetaDeg }) === 'Miss' ? 'Miss' : 'Bouncer';
  return detectedDart({ id, rMm, thetaDeg, hitType, timestamp: 0 });
};
