import { describe, expect, it } from 'vitest';
import { knockoutFrom, mayRelease } from './release.ts';

const minute = 60_000;
const over = { group: 'a', state: 'over' } as const;
const open = { group: 'a', state: 'open' } as const;
const knockout = { group: null, state: 'open' } as const;
const times = { startedAt: 10 * minute, lastEnd: 60 * minute, releasedAt: null };

describe('the release of a knockout', () => {
  it.each([
    ['without groups begins with the tournament', [knockout], times, 10],
    ['waits for all groups', [over, open, knockout], times, null],
    ['shows the tables for five minutes', [over, knockout], times, 65],
    [
      'shows them after groups without a match that was played',
      [over, knockout],
      { ...times, lastEnd: null },
      15,
    ],
    ['comes sooner by a tap', [over, knockout], { ...times, releasedAt: 62 * minute }, 62],
    ['is not late by a late tap', [over, knockout], { ...times, releasedAt: 70 * minute }, 65],
    ['forgets a tap before the last result', [over, knockout], { ...times, releasedAt: 50 * minute }, 65],
  ] as const)('%s', (_, matches, given, expected) => {
    expect(knockoutFrom(matches, given)).toBe(expected === null ? null : expected * minute);
  });

  it('is a tap only while the tables are shown', () => {
    expect(mayRelease(null, 60 * minute)).toBe(false);
    expect(mayRelease(65 * minute, 64 * minute)).toBe(true);
    expect(mayRelease(65 * minute, 65 * minute)).toBe(false);
  });
});
