// Converts an Autodarts throw to one of our points. The board manager measures in board radii from the bull, x to the
// right and y up. It also sends the segment that it decided for; near a wire only the segment counts.
import { type Bed, bedFromCode } from '@neundarter/rules/board/bed';
import {
  bedAt,
  bedCentre,
  type CartesianPoint,
  doubleOuterRadiusMm,
  type PolarPoint,
  toCartesian,
  toPolar,
} from '@neundarter/rules/board/geometry';
import { type Fields, fieldsOf, numberOf, textOf } from './read-json.ts';

/** Point of a miss without coordinates: beside the doubles of the 20. */
const besideTheBoard: PolarPoint = { rMm: doubleOuterRadiusMm + 10, thetaDeg: 0 };
const bullNumber = 25;
const letters: ReadonlyMap<number, string> = new Map([
  [1, 'S'],
  [2, 'D'],
  [3, 'T'],
]);

/** The bed of a segment by number and multiplier, otherwise by its name; null if neither names one. */
export const bedOfSegment = (segment: Fields): Bed | null => {
  const number = numberOf(segment['number']);
  const multiplier = numberOf(segment['multiplier']);
  if (segment['bed'] === 'Outside' || multiplier === 0) return 'M';
  const letter = letters.get(multiplier ?? 0);
  if (number === bullNumber) return multiplier === 2 ? 'DB' : 'SB';
  if (number !== null && letter !== undefined) return bedFromCode(`${letter}${number}`);
  return bedFromCode(textOf(segment['name']) ?? '');
};

const centreOf = (bed: Bed): PolarPoint => (bed === 'M' ? besideTheBoard : bedCentre(bed));

/** Steps from a measured point to the middle of its bed; the last step is the middle. */
const steps = 20;

/** Minimum distance from a wire, so that a rounded point stays in its bed. mm */
const fromWireMm = 0.1;
const around = [
  [0, 0],
  [fromWireMm, 0],
  [-fromWireMm, 0],
  [0, fromWireMm],
  [0, -fromWireMm],
] as const;

const liesWell = (bed: Bed, { xMm, yMm }: CartesianPoint): boolean =>
  around.every(([x, y]) => bedAt(toPolar({ xMm: xMm + x, yMm: yMm + y })) === bed);

/** The point in the bed nearest to the measured one, on the line to the middle of the bed. */
const pullInto = (bed: Bed, measured: PolarPoint): PolarPoint => {
  const from = toCartesian(measured);
  const to = toCartesian(centreOf(bed));
  for (let step = 0; step < steps; step += 1) {
    const part = step / steps;
    const point = { xMm: from.xMm + (to.xMm - from.xMm) * part, yMm: from.yMm + (to.yMm - from.yMm) * part };
    if (liesWell(bed, point)) return toPolar(point);
  }
  return centreOf(bed);
};

/** Where a throw landed; null if it has neither coordinates nor a segment. */
export const positionOfThrow = (one: Fields): PolarPoint | null => {
  const coords = fieldsOf(one['coords']);
  const [x, y] = [numberOf(coords?.['x']), numberOf(coords?.['y'])];
  const bed = bedOfSegment(fieldsOf(one['segment']) ?? {});
  if (x === null || y === null) return bed === null ? null : centreOf(bed);
  const measured = toPolar({ xMm: x * doubleOuterRadiusMm, yMm: y * doubleOuterRadiusMm });
  return bed === null ? measured : pullInto(bed, measured);
};
