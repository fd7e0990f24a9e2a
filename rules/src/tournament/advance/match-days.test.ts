import { describe, expect, it } from 'vitest';
import { favouriteWins, planForTest, playOut } from '../../../test-support/tournaments.ts';
import { advance } from '../course/advance.ts';
import { recentMatchDay } from './match-days.ts';

describe('the recent match day', () => {
  const league = planForTest({ mode: 'league', noOfEntrants: 4 });
  const { log } = playOut(league, favouriteWins);
  const dayAfter = (rows: typeof log) => recentMatchDay(league, advance(league, rows).matches);

  it('is the first one with an open match', () => {
    expect([0, 1, 2, 3, 4, 5].map((rows) => dayAfter(log.slice(0, rows)))).toEqual([1, 1, 2, 2, 3, 3]);
    expect(dayAfter(log.slice(1))).toBe(1);
  });

  it('is the last one at the end, and does not exist without groups', () => {
    expect(dayAfter(log)).toBe(3);
    const knockout = planForTest({ mode: 'single-knockout', noOfEntrants: 4 });
    expect(recentMatchDay(knockout, advance(knockout, []).matches)).toBeNull();
  });
});
