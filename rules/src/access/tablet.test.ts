import { expect, test } from 'vitest';
import type { Actor } from './actor.ts';
import { type MatchAccessFacts, mayForfeitMatch, mayReadMatch, mayScoreMatch } from './match.ts';
import { isAtBoardOf, isTabletAway, tabletAwayMs } from './tablet.ts';

const tablet = { boardId: 'three', nextMatchId: 'next' };
const match = { id: 'some', status: 'running', boardId: 'three', isCalled: false } as const;

test.each([
  ['one that runs there', {}, true],
  ['one that was played there', { status: 'finished' }, true],
  ['one that is called there', { status: 'scheduled', isCalled: true }, true],
  ['one that waits for its board', { status: 'scheduled' }, false],
  ['the next one there', { status: 'scheduled', id: 'next' }, true],
  ['the next one without a board', { status: 'scheduled', id: 'next', boardId: null }, true],
  ['the next one, called elsewhere meanwhile', { status: 'scheduled', id: 'next', boardId: 'four' }, false],
  ['one that runs elsewhere', { boardId: 'four' }, false],
  ['one without a board', { boardId: null }, false],
] as const)('a tablet and %s', (_, other, expected) => {
  expect(isAtBoardOf(tablet, { ...match, ...other })).toBe(expected);
});

test('a tablet without a next match has none', () => {
  const none = { boardId: 'three', nextMatchId: null };
  expect(isAtBoardOf(none, { ...match, boardId: null })).toBe(false);
});

const guest: Actor = { kind: 'guest', id: 'guest', roles: [], teamIds: [] };
const factsOf = (isAtOwnBoard: boolean): MatchAccessFacts => ({
  actor: guest,
  match: {
    createdBy: 'somebody',
    playerIds: ['max'],
    status: 'running',
    finishReceivedAt: null,
    isOnlineMatch: false,
    event: { teamId: 'team', type: 'tournament', hasPin: true, isAtOwnBoard },
  },
});

test('a tablet scores and reads the match of its board, also of an event that only the team sees', () => {
  const event = { teamId: 'team', type: 'tournament', isPublic: false } as const;
  const readable = { createdBy: 'somebody', playerIds: [], event };
  expect(mayScoreMatch(factsOf(true))).toBe(true);
  expect(mayScoreMatch(factsOf(false))).toBe(false);
  expect(mayReadMatch(guest, { ...readable, event: { ...event, isAtOwnBoard: true } })).toBe(true);
  expect(mayReadMatch(guest, readable)).toBe(false);
});

test('a tablet gives no match away, but whoever uses it may, if they could elsewhere', () => {
  const sides = { winners: ['max'], losers: ['tom'] };
  const { actor, match: facts } = factsOf(true);
  expect(mayForfeitMatch({ actor, match: facts }, sides)).toBe(false);
  const event = {
    teamId: 'team',
    type: 'tournament',
    hasPin: true,
    isEnrolled: true,
    isAtOwnBoard: true,
  } as const;
  expect(mayForfeitMatch({ actor, match: { ...facts, event } }, sides)).toBe(true);
});

test('a tablet is away after three minutes without a sign of life', () => {
  expect(isTabletAway(1000, 1000 + tabletAwayMs)).toBe(false);
  expect(isTabletAway(1000, 1001 + tabletAwayMs)).toBe(true);
});
