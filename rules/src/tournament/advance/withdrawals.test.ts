import { describe, expect, it } from 'vitest';
import {
  favouriteWins,
  nameOf,
  planForTest,
  playOut,
  resultRow,
  seedOf,
} from '../../../test-support/tournaments.ts';
import { advance } from '../course/advance.ts';
import { changedMatches } from '../course/changes.ts';
import { groupIds } from '../groups/draw-groups.ts';
import { type LogRow, usualEffect, type WithdrawalEffect } from './log.ts';
import { forfeitWithoutResult } from './without-result.ts';

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

  it.each([
    ['e4', 'e5'],
    ['e5', 'e4'],
  ])('of %s before %s makes the first one lose their match', (first, second) => {
    const { matches } = advance(plan, [leavesGroup(first, 'forfeits'), leavesGroup(second, 'forfeits')]);
    const between = plan.matches.find(({ slots }) =>
      slots.every((slot) => ['e4', 'e5'].includes(nameOf(slot))),
    );
    const [home = ''] = between?.slots.map(nameOf) ?? [];
    const state = matches[between?.key ?? ''];
    const isHome = home === second;
    expect(state?.outcome?.winner).toBe(isHome ? 0 : 1);
    expect(state?.outcome?.figures[isHome ? 0 : 1]).toMatchObject({ pointsFor: 2, legsWon: 3, legsLost: 0 });
    expect(state?.outcome?.figures[isHome ? 1 : 0]).toMatchObject({ pointsFor: 0, legsWon: 0, legsLost: 3 });
  });

  it('that is taken back gives the match to who has stayed, and the other way round', () => {
    const both = [leavesGroup('e4', 'forfeits'), leavesGroup('e5', 'forfeits')];
    const [before, after] = [advance(plan, both), advance(plan, both.slice(1))];
    const between = plan.matches.find(({ slots }) =>
      slots.every((slot) => ['e4', 'e5'].includes(nameOf(slot))),
    );
    const key = between?.key ?? '';
    expect(nameOf(before.matches[key]?.winner ?? { kind: 'bye' })).toBe('e5');
    expect(nameOf(after.matches[key]?.winner ?? { kind: 'bye' })).toBe('e4');
    expect(changedMatches(plan, before, after)).toContain(key);
    const out = advance(plan, [leavesGroup('e4', 'forfeits'), leavesGroup('e5', 'out-of-table')]);
    expect(out.matches[key]?.status).toBe('cancelled');
    expect(changedMatches(plan, before, out)).toContain(key);
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

  const single = (noOfEntrants: number) => planForTest({ mode: 'single-knockout', noOfEntrants });

  it('leaves the match to who has reached the final by it, also when they withdraw as well', () => {
    const four = single(4);
    const semiFinal = four.matches.find(({ key }) => key === 'knockout/0/1');
    if (semiFinal === undefined) throw new Error('There is no second semi-final');
    const log = [leavesKnockout('e4'), resultRow(semiFinal, 0), leavesKnockout('e1')];
    const { matches, places, winner } = advance(four, log);
    expect(matches['knockout/0/0']).toMatchObject({ status: 'forfeited', outcome: { winner: 0 } });
    expect(winner).toBe('e2');
    expect(places.map(({ entrant, from, to }) => [entrant, from, to])).toEqual([
      ['e2', 1, 1],
      ['e1', 2, 2],
      ['e4', 3, 4],
      ['e3', 3, 4],
    ]);
  });

  it('changes no match that is over, nor any that has begun since', () => {
    const eight = single(8);
    const played = playOut(eight, favouriteWins, [leavesKnockout('e8')]).log.filter(
      (row) => row.kind === 'withdrawal' || (row.kind === 'result' && !row.match.startsWith('knockout/2')),
    );
    const [before, after] = [advance(eight, played), advance(eight, [...played, leavesKnockout('e1')])];
    expect(changedMatches(eight, before, after)).toEqual(['knockout/2/0']);
    expect(after.places.slice(0, 2).map(({ entrant }) => entrant)).toEqual(['e2', 'e1']);
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

describe('the result of a match that is taken back', () => {
  it('leaves a forfeit if one of the two has withdrawn since, otherwise a match to be played', () => {
    const [row] = groupResults;
    if (row?.kind !== 'result') throw new Error('The log begins with a result');
    const [home = ''] = plan.matches.find(({ key }) => key === row.match)?.slots.map(nameOf) ?? [];
    expect(forfeitWithoutResult(plan, groupResults, row.match)).toBeNull();
    const left = [...groupResults, leavesGroup(home, 'forfeits')];
    expect(forfeitWithoutResult(plan, left, row.match)?.outcome?.winner).toBe(1);
    const out = [...groupResults, leavesGroup(home, 'out-of-table')];
    expect(forfeitWithoutResult(plan, out, row.match)).toBeNull();
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
