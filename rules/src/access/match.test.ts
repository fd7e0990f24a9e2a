import { describe, expect, it } from 'vitest';
import {
  isCompetition,
  type MatchActor,
  type MatchFacts,
  mayAnswerRequest,
  mayDeleteMatch,
  mayForfeitMatch,
  mayRecordThrow,
  mayRequestMatch,
  mayScoreMatch,
} from './match.ts';

const guest = (id: string): MatchActor => ({ kind: 'guest', id, roles: [], teamIds: [] });
const user = (id: string, more: Partial<MatchActor> = {}): MatchActor => ({
  kind: 'user',
  id,
  roles: [],
  teamIds: [],
  ...more,
});

const free: MatchFacts = {
  createdBy: 'maker',
  playerIds: ['p1', 'p2'],
  status: 'running',
  isOnlineMatch: false,
  event: null,
};
const online: MatchFacts = { ...free, isOnlineMatch: true };
const training: MatchFacts = {
  ...free,
  event: { teamId: 't1', type: 'training', hasPin: false, pinMatches: false },
};
const tournament = (hasPin: boolean, pinMatches: boolean): MatchFacts => ({
  ...free,
  event: { teamId: 't1', type: 'tournament', hasPin, pinMatches },
});

const member = user('member', { teamIds: ['t0', 't1'] });

describe('mayScoreMatch', () => {
  it.each<[string, MatchActor, MatchFacts, boolean]>([
    ['the guest who made it', guest('maker'), free, true],
    ['another guest', guest('other'), free, false],
    ['the user who made it', user('maker'), free, true],
    ['a player of it', user('u', { playerId: 'p2' }), free, true],
    ['another player', user('u', { playerId: 'p3' }), free, false],
    ['a guest who claims a player', { ...guest('g'), playerId: 'p1' }, free, false],
    ['an admin', user('u', { roles: ['admin'] }), free, true],
    ['a team admin', user('u', { roles: ['team-admin'] }), free, false],
    ['a guest who claims to be admin', { ...guest('g'), roles: ['admin'] }, free, false],
    ['a member, in a training', member, training, true],
    [
      'a player of another team, in a training',
      user('u', { playerId: 'p1', teamIds: ['t2'] }),
      training,
      false,
    ],
    ['who made it without being a member', user('maker'), training, false],
    ['an admin who is no member', user('u', { roles: ['admin'] }), training, false],
    ['a member, without PIN', member, tournament(false, false), true],
    ['a member, with the PIN', member, tournament(true, true), true],
    ['a member, with a wrong PIN', member, tournament(true, false), false],
    ['a stranger with the PIN', user('u'), tournament(true, true), false],
    ['a guest with the PIN', { ...guest('g'), teamIds: ['t1'] }, tournament(true, true), false],
    ['a player of it, online', user('u', { playerId: 'p1' }), online, true],
    ['who made it and does not play, online', user('maker'), online, false],
    ['the guest who made it, online', guest('maker'), online, false],
    ['an admin, online', user('u', { roles: ['admin'] }), online, true],
    ['a member who does not play, online', member, { ...training, isOnlineMatch: true }, false],
  ])('%s', (_name, actor, match, expected) => {
    expect(mayScoreMatch({ actor, match })).toBe(expected);
  });
});

const home = user('u1', { playerId: 'p1' });
const away = user('u2', { playerId: 'p2' });
const admin = user('a', { roles: ['admin'] });

describe('turns', () => {
  it.each<[string, MatchActor, MatchFacts, string, boolean]>([
    ['one’s own, online', home, online, 'p1', true],
    ['the other’s, online', home, online, 'p2', false],
    ['an admin’s entry, online', admin, online, 'p2', true],
    ['a stranger’s own, online', user('u', { playerId: 'p3' }), online, 'p3', false],
    ['the other’s, at one board', home, free, 'p2', true],
    ['a guest’s, by who made it', guest('maker'), free, 'g1', true],
  ])('%s', (_name, actor, match, playerId, expected) => {
    expect(mayRecordThrow({ actor, match }, playerId)).toBe(expected);
  });
});

