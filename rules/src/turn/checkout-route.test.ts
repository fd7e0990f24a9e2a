import { describe, expect, it } from 'vitest';
import { bedScore, isDouble } from '../board/bed.ts';
import { checkoutRoute } from './checkout-route.ts';
import { canCheckout } from './checkouts.ts';

const everyRest = Array.from({ length: 186 }, (_, index) => index - 5);

describe.each([1, 2, 3])('routes with %i darts', (darts) => {
  it('exist exactly for the rests that these darts can finish', () => {
    for (const rest of everyRest) {
      expect([rest, checkoutRoute(rest, darts) !== null]).toEqual([rest, canCheckout(rest, darts)]);
    }
  });

  it('add up to the rest, need no more darts than in hand and end with a double', () => {
    for (const rest of everyRest) {
      const route = checkoutRoute(rest, darts);
      if (route === null) continue;
      expect([rest, route.reduce((sum, bed) => sum + bedScore(bed), 0)]).toEqual([rest, rest]);
      expect(route.length).toBeLessThanOrEqual(darts);
      expect(isDouble(route.at(-1) ?? 'M')).toBe(true);
    }
  });

  it('are still routes for the remaining darts after each hit', () => {
    for (const rest of everyRest) {
      let left = rest;
      for (const [index, bed] of (checkoutRoute(rest, darts) ?? []).entries()) {
        expect(canCheckout(left, darts - index)).toBe(true);
        left -= bedScore(bed);
      }
    }
  });
});

describe('checkoutRoute', () => {
  it.each([
    [170, 3, 'T20 T20 DB'],
    [167, 3, 'T20 T19 DB'],
    [164, 3, 'T20 T18 DB'],
    [161, 3, 'T20 T17 DB'],
    [160, 3, 'T20 T20 D20'],
    [141, 3, 'T20 T19 D12'],
    [121, 3, 'T20 T11 D14'],
    [120, 3, 'T20 S20 D20'],
    [110, 2, 'T20 DB'],
    [101, 2, 'T17 DB'],
    [100, 3, 'T20 D20'],
    [81, 2, 'T19 D12'],
    [61, 2, 'SB D18'],
    [60, 3, 'S20 D20'],
    [50, 1, 'DB'],
    [40, 3, 'D20'],
    [32, 2, 'D16'],
    [7, 2, 'S3 D2'],
    [3, 3, 'S1 D1'],
    [2, 1, 'D1'],
  ])('%i with %i darts is %s', (rest, darts, route) => {
    expect(checkoutRoute(rest, darts)?.join(' ')).toBe(route);
  });

  it('returns null without darts', () => {
    expect(checkoutRoute(40, 0)).toBeNull();
    expect(checkoutRoute(40, Number.NaN)).toBeNull();
  });
});
