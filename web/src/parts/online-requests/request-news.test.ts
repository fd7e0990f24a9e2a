import type { MatchHead } from '@neundarter/contract/entities/match';
import type { OnlineRequestStatus } from '@neundarter/rules/match/online-request';
import { describe, expect, it } from 'vitest';
import { onlineHead } from '../../test/online-head.ts';
import { onlineMatchOf } from './online-match.ts';
import { isStillNews, requestNewsOf } from './request-news.ts';

const me = 'me';
const byOther = (id: string, status: OnlineRequestStatus): MatchHead =>
  onlineHead({ id, status, by: 'other', to: me });
const byMe = (id: string, status: OnlineRequestStatus): MatchHead =>
  onlineHead({ id, status, by: me, to: 'other' });

describe('requestNewsOf', () => {
  it('tells of who asks', () => {
    const [old, fresh] = [byOther('m1', 'requested'), byOther('m2', 'requested')];
    expect(requestNewsOf([old], [fresh, old], me)).toEqual([{ kind: 'asked', matchId: 'm2' }]);
  });

  it.each(['accepted', 'rejected'] as const)('tells that somebody has %s', (status) => {
    const news = [{ kind: status, matchId: 'm1' }];
    expect(requestNewsOf([byMe('m1', 'requested')], [byMe('m1', status)], me)).toEqual(news);
  });

  it('tells of an answer that came before the request was read', () => {
    expect(requestNewsOf([], [byMe('m1', 'accepted')], me)).toEqual([{ kind: 'accepted', matchId: 'm1' }]);
  });

  it.each([
    ['own requests', [], [byMe('m1', 'requested')]],
    ['own answers', [byOther('m1', 'requested')], [byOther('m1', 'accepted')]],
    ['what was withdrawn', [byOther('m1', 'requested')], []],
    ['what is as it was', [byMe('m1', 'accepted')], [byMe('m1', 'accepted')]],
    ['matches of others', [], [onlineHead({ id: 'm1', status: 'requested', by: 'a', to: 'b' })]],
  ])('is silent about %s', (_, before, after) => {
    expect(requestNewsOf(before, after, me)).toEqual([]);
  });
});

describe('isStillNews', () => {
  it.each([
    ['asked', byOther('m1', 'requested'), true],
    ['asked', byOther('m1', 'rejected'), false],
    ['accepted', byMe('m1', 'accepted'), true],
    ['rejected', byMe('m1', 'rejected'), true],
  ] as const)('%s', (kind, head, holds) => {
    const match = onlineMatchOf(head, me);
    expect(match !== null && isStillNews({ kind, matchId: 'm1' }, match)).toBe(holds);
  });
});
