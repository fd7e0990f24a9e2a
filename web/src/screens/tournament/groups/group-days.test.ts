import { expect, it } from 'vitest';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { dayOf, daysOf, matchesOfGroup } from './group-days.ts';

const match = (matchDay: number, phase: MatchView['phase'], groupId = 'A'): MatchView => {
  const side = { name: '', entrant: null, isBye: false, score: null, hasWon: false };
  return {
    key: '',
    matchId: null,
    number: 1,
    stage: 'group',
    groupId,
    round: 0,
    index: 0,
    matchDay,
    board: null,
    phase,
    isBegun: phase === 'finished',
    isCalled: false,
    sides: [side, side],
    caller: null,
    callerId: null,
  };
};

it('opens the lowest match day with an open match, else the last one', () => {
  const some = [match(1, 'finished'), match(2, 'forfeited'), match(2, 'ready'), match(3, 'ready')];
  expect(daysOf(some)).toEqual([1, 2, 3]);
  expect(dayOf('recent', some)).toBe(2);
  expect(dayOf('3', some)).toBe(3);
  expect(dayOf('4', some)).toBe(2);
  expect(
    dayOf(
      'recent',
      some.map((one) => ({ ...one, phase: 'finished' })),
    ),
  ).toBe(3);
  expect(dayOf('recent', [])).toBe(1);
});

it('knows only the matches of its group', () => {
  expect(
    matchesOfGroup([match(1, 'ready'), match(2, 'ready', 'B')], 'B').map(({ matchDay }) => matchDay),
  ).toEqual([2]);
});
