import type { MatchHead } from '@neundarter/contract/entities/match';
import type { OnlineRequestStatus } from '@neundarter/rules/match/online-request';
import { describe, expect, it } from 'vitest';
import { onlineHead } from '../../test/online-head.ts';
import { onlineMatchOf } from './online-match.ts';
import { isStillNews, requestNewsOf } from './request-news.ts';

const me = 'me';
const look = { ownId: me, now: Date.now() };
const byOther = (id: string, status: OnlineRequestStatus): MatchHead =>
  onlineHead({ id, status, by: 'other', to: me });
const byMe = (id: string, status: OnlineRequestStatus): MatchHead =>
  onlineHead({ id, status, by: me, to: 'other' });

describe('requestNewsOf', () => {
  it('names the player who asks', () => {
    const [old, fresh] = [byOther('m1', 'requested'), byOther('m2', 'requested')];
    expect(requestNewsOf([old], [fresh, old], look)).toEqual([{ kind: 'asked', matchId: 'm2' }]);
  });

  it.each(['accepted', 'rejected'] as const)('reports that the other player has %s', (status) => {
    const news = [{ kind: status, matchId: 'm1' }];
    expect(requestNewsOf([byMe('m1', 'requested')], [byMe('m1', status)], look)).toEqual(news);
  });

  it('reports an answer that arrived before the request was read', () => {
    expect(requestNewsOf([], [byMe('m1', 'accepted')], look)).toEqual([{ kind: 'accepted', matchId: 'm1' }]);
  });

  it.each([
    ['requests of this player', [], [byMe('m1', 'requested')]],
    ['answers of this player', [byOther('m1', 'requested')], [byOther('m1', 'accepted')]],
    ['withdrawn requests', [byOther('m1', 'requested')], []],
    ['unchanged requests', [byMe('m1', 'accepted')], [byMe('m1', 'accepted')]],
    [
      'requests that have expired',
      [],
      [onlineHead({ id: 'm1', status: 'requested', by: 'other', to: me, askedAt: look.now - 600_000 })],
    ],
    ['matches of others', [], [onlineHead({ id: 'm1', status: 'requested', by: 'a', to: 'b' })]],
  ])('ignores %s', (_, before, after) => {
    expect(requestNewsOf(before, after, look)).toEqual([]);
  });
});

describe('isStillNews', () => {
  it.each([
    ['asked', byOther('m1', 'requested'), true],
    ['asked', byOther('m1', 'rejected'), false],
    ['accepted', byMe('m1', 'accepted'), true],
    ['rejected', byMe('m1', 'rejected'), true],
  ] as const)('%s', (kind, head, holds) => {
    const match = onlineMatchOf(head, look);
    expect(match !== null && isStillNews({ kind, matchId: 'm1' }, match)).toBe(holds);
  });
});