describe('a forfeit', () => {
  it.each<[string, MatchActor, MatchFacts, readonly string[], boolean]>([
    ['for the other, online', home, online, ['p2'], true],
    ['for oneself, online', away, online, ['p2'], false],
    ['by an admin, online', admin, online, ['p2'], true],
    ['by who made it and does not play, online', user('maker'), online, ['p2'], false],
    ['for oneself, at one board', home, free, ['p1'], true],
  ])('%s', (_name, actor, match, winners, expected) => {
    expect(mayForfeitMatch({ actor, match }, winners)).toBe(expected);
  });
});

describe('requests', () => {
  it.each<[string, MatchActor, MatchFacts, string, boolean]>([
    ['for oneself', home, free, 'p1', true],
    ['for the other', home, free, 'p2', false],
    ['in a match of others', user('u', { playerId: 'p3' }), free, 'p3', false],
    ['by an admin, for a player', admin, free, 'p1', false],
    ['by a guest who claims a player', { ...guest('maker'), playerId: 'p1' }, free, 'p1', false],
    ['in a training of another team', home, training, 'p1', false],
  ])('%s', (_name, actor, match, by, expected) => {
    expect(mayRequestMatch({ actor, match }, by)).toBe(expected);
  });

  it.each<[string, MatchActor, string | null, string, boolean]>([
    ['are answered by who was asked', away, 'p2', 'p2', true],
    ['not by who asked', home, 'p2', 'p1', false],
    ['not in the name of another', home, 'p2', 'p2', false],
    ['not by an admin', admin, 'p2', 'p2', false],
    ['not without one', away, null, 'p2', false],
  ])('%s', (_name, actor, requestedToPlayerId, playerId, expected) => {
    expect(mayAnswerRequest(actor, { requestedToPlayerId, playerId })).toBe(expected);
  });
});

describe('mayDeleteMatch', () => {
  const competition = 'error.match.competition-match-cannot-be-deleted';
  const permissions = 'error.insufficient-permissions';
  const status = 'error.invalid-match-status';
  const endingAt = (endDateTime: number): MatchFacts => ({
    ...training,
    event: { teamId: 't1', type: 'training', hasPin: false, pinMatches: false, endDateTime },
  });

  it.each<[string, MatchActor, MatchFacts, string]>([
    ['the guest who made it', guest('maker'), free, 'allowed'],
    ['another guest', guest('other'), free, permissions],
    ['a player of it', user('u', { playerId: 'p1' }), free, 'allowed'],
    ['another player', user('u', { playerId: 'p3' }), free, permissions],
    ['an admin', user('u', { roles: ['admin'] }), free, permissions],
    ['a player, scheduled', user('u', { playerId: 'p1' }), { ...free, status: 'scheduled' }, 'allowed'],
    ['a player, finished', user('u', { playerId: 'p1' }), { ...free, status: 'finished' }, status],
    ['a player, in a training', user('u', { playerId: 'p1' }), training, 'allowed'],
    ['a player, before the training ends', user('u', { playerId: 'p1' }), endingAt(1001), 'allowed'],
    ['a player, after the training', user('u', { playerId: 'p1' }), endingAt(1000), status],
    ['a player, in a tournament', user('u', { playerId: 'p1' }), tournament(false, false), competition],
    ['who made it, in a tournament', guest('maker'), tournament(true, true), competition],
  ])('%s', (_name, actor, match, expected) => {
    const answer = mayDeleteMatch({ actor, match, now: 1000 });
    expect(answer.ok ? 'allowed' : answer.error).toBe(expected);
  });
});

describe('isCompetition', () => {
  it.each([
    [null, false],
    ['training', false],
    ['mdsl-matchday', true],
    ['tournament', true],
  ] as const)('%s', (type, expected) => {
    const event = type === null ? null : { teamId: 't', type, hasPin: false, pinMatches: false };
    expect(isCompetition({ event })).toBe(expected);
  });
});
