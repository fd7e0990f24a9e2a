import { describe, expect, it } from 'vitest';
import { type BoardUse, isBoardFor, plainUse, wrongUses } from './event-board.ts';

const use = (more: Partial<BoardUse>): BoardUse => ({ ...plainUse, ...more });
const final = { round: 'final', group: null } as const;
const ofGroup = (group: string) => ({ round: 'group', group }) as const;

describe('a board of an event', () => {
  it.each([
    ['plain', {}, final, true],
    ['for finals', { rounds: ['final'] }, final, true],
    ['for semi-finals', { rounds: ['semi-final'] }, final, false],
    ['for one group', { groups: ['A'] }, ofGroup('A'), true],
    ['for one group', { groups: ['A'] }, ofGroup('B'), false],
    ['for one group', { groups: ['A'] }, final, false],
    ['for one group and finals', { groups: ['A'], rounds: ['final'] }, final, true],
    ['for all groups', { rounds: ['group'] }, ofGroup('B'), true],
    ['from now', { from: 100 }, final, true],
    ['from later', { from: 101 }, final, false],
    ['until later', { until: 101 }, final, true],
    ['until now', { until: 100 }, final, false],
    ['for finals, not yet', { from: 101, rounds: ['final'] }, final, false],
  ] as const)('%s %j is used by %j: %s', (_, more, match, expected) => {
    expect(isBoardFor(use(more), match, 100)).toBe(expected);
  });

  it('is for a training match unless it is reserved', () => {
    const match = { round: null, group: null };
    expect(isBoardFor(plainUse, match, 0)).toBe(true);
    expect(isBoardFor(use({ rounds: ['final'] }), match, 0)).toBe(false);
  });
});

describe('a choice of boards', () => {
  it.each([
    ['tournament', [{ from: 1, until: 2, rounds: ['final'], groups: ['A'] }, {}], []],
    ['tournament', [{}, { from: 2, until: 2 }], ['1/until']],
    ['tournament', [{ side: 'home' }], ['0/side']],
    ['mdsl-matchday', [{ side: 'home' }, { side: 'away' }, {}], []],
    ['mdsl-matchday', [{ side: 'home' }, { side: 'home' }], ['1/side']],
    ['mdsl-matchday', [{ rounds: ['final'] }], ['0/rounds']],
    ['training', [{ groups: ['A'] }, { side: 'away' }], ['0/groups', '1/side']],
  ] as const)('of a %s: %j is wrong at %j', (type, uses, fields) => {
    expect(
      wrongUses(
        uses.map((one) => use(one)),
        type,
      ),
    ).toEqual(fields);
  });
});
