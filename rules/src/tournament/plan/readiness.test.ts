import { describe, expect, it } from 'vitest';
import { entrantsForTest } from '../../../test-support/tournaments.ts';
import { drawSnake } from '../groups/draw-groups.ts';
import type { TournamentMode } from './modes.ts';
import {
  canCloseRegistration,
  canStart,
  groupsAreComplete,
  hasSufficientParticipants,
  noOfTinyGroups,
} from './readiness.ts';

const readinessOf = (mode: TournamentMode, count: number) => {
  const entrants = entrantsForTest(count);
  return { config: { mode, noOfQualifiers: 8 }, entrants, groups: drawSnake(entrants, 4), noOfGroups: 4 };
};

describe('a tournament', () => {
  it.each([
    ['single-knockout-with-group-stage', 7, false, false],
    ['single-knockout-with-group-stage', 8, true, false],
    ['double-knockout-with-group-stage', 9, true, true],
    ['single-knockout', 1, false, false],
    ['double-knockout', 2, true, true],
    ['league', 1, false, false],
    ['league', 3, true, true],
  ] as const)('as %s with %i entrants: sufficient %s, can start %s', (mode, count, isSufficient, isReady) => {
    expect(hasSufficientParticipants(readinessOf(mode, count))).toBe(isSufficient);
    expect(canStart(readinessOf(mode, count))).toBe(isReady);
  });

  it('has as many groups of one as the snake makes', () => {
    for (let noOfGroups = 1; noOfGroups <= 16; noOfGroups += 1)
      for (let count = noOfGroups; count <= 40; count += 1) {
        const entrants = entrantsForTest(count);
        const groups = drawSnake(entrants, noOfGroups);
        const config = { mode: 'single-knockout-with-group-stage', noOfQualifiers: noOfGroups } as const;
        const ofOne = groups.filter((group) => group.entrants.length < 2).length;
        expect(noOfTinyGroups({ config, entrants, groups, noOfGroups })).toBe(ofOne);
      }
    expect(noOfTinyGroups({ ...readinessOf('league', 5), noOfGroups: 4 })).toBe(0);
  });

  it('cannot start with incomplete groups', () => {
    const ready = readinessOf('single-knockout-with-group-stage', 12);
    const [first, ...others] = ready.groups;
    const incomplete = {
      ...ready,
      groups: [{ id: 'A', entrants: first?.entrants.slice(1) ?? [] }, ...others],
    };
    expect(groupsAreComplete(ready)).toBe(true);
    expect(groupsAreComplete(incomplete)).toBe(false);
    expect(canStart(incomplete)).toBe(false);
    expect(canStart({ ...incomplete, config: { ...ready.config, mode: 'single-knockout' } })).toBe(true);
  });

  it.each([
    [0, 4, true],
    [1, 4, false],
    [0, 3, false],
  ])(
    'with %i open and %i confirmed registrations can close the registration: %s',
    (requested, confirmed, expected) => {
      expect(canCloseRegistration({ requested, confirmed }, 4)).toBe(expected);
    },
  );
});
