import { type PolarPoint, toCartesian } from '@neundarter/rules/board/geometry';
import classes from './dart-marker.module.css';

type Props = {
  readonly point: PolarPoint;
  /** Number of the dart within the turn, from 1. */
  readonly place: number;
  /** How much the board is enlarged; the marker keeps its size. */
  readonly zoom?: number;
  /** `plain`: counts where it is; `out`: fell out or missed the board. */
  readonly look?: 'plain' | 'out';
};

/** Radius on the whole board, in mm. */
const radiusMm = 13;

/** A dart on a drawn board: a dot exactly at its point, with its number beside it. */
export function DartMarker({ point, place, zoom = 1, look = 'plain' }: Props) {
  const { xMm, yMm } = toCartesian(point);
  const radius = radiusMm / zoom;
  return (
    <g className={classes.marker} data-look={look} transform={`translate(${xMm} ${-yMm})`}>
      <line x2={radius * 0.9} y2={-radius * 1.6} strokeWidth={radius * 0.24} />
      <circle cx={radius * 0.9} cy={-radius * 1.6} r={radius} strokeWidth={radius * 0.14} />
      <text x={radius * 0.9} y={-radius * 1.6} fontSize={radius * 1.5}>
        {place}
      </text>
      <circle className={classes.tip} r={radius * 0.24} strokeWidth={radius * 0.12} />
    </g>
  );
}
