import type { MatchStanding } from '@neundarter/contract/entities/match';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { matchStanding, scoreUpdate, standingWith } from '../../test/standings.ts';
import { matchKeys } from '../match/matches.ts';
import { applyScoreUpdate, standingHandlers } from './use-standing.ts';

let client: QueryClient;
let reads: number;
const known = () => client.getQueryData<MatchStanding>(matchKeys.standing('match1'));
const handlers = () => standingHandlers(client, 'match1');

beforeEach(() => {
  client = new QueryClient();
  reads = 0;
  vi.spyOn(client, 'refetchQueries').mockImplementation(async () => {
    reads += 1;
  });
  client.setQueryData(matchKeys.standing('match1'), matchStanding(4));
});

it('follows a leg turn by turn without a request', () => {
  const { 'match-score-updated': update } = handlers();
  update?.(scoreUpdate(5, 441));
  update?.(scoreUpdate(6, 441));
  update?.(scoreUpdate(7, 341));
  expect(known()).toMatchObject({ revision: 7, standing: { score: [341, 501] } });
  expect(reads).toBe(0);
});

it('reads once if the revisions have a gap', () => {
  const { 'match-score-updated': update } = handlers();
  update?.(scoreUpdate(9, 41));
  update?.(scoreUpdate(10, 1));
  expect(reads).toBe(1);
});

it('compares the standing of a new connection', () => {
  handlers().onStanding?.(matchStanding(3, standingWith(999)));
  expect(known()?.revision).toBe(4);
  handlers().onStanding?.(matchStanding(8, standingWith(60)));
  expect(known()).toMatchObject({ revision: 8, standing: { score: [60, 501] } });
  expect(reads).toBe(0);
});

it('reads nothing for an end that it knows from the last turn', () => {
  handlers()['match-finished']?.({ matchId: 'match1', eventId: null, revision: 4, winningParty: 0 });
  expect(reads).toBe(0);
  handlers()['match-finished']?.({ matchId: 'match1', eventId: null, revision: 5, winningParty: 0 });
  expect(reads).toBe(1);
});

it('forgets a match that may not be followed any more', () => {
  handlers().onRefused?.('error.invalid-request');
  expect(known()).toBeDefined();
  handlers().onRefused?.('error.not-found');
  expect(known()).toBeUndefined();
});

it('forgets a deleted match', () => {
  handlers()['match-deleted']?.({ matchId: 'match1', eventId: null, revision: 5, playerIds: [] });
  expect(known()).toBeUndefined();
});

describe('applyScoreUpdate', () => {
  it('applies the next turn without a request', () => {
    const { standing, mustRefetch } = applyScoreUpdate(matchStanding(4), scoreUpdate(5, 401));
    expect(standing).toMatchObject({ revision: 5, currentParty: 1, currentPlayerId: 'ben' });
    expect(standing.standing.score).toEqual([401, 501]);
    expect(mustRefetch).toBe(false);
  });

  it('ignores known revisions', () => {
    const known = matchStanding(5, standingWith(401));
    expect(applyScoreUpdate(known, scoreUpdate(5, 501))).toEqual({ standing: known, mustRefetch: false });
    expect(applyScoreUpdate(known, scoreUpdate(3, 501)).standing).toBe(known);
  });

  it('shows the latest score after a gap, and reads once', () => {
    const { standing, mustRefetch } = applyScoreUpdate(matchStanding(4), scoreUpdate(7, 321));
    expect(standing.standing.score[0]).toBe(321);
    expect(mustRefetch).toBe(true);
  });

  it.each(['start', 'switch', 'forfeit', 'edit'] as const)('reads after a %s', (change) => {
    expect(applyScoreUpdate(matchStanding(4), scoreUpdate(5, 501, { change })).mustRefetch).toBe(true);
  });

  it('reads if the turn ended the match', () => {
    const ended = scoreUpdate(5, 0, { standing: standingWith(0, { status: 'finished' }) });
    expect(applyScoreUpdate(matchStanding(4), ended)).toMatchObject({
      standing: { status: 'finished' },
      mustRefetch: true,
    });
  });
});
