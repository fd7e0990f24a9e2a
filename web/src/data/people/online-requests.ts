import type { MatchHead } from '@neundarter/contract/entities/match';
import { maxLimit } from '@neundarter/contract/limits';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { useChange } from '../api/use-change.ts';
import { useLiveChannel } from '../live/live.ts';
import { readAnew } from '../live/take-event.ts';
import { deleteMatch, forgetMatch, keepMatchEntity, matchKeys } from '../match/matches.ts';
import { consentKeys } from './consent-keys.ts';

/** Below the key of match lists, so that whatever reads those again reads this list again, too. */
export const onlineMatchesKey = (ownId: string) => [...matchKeys.lists, 'online', ownId] as const;

/**
 * The online matches of a player that are not over, newest first: requested and accepted ones.
 * @param ownId the signed-in user's player
 */
export function useOnlineMatches(ownId: string): UseQueryResult<readonly MatchHead[]> {
  return useQuery({
    queryKey: onlineMatchesKey(ownId),
    queryFn: ({ signal }) =>
      request('GET /matches', {
        query: {
          playerId: ownId,
          status: ['scheduled', 'running'],
          'onlineMatchRequest.status': ['requested', 'accepted', 'rejected'],
          limit: maxLimit,
        },
        signal,
      }),
  });
}

/** Keeps the list, and what the player is asked about events, up to date while mounted; use it once per page. @param ownId null for no player */
export function useOnlineMatchEvents(ownId: string | null): void {
  const client = useQueryClient();
  const refresh = () => {
    if (ownId !== null) void readAnew(client, onlineMatchesKey(ownId));
  };
  const readQuestions = () => void readAnew(client, consentKeys.all);
  useLiveChannel(ownId === null ? null : `players/${ownId}`, {
    onSubscribed: () => {
      refresh();
      readQuestions();
    },
    'entered-by-others': readQuestions,
    'match-requested': refresh,
    'match-request-accepted': refresh,
    'match-request-rejected': refresh,
    'match-deleted': refresh,
  });
}

const lists = [matchKeys.lists, matchKeys.counts];

/** Accepts a request as this player; the match is then in the cache. */
export const useAcceptRequest = (ownId: string) =>
  useChange({
    send: (id: string) =>
      request('PATCH /matches/{id}/request/accept', { params: { id }, body: { acceptedByPlayerId: ownId } }),
    keep: (match, _, client) => keepMatchEntity(client, match),
    stale: lists,
  });

/** Rejects a request as this player. */
export const useRejectRequest = (ownId: string) =>
  useChange({
    send: (id: string) =>
      request('PATCH /matches/{id}/request/reject', { params: { id }, body: { rejectedByPlayerId: ownId } }),
    stale: lists,
  });

/** Withdraws a request: the match is deleted. */
export const useWithdrawRequest = () =>
  useChange({
    send: deleteMatch,
    keep: (_, id, client) => forgetMatch(client, id),
    stale: lists,
  });
