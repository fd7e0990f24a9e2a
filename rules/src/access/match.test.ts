import { describe, expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import type { EventFacts } from './events.ts';
import {
  isCompetition,
  type MatchEventFacts,
  type MatchFacts,
  mayAnswerRequest,
  mayDecideBullOut,
  mayDeleteMatch,
  mayForfeitMatch,
  mayReadMatch,
  mayRecordThrow,
  mayRequestMatch,
  mayScoreMatch,
  type ReadableMatch,
} from './match.ts';

const guest = (id: string): Actor => ({ kind: 'guest', id, roles: [], teamIds: [] });
const user = (id: string, more: Partial<Actor> = {}): Actor => ({
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
  finishReceivedAt: null,
  isOnlineMatch: false,
  event: null,
};
const online: MatchFacts = { ...free, isOnlineMatch: true };
const training: MatchFacts = {
  ...free,
  event: { teamId: 't1', type: 'training', hasPin: false },
};
const tournament = (hasPin: boolean, isEnrolled: boolean): MatchFacts => ({
  ...free,
  event: { teamId: 't1', type: 'tournament', hasPin, isEnrolled },
});
const matchDay = (isParticipant: boolean): MatchFacts => ({
  ...free,
  event: { teamId: 't1', type: 'mdsl-matchday', hasPin: false, isParticipant },
});

const member = user('member', { teamIds: ['t0', 't1'] });
const organiserOf = (teamId: string): Actor =>
  user('organiser', { roles: ['team-admin'], teamIds: ['t0', 't1', 't2'], adminOfTeamIds: [teamId] });

describe('mayScoreMatch', () => {
  it.each<[string, Actor, MatchFacts, boolean]>([
    ['the guest who created it', guest('maker'), free, true],
    ['another guest', guest('other'), free, false],
    ['the user who created it', user('maker'), free, true],
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
    ['the creator who is not a member', user('maker'), training, false],
    ['an admin who is not a member', user('u', { roles: ['admin'] }), training, false],
    ['a member, without PIN', member, tournament(false, false), true],
    ['a member, with the PIN', member, tournament(true, true), true],
    ['a member, with a wrong PIN', member, tournament(true, false), false],
    ['a stranger with the PIN', user('u'), tournament(true, true), true],
    ['a stranger without the PIN', user('u'), tournament(true, false), false],
    ['a guest with the PIN', guest('g'), tournament(true, true), true],
    ['a guest who claims a team', { ...guest('g'), teamIds: ['t1'] }, tournament(true, false), false],
    ['a player of it without the PIN', user('u', { playerId: 'p1' }), tournament(true, false), false],
    ['an organiser without the PIN', organiserOf('t1'), tournament(true, false), true],
    [
      'a member who administers another team',
      { ...member, ...organiserOf('t0') },
      tournament(true, false),
      false,
    ],
    ['an organiser of another team', organiserOf('t2'), tournament(true, false), false],
    ['an admin without the PIN', user('u', { roles: ['admin'] }), tournament(true, false), true],
    ['a member, at a match day', member, matchDay(false), true],
    ['a user on a line-up', user('u'), matchDay(true), true],
    ['a stranger, at a match day', user('u'), matchDay(false), false],
    [
      'a participant without the PIN',
      user('u'),
      { ...free, event: { teamId: 't1', type: 'tournament', hasPin: true, isParticipant: true } },
      false,
    ],
    [
      'a guest, as far as the device was told',
      guest('g'),
      { ...free, event: { teamId: 't1', type: 'tournament' } },
      false,
    ],
    ['a player of it, online', user('u', { playerId: 'p1' }), online, true],
    ['the creator who does not play, online', user('maker'), online, false],
    ['the guest who created it, online', guest('maker'), online, false],
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
  it.each<[string, Actor, MatchFacts, string, boolean]>([
    ['their own turn, online', home, online, 'p1', true],
    ['the other player’s turn, online', home, online, 'p2', false],
    ['a turn entered by an admin, online', admin, online, 'p2', true],
    ['a turn of a stranger, online', user('u', { playerId: 'p3' }), online, 'p3', false],
    ['the other player’s turn, at one board', home, free, 'p2', true],
    ['a guest’s turn, by the creator of the match', guest('maker'), free, 'g1', true],
  ])('%s', (_name, actor, match, playerId, expected) => {
    expect(mayRecordThrow({ actor, match }, playerId)).toBe(expected);
  });
});

describe('mayReadMatch', () => {
  const matchOf = (event: EventFacts | null): ReadableMatch => ({
    createdBy: 'maker',
    playerIds: ['p1', 'p2'],
    event,
  });
  const open = matchOf({ teamId: 't1', type: 'tournament', isPublic: true });
  const closedTo = (more: Partial<EventFacts> = {}): ReadableMatch =>
    matchOf({ teamId: 't1', type: 'tournament', isPublic: false, ...more });
  it.each<[string, Actor, ReadableMatch, boolean]>([
    ['a guest, without an event', guest('g'), matchOf(null), true],
    ['a guest, of a public event', guest('g'), open, true],
    ['a guest, of a closed event', guest('g'), closedTo(), false],
    ['the guest who created it', guest('maker'), closedTo(), true],
    ['a guest who claims a team', { ...guest('g'), teamIds: ['t1'] }, closedTo(), false],
    ['a guest who claims a player', { ...guest('g'), playerId: 'p1' }, closedTo(), false],
    ['a guest who is enrolled', guest('g'), closedTo({ isEnrolled: true }), true],
    ['a participant', user('u'), closedTo({ isParticipant: true }), true],
    ['a member', member, closedTo(), true],
    ['a member of another team', user('u', { teamIds: ['t2'] }), closedTo(), false],
    ['a player of it', user('u', { playerId: 'p2' }), closedTo(), true],
    ['the user who created it', user('maker'), closedTo(), true],
    ['an admin', user('u', { roles: ['admin'] }), closedTo(), true],
    ['an organiser of another team', user('u', { roles: ['team-admin'] }), closedTo(), false],
  ])('%s', (_name, actor, match, expected) => {
    expect(mayReadMatch(actor, match)).toBe(expected);
  });
});

/** Who names which winners of a match. */
const winnersNamed: readonly [string, Actor, MatchFacts, readonly string[], boolean][] = [
  ['for the other, online', home, online, ['p2'], true],
  ['for oneself, online', away, online, ['p2'], false],
  ['by an admin, online', admin, online, ['p2'], true],
  ['by the creator who does not play, online', user('maker'), online, ['p2'], false],
  ['for oneself, at one board', home, free, ['p1'], true],
];

describe('a forfeit', () => {
  it.each(winnersNamed)('%s', (_name, actor, match, winners, expected) => {
    expect(mayForfeitMatch({ actor, match }, { winners, losers: [] })).toBe(expected);
  });
});

describe('a bull-out', () => {
  it.each([...winnersNamed, ['by a stranger, at one board', user('s'), free, ['p1'], false] as const])(
    '%s',
    (_name, actor, match, winners, expected) => {
      expect(mayDecideBullOut({ actor, match }, winners)).toBe(expected);
    },
  );
});

describe('a forfeit of a game of a match day', () => {
  const game = (more: Partial<MatchEventFacts> = {}): MatchFacts => ({
    ...free,
    event: { teamId: 't1', type: 'mdsl-matchday', ...more },
  });
  const member = user('m', { teamIds: ['t1'] });
  const player = user('p', { teamIds: ['t1'], playerId: 'p1' });
  const captain = user('c', { roles: ['team-admin'], teamIds: ['t1'], adminOfTeamIds: ['t1'] });
  const rival = user('r', { playerId: 'p9' });
  const lost = { winners: ['p2'], losers: ['p1'] };
  const won = { winners: ['p1'], losers: ['p2'] };
  it.each<[string, Actor, MatchFacts, typeof lost, boolean]>([
    ['by a mere member', member, game(), lost, false],
    ['by a player, for the own side', player, game(), lost, true],
    ['by a player, for the other side', player, game(), won, false],
    ['by an admin of the home team', captain, game(), won, true],
    ['by who leads the other side', rival, game({ isParticipant: true, isLeader: true }), won, true],
    ['by somebody of the other side who does not lead it', rival, game({ isParticipant: true }), won, false],
    ['by a stranger', user('s'), game(), lost, false],
  ])('%s', (_name, actor, match, sides, expected) => {
    expect(mayForfeitMatch({ actor, match }, sides)).toBe(expected);
  });
});

describe('online requests', () => {
  it.each<[string, Actor, MatchFacts, string, boolean]>([
    ['for oneself', home, free, 'p1', true],
    ['for the other', home, free, 'p2', false],
    ['in a match between others', user('u', { playerId: 'p3' }), free, 'p3', false],
    ['by an admin, for a player', admin, free, 'p1', false],
    ['by a guest who claims a player', { ...guest('maker'), playerId: 'p1' }, free, 'p1', false],
    ['in a training of another team', home, training, 'p1', false],
  ])('%s', (_name, actor, match, by, expected) => {
    expect(mayRequestMatch({ actor, match }, by)).toBe(expected);
  });

  it.each<[string, Actor, string | null, string, boolean]>([
    ['are answered by the player who was asked', away, 'p2', 'p2', true],
    ['are not answered by the player who asked', home, 'p2', 'p1', false],
    ['are not answered in the name of another player', home, 'p2', 'p2', false],
    ['are not answered by an admin', admin, 'p2', 'p2', false],
    ['are not answered if nobody was asked', away, null, 'p2', false],
  ])('%s', (_name, actor, requestedToPlayerId, playerId, expected) => {
    expect(mayAnswerRequest(actor, { requestedToPlayerId, playerId })).toBe(expected);
  });
});

describe('mayDeleteMatch', () => {
  const competition = 'error.match.competition-match-cannot-be-deleted';
  const permissions = 'error.insufficient-permissions';
  const status = 'error.invalid-match-status';
  const wasFinished = 'error.match.was-finished';
  const reopened: MatchFacts = { ...free, finishReceivedAt: 1 };
  const trainingOver = (isOver: boolean): MatchFacts => ({
    ...training,
    event: { teamId: 't1', type: 'training', isOver },
  });

  it.each<[string, Actor, MatchFacts, string]>([
    ['the guest who made it', guest('maker'), free, 'allowed'],
    ['another guest', guest('other'), free, permissions],
    ['a player of it', user('u', { playerId: 'p1' }), free, 'allowed'],
    ['another player', user('u', { playerId: 'p3' }), free, permissions],
    ['an admin', user('u', { roles: ['admin'] }), free, permissions],
    ['a player, scheduled', user('u', { playerId: 'p1' }), { ...free, status: 'scheduled' }, 'allowed'],
    ['a player, finished', user('u', { playerId: 'p1' }), { ...free, status: 'finished' }, status],
    ['a player, reopened', user('u', { playerId: 'p1' }), reopened, wasFinished],
    ['the creator, reopened', guest('maker'), reopened, wasFinished],
    ['a stranger, reopened', user('u'), reopened, permissions],
    ['an admin, reopened', user('u', { roles: ['admin'] }), reopened, 'allowed'],
    ['an admin, finished', user('u', { roles: ['admin'] }), { ...reopened, status: 'finished' }, status],
    ['a player, in a training', user('u', { playerId: 'p1' }), training, 'allowed'],
    ['a player, before the training ends', user('u', { playerId: 'p1' }), trainingOver(false), 'allowed'],
    ['a player, after the training', user('u', { playerId: 'p1' }), trainingOver(true), status],
    ['a player, in a tournament', user('u', { playerId: 'p1' }), tournament(false, false), competition],
    ['the creator, in a tournament', guest('maker'), tournament(true, true), competition],
  ])('%s', (_name, actor, match, expected) => {
    const answer = mayDeleteMatch({ actor, match });
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
    const event = type === null ? null : { teamId: 't', type };
    expect(isCompetition({ event })).toBe(expected);
  });
});
