import { describe, expect, it } from 'vitest';
import {
  absentFrom,
  isAbsenceReportable,
  isObjectable,
  type MatchdayForfeit,
  objectableUntil,
} from './give-up.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const start = 100 * dayMs;
const facts = { startDateTime: start, waitMinutes: 30, timedAt: null };

describe('a side counts as absent', () => {
  it('after the wait, which begins when the planned time was set last', () => {
    expect(absentFrom(facts)).toBe(start + 30 * minuteMs);
    expect(absentFrom({ ...facts, timedAt: start - 1 })).toBe(start + 30 * minuteMs);
    expect(absentFrom({ ...facts, timedAt: start + 5 })).toBe(start + 5 + 30 * minuteMs);
  });

  it.each([
    [[], 30, true],
    [[], 29, false],
    [['open', 'given'], 30, true],
    [['open', 'begun'], 30, false],
  ] as const)('of games %j after %s minutes: %s', (progress, minutes, expected) => {
    expect(isAbsenceReportable({ ...facts, progress }, start + minutes * minuteMs)).toBe(expected);
  });
});

describe('a side can object', () => {
  const forfeit: MatchdayForfeit = { side: 'away', reason: 'absent', madeAt: start, isDisputed: false };
  it.each<[string, Partial<MatchdayForfeit>, number, boolean]>([
    ['for seven days', {}, 7 * dayMs - 1, true],
    ['not longer', {}, 7 * dayMs, false],
    ['once', { isDisputed: true }, 1, false],
    ['not to what it has decided itself', { reason: 'gave-up' }, 1, false],
  ])('%s', (_, more, afterMs, expected) => {
    expect(isObjectable({ ...forfeit, ...more }, start + afterMs)).toBe(expected);
  });

  it('until a time that everybody sees', () => {
    expect(objectableUntil(forfeit)).toBe(start + 7 * dayMs);
    expect(objectableUntil({ ...forfeit, reason: 'gave-up' })).toBeNull();
  });
});
