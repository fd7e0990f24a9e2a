import { type Segment, segments } from '@neundarter/rules/board/bed';
import {
  doubleBullRadiusMm,
  doubleInnerRadiusMm,
  doubleOuterRadiusMm,
  segmentDegrees,
  singleBullRadiusMm,
  toCartesian,
  tripleInnerRadiusMm,
  tripleOuterRadiusMm,
} from '@neundarter/rules/board/geometry';

/** Radius of the circle of numbers, and radius of the area that a picture shows. mm */
const numberRadiusMm = 189;
export const boardSizeMm = 416;

type Ring = { readonly from: number; readonly to: number };

/** Rings of a number, grouped by colour: both singles have the same. */
const singleRings: readonly Ring[] = [
  { from: singleBullRadiusMm, to: tripleInnerRadiusMm },
  { from: tripleOuterRadiusMm, to: doubleInnerRadiusMm },
];
const narrowRings: readonly Ring[] = [
  { from: tripleInnerRadiusMm, to: tripleOuterRadiusMm },
  { from: doubleInnerRadiusMm, to: doubleOuterRadiusMm },
];

const round = (value: number): number => Math.round(value * 100) / 100;

/** A point in SVG coordinates: millimetres, y points down. */
const at = (rMm: number, thetaDeg: number): string => {
  const { xMm, yMm } = toCartesian({ rMm, thetaDeg });
  return `${round(xMm)} ${round(-yMm)}`;
};

const sector = ({ from, to }: Ring, index: number): string => {
  const [start, end] = [(index - 0.5) * segmentDegrees, (index + 0.5) * segmentDegrees];
  const outer = `M${at(to, start)}A${to} ${to} 0 0 1 ${at(to, end)}`;
  return `${outer}L${at(from, end)}A${from} ${from} 0 0 0 ${at(from, start)}Z`;
};

const sectors = (rings: readonly Ring[], parity: 0 | 1): string =>
  segments
    .flatMap((_, index) => (index % 2 === parity ? rings.map((ring) => sector(ring, index)) : []))
    .join('');

/** The beds of the board, one path per colour: even and odd numbers, clockwise from the 20. */
export const bedPaths = {
  evenSingles: sectors(singleRings, 0),
  oddSingles: sectors(singleRings, 1),
  evenRings: sectors(narrowRings, 0),
  oddRings: sectors(narrowRings, 1),
} as const;

/** Positions of the numbers around the board, in SVG coordinates. */
export const numberPlaces: readonly { readonly number: Segment; readonly x: number; readonly y: number }[] =
  segments.map((number, index) => {
    const { xMm, yMm } = toCartesian({ rMm: numberRadiusMm, thetaDeg: index * segmentDegrees });
    return { number, x: round(xMm), y: round(-yMm) };
  });

/** The wires: radii of the rings, and the lines between the numbers. */
export const wireRadii: readonly number[] = [
  doubleBullRadiusMm,
  singleBullRadiusMm,
  tripleInnerRadiusMm,
  tripleOuterRadiusMm,
  doubleInnerRadiusMm,
  doubleOuterRadiusMm,
];
export const wirePath: string = segments
  .map((_, index) => {
    const angle = (index + 0.5) * segmentDegrees;
    return `M${at(singleBullRadiusMm, angle)}L${at(doubleOuterRadiusMm, angle)}`;
  })
  .join('');
