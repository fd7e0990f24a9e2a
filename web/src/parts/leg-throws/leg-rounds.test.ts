import { expect, it } from 'vitest';
import { playMatch } from '../../test/played-match.ts';
import { isStruckThrough, roundsOf } from './leg-rounds.ts';
import { axisRounds, chartLines } from './rest-chart-geometry.ts';

const leg = playMatch({ config: { legsToWinSet: 1 }, legs: ['501 | 180 60 | 180 45 | 141/3#1'] }).sets[0]
  ?.legs[0];
if (leg === undefined) throw new Error('no leg');
const rounds = roundsOf(leg);

it('puts the turns of a round side by side, with rest and darts', () => {
  expect(
    rounds.map(({ number, turns }) => [number, turns[0]?.after, turns[0]?.darts, turns[1]?.after]),
  ).toEqual([
    [1, 321, 3, 441],
    [2, 141, 6, 396],
    [3, 0, 9, undefined],
  ]);
  expect(rounds[2]?.turns[0]?.isCheckout).toBe(true);
});

it('strikes through rests that three darts can finish', () => {
  expect([171, 170, 2, 0].map(isStruckThrough)).toEqual([false, true, true, true]);
});

it('draws a line for each side from the start to its last rest', () => {
  const [home, away] = chartLines(rounds, [501, 501]);
  expect(home.map(({ rest }) => rest)).toEqual([501, 321, 141, 0]);
  expect(away.map(({ rest }) => rest)).toEqual([501, 441, 396]);
  const xs = home.map(({ x }) => x);
  expect(xs).toEqual(xs.toSorted((one, other) => one - other));
  expect((home[3]?.y ?? 0) > (home[0]?.y ?? 0)).toBe(true);
});

it('begins the line of each side at its own points', () => {
  const [home, away] = chartLines(rounds, [501, 301]);
  expect([home[0]?.rest, away[0]?.rest]).toEqual([501, 301]);
  expect((away[0]?.y ?? 0) > (home[0]?.y ?? 0)).toBe(true);
});

it.each([
  [3, [1, 2, 3]],
  [8, [1, 2, 3, 4, 5, 6, 7, 8]],
  [9, [2, 4, 6, 8]],
  [30, [4, 8, 12, 16, 20, 24, 28]],
])('writes at most eight of %i rounds', (count, shown) => {
  expect(axisRounds(count)).toEqual(shown);
});
