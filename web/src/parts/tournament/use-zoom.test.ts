import { expect, it } from 'vitest';
import { fittingScale, scrollAfter } from './use-zoom.ts';

it('fits all of a bracket into its box, and never makes a small one larger', () => {
  expect(fittingScale({ width: 2000, height: 8000 }, { width: 1000, height: 800 })).toBe(0.1);
  expect(fittingScale({ width: 500, height: 300 }, { width: 1000, height: 800 })).toBe(1);
});

it('keeps the point below the fingers where it is', () => {
  const at = { x: 100, y: 50 };
  const scroll = { x: 300, y: 10 };
  const after = scrollAfter(scroll, at, 2);
  expect(after).toEqual({ x: 700, y: 70 });
  expect(scrollAfter(after, at, 0.5)).toEqual(scroll);
});
