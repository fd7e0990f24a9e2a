import { describe, expect, it } from 'vitest';
import { correctableAloneForMs, isConfirmed, mayStillObject, sideToAsk } from './disputes.ts';

const endedAt = 1_700_000_000_000;

describe('sideToAsk', () => {
  it.each([
    ['home, at once', ['home'], 0, null],
    ['home, just in time', ['home'], correctableAloneForMs - 1, null],
    ['home, late', ['home'], correctableAloneForMs, 'away'],
    ['away, late', ['away'], correctableAloneForMs, 'home'],
    ['who leads both sides, late', ['home', 'away'], correctableAloneForMs, null],
  ] as const)('%s', (_name, ledByAuthor, after, expected) => {
    expect(sideToAsk({ ledByAuthor, endedAt, now: endedAt + after })).toBe(expected);
  });
});

describe('signatures', () => {
  it.each([
    [[null, null], false, true],
    [['Anna', null], false, false],
    [[null, 'Ben'], false, true],
    [['Anna', 'Ben'], true, false],
  ] as const)('%j', (signatures, confirmed, mayHomeObject) => {
    expect(isConfirmed(signatures)).toBe(confirmed);
    expect(mayStillObject(signatures, 'home')).toBe(mayHomeObject);
  });
});
