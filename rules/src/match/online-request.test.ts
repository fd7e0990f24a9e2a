import { describe, expect, it } from 'vitest';
import {
  answerOnlineRequest,
  isRequestExpired,
  isSetupAgreed,
  mayBeginOnline,
  type OnlineMatchRequest,
  onlinePlayersOf,
  type RequestFacts,
  requestOnlineMatch,
} from './online-request.ts';
import type { MatchPlayer, MatchStatus, Party, PerParty } from './types.ts';

const registered = (id: string): MatchPlayer => ({ type: 'registered', id });
const single = (player: MatchPlayer): Party => ({ type: 'single', player });
const two: PerParty<Party> = [single(registered('anna')), single(registered('ben'))];
const open: OnlineMatchRequest = {
  status: 'requested',
  requestedByPlayerId: 'anna',
  requestedToPlayerId: 'ben',
};
const accepted: OnlineMatchRequest = { ...open, status: 'accepted' };
const rejected: OnlineMatchRequest = { ...open, status: 'rejected' };
const facts = (
  request: OnlineMatchRequest | null,
  status: MatchStatus = 'scheduled',
  parties = two,
): RequestFacts => ({ status, parties, request });
const codeOf = (answer: { readonly ok: boolean; readonly error?: string; readonly value?: unknown }) =>
  answer.ok ? answer.value : answer.error;

describe('onlinePlayersOf', () => {
  const guest: MatchPlayer = { type: 'guest', id: 'gast', name: 'Gast' };
  it.each<[string, PerParty<Party>, PerParty<string> | null]>([
    ['two registered players', two, ['anna', 'ben']],
    ['a player against themselves', [two[0], two[0]], null],
    ['a guest', [two[0], single(guest)], null],
    ['a bot', [single({ type: 'bot', id: 'bot', level: 3 }), two[1]], null],
    ['a pair', [{ type: 'double', players: [registered('anna'), registered('eva')] }, two[1]], null],
    ['a bye', [two[0], { type: 'bye' }], null],
  ])('%s', (_, parties, expected) => {
    expect(onlinePlayersOf(parties)).toEqual(expected);
  });
});

describe('requestOnlineMatch', () => {
  const ask = (
    match: RequestFacts,
    { by = 'anna', to = 'ben', isAllowed = true }: { by?: string; to?: string; isAllowed?: boolean } = {},
  ) => codeOf(requestOnlineMatch(match, { requestedByPlayerId: by, requestedToPlayerId: to, isAllowed }));

  it('asks the other player', () => {
    expect(ask(facts(null))).toEqual(open);
    expect(ask(facts(null), { by: 'ben', to: 'anna' })).toMatchObject({ requestedToPlayerId: 'anna' });
  });

  it('returns the existing request if asked again, even if the other player no longer accepts requests', () => {
    expect(ask(facts(open))).toBe(open);
    expect(ask(facts(open), { isAllowed: false })).toBe(open);
  });

  it.each<[string, unknown, string]>([
    [
      'a request in the opposite direction',
      ask(facts(open), { by: 'ben', to: 'anna' }),
      'error.match.already-requested',
    ],
    ['an accepted request', ask(facts(accepted)), 'error.match.already-requested'],
    ['a rejected request', ask(facts(rejected)), 'error.match.already-requested'],
    ['a running match', ask(facts(null, 'running')), 'error.invalid-match-status'],
    ['a finished match', ask(facts(null, 'finished')), 'error.invalid-match-status'],
    ['a request by a stranger', ask(facts(null), { to: 'eva' }), 'error.not-player-of-match'],
    ['a request to a stranger', ask(facts(null), { by: 'eva' }), 'error.not-player-of-match'],
    ['oneself', ask(facts(null), { to: 'anna' }), 'error.not-player-of-match'],
    [
      'a match against a bye',
      ask(facts(null, 'scheduled', [two[0], { type: 'bye' }])),
      'error.not-player-of-match',
    ],
    [
      'a player who accepts no online matches',
      ask(facts(null), { isAllowed: false }),
      'error.match.online-matches-not-allowed',
    ],
  ])('refuses %s', (_, answer, code) => {
    expect(answer).toBe(code);
  });
});

describe('answerOnlineRequest', () => {
  it.each<[string, OnlineMatchRequest | null, MatchStatus, 'accepted' | 'rejected', unknown]>([
    ['accepts', open, 'scheduled', 'accepted', accepted],
    ['rejects', open, 'scheduled', 'rejected', rejected],
    ['accepts again', accepted, 'scheduled', 'accepted', accepted],
    ['accepts again while the match runs', accepted, 'running', 'accepted', accepted],
    ['rejects again', rejected, 'scheduled', 'rejected', rejected],
    ['rejects what was accepted', accepted, 'scheduled', 'rejected', 'error.match.request-already-answered'],
    ['accepts what was rejected', rejected, 'scheduled', 'accepted', 'error.match.request-already-answered'],
    ['has no request', null, 'scheduled', 'accepted', 'error.invalid-match-status'],
    ['comes too late', open, 'finished', 'accepted', 'error.invalid-match-status'],
  ])('%s', (_, request, status, answer, expected) => {
    expect(codeOf(answerOnlineRequest({ status, request, isExpired: false }, answer))).toEqual(expected);
  });
});

describe('a request that nobody answers', () => {
  it('ends after ten minutes, unless it was answered', () => {
    const askedAt = 1_000_000;
    expect(isRequestExpired({ request: open, askedAt }, askedAt + 599_999)).toBe(false);
    expect(isRequestExpired({ request: open, askedAt }, askedAt + 600_000)).toBe(true);
    expect(isRequestExpired({ request: accepted, askedAt }, askedAt + 600_000)).toBe(false);
    expect(isRequestExpired({ request: null, askedAt }, askedAt + 600_000)).toBe(false);
  });

  it('can still be rejected, but not accepted', () => {
    const late = { status: 'scheduled', request: open, isExpired: true } as const;
    expect(codeOf(answerOnlineRequest(late, 'accepted'))).toBe('error.match.request-expired');
    expect(codeOf(answerOnlineRequest(late, 'rejected'))).toEqual(rejected);
  });
});

it.each([
  [true, null, false],
  [true, open, false],
  [true, rejected, false],
  [true, accepted, true],
  [false, null, true],
])('an online match (%s) with %j may begin: %s', (isOnlineMatch, request, expected) => {
  expect(mayBeginOnline({ isOnlineMatch, request })).toBe(expected);
});

it.each([
  [null, false],
  [open, true],
  [accepted, true],
  [rejected, false],
])('with %j the set-up is agreed: %s', (request, expected) => {
  expect(isSetupAgreed(request)).toBe(expected);
});
