import { describe, expect, it } from 'vitest';
import { isGuestsPassOpen, isPairingOpen } from './guests-pass.ts';

const hourMs = 60 * 60_000;
const times = { startDateTime: 100 * hourMs, endDateTime: 104 * hourMs };

describe('the PIN of the guests', () => {
  it.each([
    ['scheduled', 97, true],
    ['scheduled', 96.9, false],
    ['running', 100, true],
    ['running', 127.9, true],
    ['running', 128, false],
    ['finished', 103, false],
  ] as const)('of a match day that is %s at hour %s: works %s', (status, hour, expected) => {
    const facts = { times, status, finishedAt: status === 'finished' ? 102 * hourMs : null };
    expect(isGuestsPassOpen(facts, hour * hourMs)).toBe(expected);
    expect(isPairingOpen(facts, hour * hourMs)).toBe(expected);
  });

  it('works two minutes longer for the last turn, but pairs no device any more', () => {
    const facts = { times, status: 'finished', finishedAt: 102 * hourMs } as const;
    expect(isGuestsPassOpen(facts, 102 * hourMs + 119_999)).toBe(true);
    expect(isGuestsPassOpen(facts, 102 * hourMs + 120_000)).toBe(false);
    expect(isPairingOpen(facts, 102 * hourMs)).toBe(false);
  });
});
