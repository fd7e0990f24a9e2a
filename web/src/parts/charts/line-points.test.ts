import { describe, expect, it } from 'vitest';
import { lineScale, lineStretches } from './line-points.ts';

describe('lineScale', () => {
  it.each([
    [[51.2, 53.9], { from: 51, to: 54, ticks: [51, 52, 53, 54] }],
    [[48, 61.5], { from: 45, to: 65, ticks: [45, 50, 55, 60, 65] }],
    [[null, 60, null], { from: 60, to: 61, ticks: [60, 61] }],
    [[0], { from: 0, to: 1, ticks: [0, 1] }],
    [[3, 167], { from: 0, to: 200, ticks: [0, 50, 100, 150, 200] }],
  ])('%j', (values, scale) => {
    expect(lineScale(values)).toEqual(scale);
  });

  it('does not exist without a value', () => {
    expect(lineScale([null, null])).toBeNull();
  });
});

describe('lineStretches', () => {
  const scale = { from: 40, to: 60, ticks: [40, 60] };

  it('places values in the middle of their columns, the highest at the top', () => {
    expect(lineStretches([40, 60], scale)).toEqual([
      [
        { x: 0.25, y: 0, index: 0 },
        { x: 0.75, y: 1, index: 1 },
      ],
    ]);
  });

  it('interrupts the line at a missing value', () => {
    const stretches = lineStretches([50, null, null, 50, 55], scale);
    expect(stretches.map((points) => points.map(({ index }) => index))).toEqual([[0], [3, 4]]);
  });
});
