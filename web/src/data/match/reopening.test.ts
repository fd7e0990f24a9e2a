import type { MatchAccessFacts } from '@neundarter/rules/access/match';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entityOf } from '../../test/fake-match-server.ts';
import { playMatch } from '../../test/played-match.ts';
import { finishReceivedAtOf, hasJustEndedHere, noteEndHere, reopenWayOf } from './reopening.ts';

const hour = 60 * 60_000;
const end = 1_700_000_000_000;

const factsOf = (id: string, roles: MatchAccessFacts['actor']['roles'] = []): MatchAccessFacts => ({
  actor: { kind: 'user', id, roles, teamIds: [] },
  match: {
    createdBy: 'maker',
    playerIds: [],
    status: 'finished',
    finishReceivedAt: end,
    isOnlineMatch: false,
    event: null,
  },
});

describe('the way to reopen a match', () => {
  it('is the best one for all identities of the device', () => {
    const [maker, stranger, admin] = [factsOf('maker'), factsOf('other'), factsOf('boss', ['admin'])];
    expect(reopenWayOf([stranger, maker], end + hour)).toBe('freely');
    expect(reopenWayOf([stranger, maker], end + 25 * hour)).toBe('over');
    expect(reopenWayOf([maker, admin], end + 25 * hour)).toBe('with-reason');
    expect(reopenWayOf([stranger], end)).toBe('never');
    expect(reopenWayOf([], end)).toBe('never');
  });

  it('counts from the last turn with an older server, and not while the match runs', () => {
    const match = playMatch({ config: { legsToWinSet: 1 }, legs: ['501 | 180 0 | 180 0 | 141#1'] });
    const { id, props } = entityOf(match, 3);
    expect(finishReceivedAtOf({ id, props })).toBe(match.finishedAt);
    expect(finishReceivedAtOf({ id, props: { ...props, finishReceivedAt: end } })).toBe(end);
    const reopened = { ...props, status: 'running', finishReceivedAt: end } as const;
    expect(finishReceivedAtOf({ id, props: reopened })).toBeNull();
  });
});

describe('a match that ended here', () => {
  afterEach(() => localStorage.clear());

  it('is remembered for two minutes, until the next one ends', () => {
    expect(hasJustEndedHere('m1', end)).toBe(false);
    noteEndHere('m1', end);
    expect(hasJustEndedHere('m1', end + 119_999)).toBe(true);
    expect(hasJustEndedHere('m1', end + 120_000)).toBe(false);
    noteEndHere('m2', end);
    expect(hasJustEndedHere('m1', end)).toBe(false);
  });

  it('is forgotten when a clock was changed or stands still', () => {
    noteEndHere('m1', end);
    const year = 365 * 24 * hour;
    for (const jump of [-year, -3 * 60_000, year]) expect(hasJustEndedHere('m1', end + jump)).toBe(false);
    expect(hasJustEndedHere('m1', end - 60_000)).toBe(true);
    const passed = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 120_000);
    expect(hasJustEndedHere('m1', end)).toBe(false);
    passed.mockRestore();
  });
});
