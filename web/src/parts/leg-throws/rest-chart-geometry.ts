import type { PerParty } from '@neundarter/rules/match/types';
import type { Round } from './leg-rounds.ts';

/** Size of the drawing in its own units; the page scales it. */
export const chartSize = { width: 640, height: 260, left: 56, right: 16, top: 16, bottom: 40 } as const;

type ChartPoint = { readonly x: number; readonly y: number; readonly rest: number };

const plotWidth = chartSize.width - chartSize.left - chartSize.right;
const plotHeight = chartSize.height - chartSize.top - chartSize.bottom;

/** Position of a rest after a number of rounds. */
export const chartPoint = (
  { round, rest }: { readonly round: number; readonly rest: number },
  scale: ChartScale,
): ChartPoint => ({
  x: chartSize.left + (plotWidth * round) / Math.max(scale.rounds, 1),
  y: chartSize.top + plotHeight * (1 - rest / Math.max(scale.startingScore, 1)),
  rest,
});

type ChartScale = { readonly rounds: number; readonly startingScore: number };

/** One line per party, which begins at its starting score and has one point per turn. */
export const chartLines = (
  rounds: readonly Round[],
  starts: PerParty<number>,
): PerParty<readonly ChartPoint[]> => {
  const scale = { rounds: rounds.length, startingScore: Math.max(...starts) };
  const lineOf = (party: 0 | 1): readonly ChartPoint[] => [
    chartPoint({ round: 0, rest: starts[party] }, scale),
    ...rounds.flatMap(({ number, turns }) => {
      const turn = turns[party];
      return turn === null ? [] : [chartPoint({ round: number, rest: turn.after }, scale)];
    }),
  ];
  return [lineOf(0), lineOf(1)];
};

/** Rounds to tenths of a unit; screens show nothing finer. */
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** The points in the format of SVG's `points` attribute. */
export const polylinePoints = (points: readonly ChartPoint[]): string =>
  points.map(({ x, y }) => `${tenths(x)},${tenths(y)}`).join(' ');

/** Rounds to label below the axis: round numbers, evenly spaced, at most about eight. */
export const axisRounds = (rounds: number): readonly number[] => {
  const step = Math.max(1, Math.ceil(rounds / 8));
  return Array.from({ length: Math.floor(rounds / step) }, (_, index) => (index + 1) * step);
};

/** Rests to label beside the axis: zero, the highest finish if there is space for it, and the starting score. */
export const axisRests = (startingScore: number): readonly number[] =>
  startingScore >= 250 ? [0, 170, startingScore] : [0, startingScore];
