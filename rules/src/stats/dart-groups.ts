// Groups of darts: how close together the darts at one target land, and how far from its middle.
import type { ScoringBed } from '../board/bed.ts';
import { bedCentre, type CartesianPoint, toCartesian } from '../board/geometry.ts';
import type { AnalysedDart } from './analysed-darts.ts';

export type DartGroup = {
  readonly target: ScoringBed;
  readonly count: number;
  /** Number of darts in the target bed. */
  readonly hits: number;
  /** Mean position of the darts. */
  readonly mean: CartesianPoint;
  /** Distance of the darts from their mean: root mean square, mm; 0 for a single dart. */
  readonly spreadMm: number;
  /** From the middle of the bed to the mean of the darts: to the right and up, mm. */
  readonly offset: CartesianPoint;
};

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const groupOf = (target: ScoringBed, darts: readonly AnalysedDart[]): DartGroup => {
  const mean = { xMm: meanOf(darts.map(({ xMm }) => xMm)), yMm: meanOf(darts.map(({ yMm }) => yMm)) };
  const squares = darts.map(({ xMm, yMm }) => (xMm - mean.xMm) ** 2 + (yMm - mean.yMm) ** 2);
  const aim = toCartesian(bedCentre(target));
  return {
    target,
    count: darts.length,
    hits: darts.filter(({ bed }) => bed === target).length,
    mean,
    spreadMm: Math.sqrt(meanOf(squares)),
    offset: { xMm: mean.xMm - aim.xMm, yMm: mean.yMm - aim.yMm },
  };
};

/** One group per target; the target with the most darts comes first. */
export const dartGroups = (darts: readonly AnalysedDart[]): readonly DartGroup[] =>
  [...new Set(darts.map(({ target }) => target))]
    .map((target) =>
      groupOf(
        target,
        darts.filter((dart) => dart.target === target),
      ),
    )
    .toSorted((left, right) => right.count - left.count || left.target.localeCompare(right.target));
