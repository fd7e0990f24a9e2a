import type { Bed } from '@neundarter/rules/board/bed';
import { bedAt, bedCentre, doubleOuterRadiusMm, type PolarPoint } from '@neundarter/rules/board/geometry';
import type { Chance } from '@neundarter/rules/board/seeded-chance';
import { landingPoint } from '@neundarter/rules/bot/spread';

/** Distances from the centre between which a miss lands: beyond the doubles, within the edge of the board. mm */
const missFromMm = doubleOuterRadiusMm + 2;
const missToMm = 222;
const tries = 200;

/**
 * A point in a bed, scattered around its middle by `noiseMm` (standard deviation) but always within the bed. For a
 * miss: any point on the rim of the board.
 */
export const landIn = (bed: Bed, noiseMm: number, chance: Chance): PolarPoint => {
  if (bed === 'M') return { rMm: missFromMm + chance() * (missToMm - missFromMm), thetaDeg: chance() * 360 };
  const centre = bedCentre(bed);
  if (noiseMm === 0) return centre;
  for (let trial = 0; trial < tries; trial += 1) {
    const point = landingPoint(bed, { normalMm: noiseMm, doubleMm: noiseMm }, chance);
    if (bedAt(point) === bed) return point;
  }
  return centre;
};
