import { expect, it } from 'vitest';
import { countTurns, maxTurnsOfMatch, mayRecordMore } from './turn-limit.ts';
import type { Leg, MatchSet, Throw } from './types.ts';

const setOf = (...turns: readonly number[]): MatchSet =>
  ({
    legs: turns.map((count) => ({ throws: Array<Throw>(count) }) as unknown as Leg),
  }) as unknown as MatchSet;

it('counts the turns of all legs of all sets', () => {
  expect(countTurns({ sets: [] })).toBe(0);
  expect(countTurns({ sets: [setOf(3, 0, 18), setOf(20)] })).toBe(41);
});

it('refuses a turn after the last one that a match can have', () => {
  const [first, last] = [setOf(4000, 1), setOf(maxTurnsOfMatch - 4002)];
  expect(mayRecordMore({ sets: [first, last] })).toEqual({ ok: true, value: true });
  const full = [first, setOf(maxTurnsOfMatch - 4001)];
  expect(mayRecordMore({ sets: full })).toEqual({ ok: false, error: 'error.match.too-many-turns' });
});

it('allows the longest single set, and a turn every ten seconds for a whole day', () => {
  const turnsOfALeg = 30;
  expect(maxTurnsOfMatch).toBeGreaterThan((2 * 99 - 1) * turnsOfALeg);
  expect(maxTurnsOfMatch).toBeGreaterThan((24 * 60 * 60) / 10);
});
