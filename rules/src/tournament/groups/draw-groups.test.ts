import { describe, expect, it } from 'vitest';
import { refusal } from '../../../test-support/setups.ts';
import { entrantsForTest } from '../../../test-support/tournaments.ts';
import { checkGroups, drawRandom, drawSnake, type Group } from './draw-groups.ts';
import { drawLots } from './lot.ts';

const sizesOf = (groups: readonly Group[]) => groups.map(({ entrants }) => entrants.length);

describe('a draw of groups', () => {
  it.each([2, 4, 6, 8, 12, 16])('into %i groups places everybody once, with even sizes', (noOfGroups) => {
    for (const count of [noOfGroups, 2 * noOfGroups + 1, 64, 127]) {
      const entrants = entrantsForTest(count);
      for (const groups of [
        drawSnake(entrants, noOfGroups),
        drawRandom(entrants, noOfGroups, { seed: `${count}` }),
        drawRandom(entrants, noOfGroups, { seed: 'clubs', clubOf: (entrant) => entrant.slice(-1) }),
      ]) {
        expect(refusal(checkGroups(groups, entrants, noOfGroups))).toBe('allowed');
      }
    }
  });

  it('by the seeding list runs forwards and backwards in turn', () => {
    expect(
      drawSnake(entrantsForTest(10), 4).map(({ id, entrants }) => `${id}: ${entrants.join(' ')}`),
    ).toEqual(['A: e1 e8 e9', 'B: e2 e7 e10', 'C: e3 e6', 'D: e4 e5']);
  });

  it('by lot can be repeated only with its seed', () => {
    const entrants = entrantsForTest(16);
    const draw = (seed: string) => drawRandom(entrants, 4, { seed });
    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one')).not.toEqual(draw('two'));
  });

  it('by lot is fair', () => {
    const entrants = entrantsForTest(4);
    const orders = new Map<string, number>();
    for (let seed = 0; seed < 2400; seed += 1) {
      const order = drawLots(entrants, `draw ${seed}`).join();
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 100)).toBeLessThan(45);
  });

  it('by lot spreads clubs over the groups', () => {
    const clubOf = (entrant: string) =>
      ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'b', null, null][Number(entrant.slice(1)) % 10] ?? null;
    for (let seed = 0; seed < 50; seed += 1) {
      const groups = drawRandom(entrantsForTest(20), 4, { seed: `${seed}`, clubOf });
      for (const club of ['a', 'b']) {
        const members = groups.map(
          ({ entrants }) => entrants.filter((entrant) => clubOf(entrant) === club).length,
        );
        expect(Math.max(...members) - Math.min(...members)).toBeLessThanOrEqual(1);
      }
      expect(sizesOf(groups)).toEqual([5, 5, 5, 5]);
    }
  });
});

describe('groups made by hand', () => {
  const entrants = entrantsForTest(5);
  const group = (id: string, ...members: readonly string[]): Group => ({ id, entrants: members });

  it.each([
    ['allowed', [group('A', 'e1', 'e2', 'e3'), group('B', 'e4', 'e5')]],
    [
      'error.event.groups-not-assigned-uniquely',
      [group('A', 'e1', 'e2', 'e3'), group('B', 'e4', 'e5', 'e1')],
    ],
    ['error.event.groups-not-assigned-completely', [group('A', 'e1', 'e2'), group('B', 'e4', 'e5')]],
    ['error.event.groups-not-assigned-completely', [group('A', 'e1', 'e2', 'e6'), group('B', 'e4', 'e5')]],
    ['error.event.groups-not-assigned-completely', [group('A', 'e1', 'e2', 'e3', 'e4'), group('B', 'e5')]],
    ['error.event.groups-not-assigned-completely', [group('A', 'e1', 'e2', 'e3'), group('C', 'e4', 'e5')]],
    ['error.event.groups-not-assigned-completely', [group('A', ...entrants)]],
  ])('are %s', (expected, groups) => {
    expect(refusal(checkGroups(groups, entrants, 2))).toBe(expected);
  });
});
