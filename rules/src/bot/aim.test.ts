import { describe, expect, it } from 'vitest';
import { bedScore, isDouble } from '../board/bed.ts';
import { checkoutRoute } from '../turn/checkout-route.ts';
import { canCheckout } from '../turn/checkouts.ts';
import { aimAt } from './aim.ts';

const opened = { needsDoubleIn: false };

describe('aimAt', () => {
  it.each([
    [501, 3, 'T20', 'scores'],
    [230, 1, 'T20', 'scores where no single leaves a finish'],
    [190, 1, 'T20', 'single 20 leaves 170'],
    [189, 1, 'T19', 'single 20 would leave 169'],
    [188, 1, 'T18', 'single 20 would leave 168, single 19 leaves 169'],
    [187, 1, 'T20', 'single 20 leaves 167'],
    [179, 1, 'T19', 'single 20 would leave 159'],
    [189, 2, 'T20', 'another dart can still correct it'],
    [169, 3, 'T20', 'the rest is a bogey number'],
    [159, 1, 'T20', 'single 20 leaves 139'],
    [170, 3, 'T20', 'on the route'],
    [170, 1, 'T20', 'lays up along the route'],
    [107, 2, 'T19', 'two darts go for the bull'],
    [57, 1, 'S17', 'leaves double 20'],
    [50, 1, 'DB', 'last dart'],
    [50, 3, 'S10', 'leaves double 20'],
    [7, 1, 'S3', 'leaves double 2'],
    [3, 1, 'S1', 'leaves double 1'],
    [40, 3, 'D20', 'a double'],
    [2, 1, 'D1', 'the last double'],
  ] as const)('%i left, %i darts in hand: %s (%s)', (...[rest, dartsLeft, target]) => {
    expect(aimAt({ rest, dartsLeft, ...opened })).toBe(target);
  });

  it('never aims at a bed that busts, and follows the route if there is one', () => {
    for (let rest = 2; rest <= 501; rest += 1) {
      for (const dartsLeft of [1, 2, 3]) {
        const target = aimAt({ rest, dartsLeft, ...opened });
        const left = rest - bedScore(target);
        expect(left >= 2 || (left === 0 && isDouble(target))).toBe(true);
        const route = checkoutRoute(rest, dartsLeft);
        if (route !== null) expect(target).toBe(route[0]);
      }
    }
  });

  it('leaves a finish for the next turn when a lay-up hits', () => {
    for (let rest = 41; rest <= 170; rest += 1) {
      if (canCheckout(rest, 1)) continue;
      const left = rest - bedScore(aimAt({ rest, dartsLeft: 1, ...opened }));
      expect([rest, canCheckout(left, 3)]).toEqual([rest, true]);
    }
  });

  it('opens with a double that leaves a finish', () => {
    for (let rest = 4; rest <= 501; rest += 1) {
      const target = aimAt({ rest, dartsLeft: 3, needsDoubleIn: true });
      const left = rest - bedScore(target);
      expect(isDouble(target) && (left === 0 || left >= 2)).toBe(true);
    }
    expect(aimAt({ rest: 501, dartsLeft: 3, needsDoubleIn: true })).toBe('D20');
  });
});
