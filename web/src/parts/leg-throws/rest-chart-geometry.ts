import type { PerParty } from '@neundarter/rules/match/types';
import type { Round } from './leg-rounds.ts';

/** Size of the drawing in its own units; the page scales it. */
export const chartSize = { width: 640, height: 260, left: 56, right: 16, top: 16, bottom: 40 } as const;

export type ChartPoint = { readonly x: number; readonly y: number; readonly rest: number };

const plotWidth = chartSize.width - chartSize.left - chartSize.right;
const plotHeight = chartSize.height - chartSize.top - chartSize.bottom;

/** Where a rest after so many rounds is drawn. */
export const chartPoint = (
  { round, rest }: { readonly round: number; readonly rest: number },
  scale: ChartScale,
): ChartPoint => ({
  x: chartSize.left + (plotWidth * round) / Math.max(scale.rounds, 1),
  y: chartSize.top + plotHeight * (1 - rest / Math.max(scale.startingScore, 1)),
  rest,
});

export type ChartScale = { readonly rounds: number; readonly startingScore: number };

/** One line per party, from the starting score down, a point per turn. */
export const chartLines = (
  rounds: readonly Round[],
  startingScore: number,
): PerParty<readonly ChartPoint[]> => {
  const scale = { rounds: rounds.length, startingScore };
  const lineOf = (party: 0 | 1): readonly ChartPoint[] => [
    chartPoint({ round: 0, rest: startingScore }, scale),
    ...rounds.flatMap(({ number, turns }) => {
      const turn = turns[party];
      return turn === null ? [] : [chartPoint({ round: number, rest: turn.after }, scale)];
    }),
  ];
  return [lineOf(0), lineOf(1)];
};

/** A tenth of a unit is finer than any screen shows. */
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** The points of a polyline as SVG wants them. */
export const polylinePoints = (points: readonly ChartPoint[]): string =>
  points.map(({ x, y }) => `${tenths(x)},${tenths(y)}`).join(' ');

/** Round numbers to write below the axis: at most about eight, evenly spaced. */
export const axisRounds = (rounds: number): readonly number[] => {
  const step = Math.max(1, Math.ceil(rounds / 8));
  return Array.from({ length: Math.floor(rounds / step) }, (_, index) => (index + 1) * step);
};

/** Rests to write beside the axis: zero, the highest finish where there is room for it, and the start. */
export const axisRests = (startingScore: number): readonly number[] =>
  startingScore >= 250 ? [0, 170, startingScore] : [0, startingScore];
