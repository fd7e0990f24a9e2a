import type { CSSProperties } from 'react';
import { formatInteger } from '../../text/formats.ts';
import { Stack } from '../../ui/stack.tsx';
import classes from './line-chart.module.css';
import { type LinePoint, lineScale, lineStretches } from './line-points.ts';

type LineValue = {
  readonly label: string;
  /** Null leaves a gap. */
  readonly value: number | null;
  /** Text above the point. */
  readonly text: string;
};

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
const pathOf = (points: readonly LinePoint[]): string =>
  points.map(({ x, y }) => `${x * 100},${100 - y * 100}`).join(' ');

/**
 * One line over columns of equal width. The drawing is stretched to the available size; points and texts lie over it
 * and keep their shape. On narrow screens only the highest and the last point show their figure.
 */
export function LineChart({ values }: { readonly values: readonly LineValue[] }) {
  const figures = values.map(({ value }) => value);
  const scale = lineScale(figures);
  if (scale === null) return null;
  const stretches = lineStretches(figures, scale);
  const points = stretches.flat();
  const highest = points.reduce((best, point) => (point.y > best.y ? point : best));
  const style = { '--columns': values.length } as CSSProperties;
  return (
    <Stack className={classes.chart} style={style}>
      <div className={classes.plot}>
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            className={classes.tick}
            style={{ bottom: percent((tick - scale.from) / (scale.to - scale.from)) }}
          >
            {formatInteger(tick)}
          </span>
        ))}
        <svg className={classes.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {stretches.map((stretch) => (
            <polyline key={stretch[0]?.index} points={pathOf(stretch)} />
          ))}
        </svg>
        {points.map((point) => (
          <span
            key={point.index}
            className={classes.point}
            style={{ left: percent(point.x), bottom: percent(point.y) }}
            data-main={point === highest || point === points.at(-1) || undefined}
            data-highest={point === highest || undefined}
          >
            <span className={classes.text}>{values[point.index]?.text}</span>
          </span>
        ))}
      </div>
      <div className={classes.labels}>
        {values.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </Stack>
  );
}
