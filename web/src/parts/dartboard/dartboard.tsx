import {
  type CartesianPoint,
  doubleBullRadiusMm,
  singleBullRadiusMm,
} from '@neundarter/rules/board/geometry';
import { memo, type ReactNode } from 'react';
import { bedPaths, boardSizeMm, numberPlaces, wirePath, wireRadii } from './board-paths.ts';
import classes from './dartboard.module.css';

type Props = {
  /** Describes the picture; left out if its surroundings already describe it. */
  readonly label?: string;
  /** The point in the middle of the picture. */
  readonly centre?: CartesianPoint;
  /** 1 shows the whole board. */
  readonly zoom?: number;
  /** `pale` lets the board recede behind everything drawn over it. */
  readonly look?: 'plain' | 'pale';
  /** Drawn over the board, in millimetres from the centre; y points down. */
  readonly children?: ReactNode;
};

const middle: CartesianPoint = { xMm: 0, yMm: 0 };

/** A dartboard to scale: one unit of the SVG is a millimetre. */
export function Dartboard({ label, centre = middle, zoom = 1, look = 'plain', children }: Props) {
  const size = boardSizeMm / zoom;
  const box = `${centre.xMm - size / 2} ${-centre.yMm - size / 2} ${size} ${size}`;
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={classes.board} data-look={look} viewBox={box} {...naming}>
      <Beds />
      {children}
    </svg>
  );
}

const Beds = memo(function Beds() {
  return (
    <g>
      <circle className={classes.surround} r={boardSizeMm / 2} />
      <path className={classes.dark} d={bedPaths.evenSingles} />
      <path className={classes.light} d={bedPaths.oddSingles} />
      <path className={classes.red} d={bedPaths.evenRings} />
      <path className={classes.green} d={bedPaths.oddRings} />
      <circle className={classes.green} r={singleBullRadiusMm} />
      <circle className={classes.red} r={doubleBullRadiusMm} />
      <g className={classes.wires}>
        {wireRadii.map((radius) => (
          <circle key={radius} r={radius} />
        ))}
        <path d={wirePath} />
      </g>
      <g className={classes.numbers}>
        {numberPlaces.map(({ number, x, y }) => (
          <text key={number} x={x} y={y}>
            {number}
          </text>
        ))}
      </g>
    </g>
  );
});
