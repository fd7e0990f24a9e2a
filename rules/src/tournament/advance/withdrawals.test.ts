import { describe, expect, it } from 'vitest';
import { favouriteWins, nameOf, planForTest, playOut, seedOf } from '../../../test-support/tournaments.ts';
import { groupIds } from '../groups/draw-groups.ts';
import { advance } from './advance.ts';
import { type LogRow, usualEffect, type WithdrawalEffect } from './log.ts';

// Groups by snake: A e1 e4 e5 e8, B e2 e3 e6 e7; the first two of each qualify: A1-B2, B1-A2.
const plan = planForTest({
  mode: 'single-knockout-with-group-stage',
  noOfEntrants: 8,
  noOfGroups: 2,
  noOfQualifiers: 4,
});
const all = playOut(plan, favouriteWins).log;
const groupResults = all.filter((row) => row.kind === 'result' && row.match.startsWith('group'));

const leavesGroup = (entrant: string, effect: WithdrawalEffect): LogRow => ({
  kind: 'withdrawal',
  stage: 'group',
  entrant,
  effect,
});
const leavesKnockout = (entrant: string): LogRow => ({ kind: 'withdrawal', stage: 'knockout', entrant });

const slotsAfter = (...rows: readonly LogRow[]): string =>
  advance(plan, [...groupResults, ...rows])
    .slots.map(nameOf)
    .join(' ');

const orderOf = (log: readonly LogRow[]): string =>
  advance(plan, log)
    .standings[0]?.classes.map((level) => level.map(({ key }) => key).join('='))
    .join(' ') ?? '';

describe('a withdrawal from a group', () => {
  it('lets the next in the table move up', () => {
    expect(slotsAfter()).toBe('e1 e3 e2 e4');
    expect(slotsAfter(leavesGroup('e1', 'forfeits'))).toBe('e4 e3 e2 e5');
    expect(slotsAfter(leavesGroup('e1', 'out-of-table'))).toBe('e4 e3 e2 e5');
  });

  it('leaves a bye in the slot if nobody can move up', () => {
    const left = ['e4', 'e5', 'e8'].map((entrant) => leavesGroup(entrant, 'forfeits'));
    expect(slotsAfter(...left)).toBe('e1 e3 e2 bye');
    const state = playOut(plan, favouriteWins, [...groupResults, ...left]).state;
    expect(state.matches['knockout/0/1']?.status).toBe('walkover');
    expect(state).toMatchObject({ status: 'finished', winner: 'e1' });
  });

  it('removes all matches from the table, or turns the remaining matches into forfeits', () => {
    const played = groupResults.filter((row) => row.kind === 'result' && row.match.startsWith('group/A/0'));
    const statusesAfter = (effect: WithdrawalEffect) => {
      const { matches } = advance(plan, [...played, leavesGroup('e8', effect)]);
      return plan.matches
        .filter(({ slots }) => slots.map(nameOf).includes('e8'))
        .map(({ key }) => `${key} ${matches[key]?.status ?? ''}`);
    };
    expect(statusesAfter('out-of-table')).toEqual([
      'group/A/0/0 cancelled',
      'group/A/1/0 cancelled',
      'group/A/2/0 cancelled',
    ]);
    expect(statusesAfter('forfeits')).toEqual([
      'group/A/0/0 finished',
      'group/A/1/0 forfeited',
      'group/A/2/0 forfeited',
    ]);
  });

  it('can be undone', () => {
    expect(orderOf(groupResults)).toBe('e1 e4 e5 e8');
    expect(orderOf([...groupResults, leavesGroup('e4', 'forfeits')])).toBe('e1 e5 e8');
  });

  it('of two entrants at once makes both lose their match', () => {
    const { matches } = advance(plan, [leavesGroup('e4', 'forfeits'), leavesGroup('e5', 'forfeits')]);
    const between = plan.matches.find(({ slots }) =>
      slots.every((slot) => ['e4', 'e5'].includes(nameOf(slot))),
    );
    expect(matches[between?.key ?? '']?.outcome).toMatchObject({
      winner: 'nobody',
      figures: [
        { pointsFor: 0, legsWon: 0, legsLost: 3 },
        { pointsFor: 0, legsWon: 0, legsLost: 3 },
      ],
    });
  });

  it('by default removes the matches from the table before half of them are played', () => {
    expect([0, 1, 2, 3].map((played) => usualEffect(played, 4))).toEqual([
      'out-of-table',
      'out-of-table',
      'forfeits',
      'forfeits',
    ]);
  });
});

describe('a withdrawal from a knockout', () => {
  it('forfeits the next match', () => {
    const { state } = playOut(plan, favouriteWins, [...groupResults, leavesKnockout('e1')]);
    expect(state.matches['knockout/0/0']?.status).toBe('forfeited');
    expect(state).toMatchObject({ status: 'finished', winner: 'e2' });
  });

  it('does not change results', () => {
    expect(advance(plan, [...all, leavesKnockout('e1')]).matches).toEqual(advance(plan, all).matches);
  });

  it('forfeits the next match on the loser side, too', () => {
    const double = planForTest({ mode: 'double-knockout', noOfEntrants: 8 });
    const { state } = playOut(double, favouriteWins, [leavesKnockout('e8')]);
    const lost = Object.values(state.matches).filter(({ loser }) => nameOf(loser) === 'e8');
    expect(lost.map(({ status }) => status)).toEqual(['forfeited', 'forfeited']);
    expect(state.winner).toBe('e1');
  });
});

describe('a third place that is not played for', () => {
  it('is shared by the losers of both semi-finals', () => {
    const withThird = planForTest({ mode: 'single-knockout', noOfEntrants: 4, hasThirdPlaceMatch: true });
    const { state } = playOut(withThird, favouriteWins, [{ kind: 'drop-third-place' }]);
    expect(state.matches['third-place/0/0']?.status).toBe('cancelled');
    expect(state.status).toBe('finished');
    expect(state.places.slice(2).map(({ from, to }) => [from, to])).toEqual([
      [3, 4],
      [3, 4],
    ]);
  });
});

describe('a withdrawal in a group of three', () => {
  it.each(groupIds(2))('leaves one match in group %s', (groupId) => {
    const three = planForTest({
      mode: 'single-knockout-with-group-stage',
      noOfEntrants: 6,
      noOfGroups: 2,
      noOfQualifiers: 4,
    });
    const [out = ''] = three.groups.find(({ id }) => id === groupId)?.entrants ?? [];
    const { state } = playOut(three, favouriteWins, [leavesGroup(out, 'out-of-table')]);
    expect(state.standings.find((one) => one.groupId === groupId)?.classes.flat()).toHaveLength(2);
    expect(state.status).toBe('finished');
    expect(seedOf(state.winner ?? '')).toBe(groupId === 'A' ? 2 : 1);
  });
});
