// One dart as a detection board saw it and as somebody may have corrected it: the entity "detected dart". Beyond the
// outer edge of the doubles (170 mm) a dart is a miss; a bouncer scores nothing wherever it struck.
import type { Bed } from '../board/bed.ts';
import { bedAt, doubleOuterRadiusMm, type PolarPoint } from '../board/geometry.ts';
import { roundPoint, type ThrownDart, thrownDart } from './thrown-dart.ts';

export const hitTypes = ['Normal', 'Miss', 'Bouncer'] as const;
export type HitType = (typeof hitTypes)[number];

/** A dart as it comes from the board. */
export type SeenDart = PolarPoint & {
  /** The same dart told twice has the same id. */
  readonly id: string;
  readonly hitType: HitType;
  readonly color?: string;
  /** 0 to 1. */
  readonly confidence?: number;
  /** Milliseconds since 1970, by the board's clock. */
  readonly timestamp: number;
};

/** A dart with where the board first saw it. */
export type DetectedDart = SeenDart & {
  readonly originalRMm: number;
  readonly originalThetaDeg: number;
  readonly originalHitType: HitType;
};

/** What a dart at this point is unless it is a bouncer. */
const hitTypeAt = ({ rMm }: PolarPoint): HitType => (rMm > doubleOuterRadiusMm ? 'Miss' : 'Normal');

/** Takes a dart in; one beyond the doubles is a miss whatever the board called it. */
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

/** The dart moved to another point; it is no bouncer any more. */
export const movedDart = (dart: DetectedDart, to: PolarPoint): DetectedDart => {
  const point = roundPoint(to);
  return { ...dart, ...point, hitType: hitTypeAt(point) };
};

/** The dart as one that fell out of the board. */
export const bouncedDart = (dart: DetectedDart): DetectedDart => ({ ...dart, hitType: 'Bouncer' });

/** The dart as the board saw it. */
export const resetDart = (dart: DetectedDart): DetectedDart => ({
  ...dart,
  rMm: dart.originalRMm,
  thetaDeg: dart.originalThetaDeg,
  hitType: dart.originalHitType,
});

/** Whether it is no longer what the board saw. */
export const isCorrected = (dart: DetectedDart): boolean =>
  dart.rMm !== dart.originalRMm ||
  dart.thetaDeg !== dart.originalThetaDeg ||
  dart.hitType !== dart.originalHitType;

/** What the dart counts as. */
export const bedOfDetected = (dart: Pick<DetectedDart, 'hitType' | 'rMm' | 'thetaDeg'>): Bed =>
  dart.hitType === 'Normal' ? bedAt(dart) : 'M';

/** The dart as a turn keeps it. */
export const keptDart = (dart: DetectedDart): ThrownDart =>
  thrownDart({ bed: bedOfDetected(dart), rMm: dart.rMm, thetaDeg: dart.thetaDeg });

/** A dart of a turn that was taken back, to be corrected as if it had just been seen. */
export const dartOfTurn = ({ bed, rMm, thetaDeg }: ThrownDart, id: string): DetectedDart => {
  const hitType = bed !== 'M' ? 'Normal' : hitTypeAt({ rMm, thetaDeg }) === 'Miss' ? 'Miss' : 'Bouncer';
  return detectedDart({ id, rMm, thetaDeg, hitType, timestamp: 0 });
};
