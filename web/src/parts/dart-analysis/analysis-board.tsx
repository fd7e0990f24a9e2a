import type { AnalysedDart } from '@neundarter/rules/stats/analysed-darts';
import type { DartGroup } from '@neundarter/rules/stats/dart-groups';
import { heatCellMm, heatMap } from '@neundarter/rules/stats/heat-map';
import { useMemo } from 'react';
import { bedText } from '../../text/bed.ts';
import { Dartboard } from '../dartboard/dartboard.tsx';
import classes from './dart-analysis.module.css';

export type AnalysisView = 'darts' | 'heat';

type Props = {
  readonly darts: readonly AnalysedDart[];
  readonly groups: readonly DartGroup[];
  readonly view: AnalysisView;
};

/** Minimum number of darts in a group before its ring is shown. */
const leastDarts = 3;

/** The darts on a pale board, as points or as a heat map; the ring around each group is as wide as its spread. */
export function AnalysisBoard({ darts, groups, view }: Props) {
  return (
    <Dartboard look="pale">
      {view === 'heat' ? <Heat darts={darts} /> : <Points darts={darts} />}
      {groups
        .filter(({ count }) => count >= leastDarts)
        .map((group) => (
          <Ring key={group.target} group={group} />
        ))}
    </Dartboard>
  );
}

function Points({ darts }: Pick<Props, 'darts'>) {
  return darts.map(({ id, xMm, yMm, bed, target }) => (
    <circle
      key={id}
      className={classes.dart}
      data-hit={bed === target || undefined}
      cx={xMm}
      cy={-yMm}
      r={3}
    />
  ));
}

function Heat({ darts }: Pick<Props, 'darts'>) {
  const cells = useMemo(() => heatMap(darts), [darts]);
  return (
    <g className={classes.heat}>
      {cells.map(({ xMm, yMm, heat }) => (
        <rect
          key={`${xMm} ${yMm}`}
          x={xMm - heatCellMm / 2}
          y={-yMm - heatCellMm / 2}
          width={heatCellMm + 0.1}
          height={heatCellMm + 0.1}
          fill={`hsl(${Math.round(55 - 55 * heat)} 95% 50%)`}
          opacity={0.25 + 0.65 * heat}
        />
      ))}
    </g>
  );
}

/** The name stands on the side towards the middle of the board, away from the board's numbers. */
function Ring({ group: { target, mean, spreadMm } }: { readonly group: DartGroup }) {
  const radius = Math.max(spreadMm, 4);
  return (
    <g className={classes.ring} transform={`translate(${mean.xMm} ${-mean.yMm})`}>
      <circle className={classes.halo} r={radius} />
      <circle r={radius} />
      <path d="M-4 0H4M0-4V4" />
      <text y={(radius + 9) * (mean.yMm > 0 ? 1 : -1)}>{bedText(target)}</text>
    </g>
  );
}
