import { describe, expect, it } from 'vitest';
import {
  deleteDigit,
  emptyInput,
  isBustPossible,
  isCheckoutPossible,
  isShortcutEnabled,
  type PadInput,
  type PadSituation,
  readInput,
  resolveTurn,
  typeDigit,
} from './use-turn-entry.ts';

const at = (before: number, changes: Partial<PadSituation> = {}): PadSituation => ({
  before,
  isIn: true,
  checkInMode: 'single-in',
  ...changes,
});
const typed = (digits: string, mode: PadInput['mode'] = 'score'): PadInput => ({ digits, mode });

describe('typing', () => {
  it('accepts three digits for a score and five for a rest', () => {
    const score = [1, 8, 0, 0].reduce(typeDigit, emptyInput);
    expect(score.digits).toBe('180');
    const rest = [1, 0, 0, 0, 1, 5].reduce(typeDigit, typed('', 'rest'));
    expect(rest.digits).toBe('10001');
  });

  it('replaces a leading zero', () => {
    expect(typeDigit(typed('0'), 7).digits).toBe('7');
  });

  it('deletes digit by digit, then leaves the rest mode', () => {
    expect(deleteDigit(typed('45', 'rest'))).toEqual(typed('4', 'rest'));
    expect(deleteDigit(typed('', 'rest'))).toEqual(emptyInput);
  });
});

describe('reading a score', () => {
  it.each([
    { digits: '60', before: 501, reads: { kind: 'score', score: 60, rest: 441 } },
    { digits: '0', before: 501, reads: { kind: 'score', score: 0, rest: 501 } },
    { digits: '180', before: 501, reads: { kind: 'score', score: 180, rest: 321 } },
    { digits: '179', before: 501, reads: { kind: 'impossible' } },
    { digits: '181', before: 501, reads: { kind: 'impossible' } },
    { digits: '999', before: 501, reads: { kind: 'impossible' } },
    { digits: '40', before: 40, reads: { kind: 'score', score: 40, rest: 0 } },
    { digits: '39', before: 40, reads: { kind: 'bust' } },
    { digits: '41', before: 40, reads: { kind: 'bust' } },
    { digits: '159', before: 159, reads: { kind: 'impossible' } },
  ])('$digits from $before', ({ digits, before, reads }) => {
    expect(readInput(typed(digits), at(before))).toEqual(reads);
  });

  it('includes a double in the first score with double-in', () => {
    const outside = at(501, { isIn: false, checkInMode: 'double-in' });
    expect(readInput(typed('180'), outside).kind).toBe('impossible');
    expect(readInput(typed('170'), outside).kind).toBe('score');
  });
});

describe('reading a rest', () => {
  it.each([
    { digits: '441', before: 501, reads: { kind: 'score', score: 60, rest: 441 } },
    { digits: '0', before: 40, reads: { kind: 'score', score: 40, rest: 0 } },
    { digits: '1', before: 40, reads: { kind: 'impossible' } },
    { digits: '502', before: 501, reads: { kind: 'impossible' } },
    { digits: '300', before: 501, reads: { kind: 'impossible' } },
  ])('$digits left of $before', ({ digits, before, reads }) => {
    expect(readInput(typed(digits, 'rest'), at(before))).toEqual(reads);
  });
});

describe('the keys that can be pressed', () => {
  it('include legal shortcuts as long as nothing is typed', () => {
    expect(isShortcutEnabled(60, emptyInput, at(501))).toBe(true);
    expect(isShortcutEnabled(60, typed('4'), at(501))).toBe(false);
    expect(isShortcutEnabled(60, emptyInput, at(61))).toBe(false);
    expect(isShortcutEnabled(60, emptyInput, at(60))).toBe(true);
  });

  it('include checkouts that three darts can do', () => {
    expect([40, 170, 169, 171, 2].map((before) => isCheckoutPossible(at(before)))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });

  it('include busts that three darts can do', () => {
    expect([2, 181, 182].map((before) => isBustPossible(at(before)))).toEqual([true, true, false]);
  });
});

describe('an entered turn', () => {
  const full = { dartsThrown: 3, attemptsOnDouble: 0 };

  it('counts three darts if the points require them', () => {
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
});
