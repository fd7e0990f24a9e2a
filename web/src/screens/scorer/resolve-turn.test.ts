import { expect, it } from 'vitest';
import type { PadSituation } from './pad-input.ts';
import { resolveTurn } from './resolve-turn.ts';

const at = (before: number): PadSituation => ({ before, isIn: true, checkInMode: 'single-in' });
const full = { dartsThrown: 3, attemptsOnDouble: 0 };

it('counts three darts where the points say so', () => {
  expect(resolveTurn({ kind: 'score', score: 60 }, at(501))).toEqual({
    kind: 'counted',
    turn: { score: 60, ...full },
  });
});

it('counts the only way to check out 170', () => {
  expect(resolveTurn({ kind: 'score', score: 170 }, at(170))).toEqual({
    kind: 'counted',
    turn: { score: 170, dartsThrown: 3, attemptsOnDouble: 1 },
  });
});

it('asks for the darts of a checkout that leaves a choice', () => {
  expect(resolveTurn({ kind: 'score', score: 40 }, at(40))).toMatchObject({
    kind: 'open',
    turn: { score: 40, isCheckout: true },
  });
});

it('records a bust as 0 points with three darts', () => {
  expect(resolveTurn({ kind: 'bust' }, at(181))).toEqual({ kind: 'counted', turn: { score: 0, ...full } });
  const low = resolveTurn({ kind: 'bust' }, at(40));
  if (low.kind !== 'open') throw new Error('a bust from 40 can hold attempts');
  expect(low.turn).toMatchObject({ score: 0, isCheckout: false });
  expect(low.turn.options.every(({ dartsThrown }) => dartsThrown === 3)).toBe(true);
});
