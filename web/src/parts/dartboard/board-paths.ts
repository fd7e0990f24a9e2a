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

/** Where the numbers stand, and how much of the board a picture of it shows. mm */
const numberRadiusMm = 189;
export const boardSizeMm = 416;

type Ring = { readonly from: number; readonly to: number };

/** Rings of a number by what they are: both singles are one bed. */
const singleRings: readonly Ring[] = [
  { from: singleBullRadiusMm, to: tripleInnerRadiusMm },
  { from: tripleOuterRadiusMm, to: doubleInnerRadiusMm },
];
const narrowRings: readonly Ring[] = [
  { from: tripleInnerRadiusMm, to: tripleOuterRadiusMm },
  { from: doubleInnerRadiusMm, to: doubleOuterRadiusMm },
];

const round = (value: number): number => Math.round(value * 100) / 100;

/** A point as SVG writes it: millimetres, down is positive. */
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

/** The beds of the board, one path a colour: even and odd numbers, clockwise from the 20. */
export const bedPaths = {
  evenSingles: sectors(singleRings, 0),
  oddSingles: sectors(singleRings, 1),
  evenRings: sectors(narrowRings, 0),
  oddRings: sectors(narrowRings, 1),
} as const;

/** The numbers around the board, where they stand in SVG. */
export const numberPlaces: readonly { readonly number: Segment; readonly x: number; readonly y: number }[] =
  segments.map((number, index) => {
    const { xMm, yMm } = toCartesian({ rMm: numberRadiusMm, thetaDeg: index * segmentDegrees });
    return { number, x: round(xMm), y: round(-yMm) };
  });

/** The wires: rings as radii, and the lines between the numbers. */
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
