import {
  doubleBullRadiusMm,
  doubleInnerRadiusMm,
  doubleOuterRadiusMm,
  singleBullRadiusMm,
  toCartesian,
  tripleInnerRadiusMm,
  tripleOuterRadiusMm,
} from '@neundarter/rules/board/geometry';
import type { SimulatedDart } from './simulated-board.ts';

const rings = [
  doubleOuterRadiusMm,
  doubleInnerRadiusMm,
  tripleOuterRadiusMm,
  tripleInnerRadiusMm,
  singleBullRadiusMm,
  doubleBullRadiusMm,
];

/** A picture of the dart as an SVG in mm: the rings of the board and the dart. */
export const pictureOf = ({ r, theta }: SimulatedDart): string => {
  const { xMm, yMm } = toCartesian({ rMm: r, thetaDeg: theta });
  const circles = rings.map((ring) => `<circle r="${ring}" fill="none" stroke="gray"/>`).join('');
  const dart = `<circle cx="${xMm.toFixed(1)}" cy="${(-yMm).toFixed(1)}" r="4" fill="crimson"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-230 -230 460 460">${circles}${dart}</svg>`;
};
