import { expect, it } from 'vitest';
import { steadyClock } from './clock.ts';

it('a steady clock goes on from where it was when the other one is set back', () => {
  let time = 1000;
  const { now } = steadyClock({ now: () => time });
  const readings = [];
  for (const next of [1000, 1500, 500, 600, 100, 250, 5000, 4990, 5010]) {
    time = next;
    readings.push(now());
  }
  expect(readings).toEqual([1000, 1500, 1500, 1600, 1600, 1750, 6500, 6500, 6520]);
});
