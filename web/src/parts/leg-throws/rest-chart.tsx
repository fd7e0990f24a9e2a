import type { PerParty } from '@neundarter/rules/match/types';
import { legText } from '../../text/leg.ts';
import { Stack } from '../../ui/stack.tsx';
import type { Round } from './leg-rounds.ts';
import classes from './rest-chart.module.css';
import {
  axisRests,
  axisRounds,
  chartLines,
  chartPoint,
  chartSize,
  polylinePoints,
} from './rest-chart-geometry.ts';

type RestChartProps = {
  readonly rounds: readonly Round[];
  /** Points at the start, per side. */
  readonly starts: PerParty<number>;
  readonly names: PerParty<string>;
};

/** The rest of both sides after each turn. The throw list beside it holds the same figures as a table. */
export function RestChart({ rounds, starts, names }: RestChartProps) {
  const lines = chartLines(rounds, starts);
  const startingScore = Math.max(...starts);
  const scale = { rounds: rounds.length, startingScore };
  const right = chartSize.width - chartSize.right;
  const bottom = chartSize.height - chartSize.bottom;
  return (
    <Stack as="figure" gap="s" className={classes.figure}>
      <figcaption className={classes.legend}>
        {names.map((name, party) => (
          <span key={party === 0 ? 'home' : 'away'} className={classes.name} data-party={party}>
            {name}
          </span>
        ))}
      </figcaption>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
        role="img"
        aria-label={legText.chartLabel(names)}
      >
        {axisRests(startingScore).map((rest) => {
          const { y } = chartPoint({ round: 0, rest }, scale);
          return (
            <g key={rest}>
              <line className={classes.grid} x1={chartSize.left} x2={right} y1={y} y2={y} />
              <text
                className={classes.tick}
                x={chartSize.left - 8}
                y={y}
                textAnchor="end"
                dominantBaseline="middle"
              >
                {rest}
              </text>
            </g>
          );
        })}
        {axisRounds(rounds.length).map((round) => (
          <text
            key={round}
            className={classes.tick}
            x={chartPoint({ round, rest: 0 }, scale).x}
            y={bottom + 28}
            textAnchor="middle"
          >
            {round}
          </text>
        ))}
        {lines.map((points, party) => (
          <g key={party === 0 ? 'home' : 'away'} className={classes.line} data-party={party}>
            <polyline points={polylinePoints(points)} />
            {points.map(({ x, y }) => (
              <circle key={x} cx={x} cy={y} r={4.5} />
            ))}
          </g>
        ))}
      </svg>
    </Stack>
  );
}
