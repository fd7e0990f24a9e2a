import { describe, expect, it } from 'vitest';
import { planForTest } from '../../../test-support/tournaments.ts';
import { noFigures } from '../../table/ranking-figures.ts';
import type { LogRow } from '../advance/log.ts';
import { advance } from '../course/advance.ts';

const plan = planForTest({ mode: 'single-knockout', noOfEntrants: 8, callerRule: 'loser-calls' });

/** A result of a match of the first round. @param winner 0 is the first slot */
const result = (match: string, winner: 0 | 1): LogRow => ({
  kind: 'result',
  match,
  outcome: { winner, figures: [noFigures, noFigures], isComplete: true },
});

const callerOf = (match: string, rows: readonly LogRow[]) => advance(plan, rows).callers[match];

describe('the start of a match', () => {
  const match = 'knockout/1/0';
  const first = result('knockout/0/0', 0);
  const second = result('knockout/0/1', 0);
  const begins: LogRow = { kind: 'begin', match, caller: 'e5', entrants: ['e1', 'e4'] };

  it('binds its caller while the same people play it', () => {
    expect(callerOf(match, [first, second, begins])).toBe('e5');
    expect(callerOf(match, [first, second])).not.toBe('e5');
  });

  it('binds nobody once somebody else plays it', () => {
    const other = result('knockout/0/1', 1);
    expect(callerOf(match, [first, other, begins])).toBe(callerOf(match, [first, other]));
    expect(callerOf(match, [first, begins])).toBe(callerOf(match, [first]));
  });

  it('binds nobody once a withdrawal has ended it', () => {
    const leaves: LogRow = { kind: 'withdrawal', stage: 'knockout', entrant: 'e4' };
    const rows = [first, second, leaves];
    expect(advance(plan, [...rows, begins]).callers).toEqual(advance(plan, rows).callers);
  });

  it('counts without the names of who played, unless its caller plays now', () => {
    const old: LogRow = { kind: 'begin', match, caller: 'e5' };
    expect(callerOf(match, [first, second, old])).toBe('e5');
    const calledByPlayer: LogRow = { kind: 'begin', match, caller: 'e4' };
    expect(callerOf(match, [first, second, calledByPlayer])).toBe(callerOf(match, [first, second]));
  });
});
