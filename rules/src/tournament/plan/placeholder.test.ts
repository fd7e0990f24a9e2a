import { describe, expect, it } from 'vitest';
import { planForTest } from '../../../test-support/tournaments.ts';
import { advance } from '../course/advance.ts';
import { placeholderOf } from './placeholder.ts';

describe('the placeholder of a party', () => {
  const double = planForTest({ mode: 'double-knockout', noOfEntrants: 5 });
  const { matches } = advance(double, []);
  const partiesOf = (key: string) => matches[key]?.slots.map((slot) => placeholderOf(slot, double));

  it('names the number of the match that it comes from', () => {
    expect(partiesOf('winner-side/1/0')).toEqual([
      null,
      { type: 'tba-by-match', outcome: 'winner', matchName: '1' },
    ]);
    expect(partiesOf('winner-side/1/1')).toEqual([null, null]);
  });

  // Matches 2 and 3 are the second round of the winner side; the loser of match 3 crosses over.
  it('names the match before a walkover', () => {
    expect(matches['loser-side/0/0']?.status).toBe('walkover');
    expect(partiesOf('loser-side/1/0')).toEqual([
      { type: 'tba-by-match', outcome: 'loser', matchName: '3' },
      { type: 'tba-by-match', outcome: 'loser', matchName: '1' },
    ]);
    expect(partiesOf('loser-side/0/1')).toEqual([{ type: 'bye' }, { type: 'bye' }]);
  });

  it('names a rank in a group or a place in the order across groups', () => {
    const byGroup = planForTest({ noOfEntrants: 8, noOfGroups: 2, noOfQualifiers: 4 });
    expect(placeholderOf(byGroup.firstRound[1] ?? { kind: 'bye' }, byGroup)).toEqual({
      type: 'tba-by-group',
      groupId: 'B',
      groupName: 'B',
      rank: 2,
    });
    const byOrder = planForTest({ noOfEntrants: 18, noOfGroups: 6, noOfQualifiers: 8 });
    expect(placeholderOf(byOrder.firstRound[1] ?? { kind: 'bye' }, byOrder)).toEqual({
      type: 'tba-by-grouprank-order',
      rankWithinGroups: 2,
      rankWithinOrder: 2,
    });
  });
});
