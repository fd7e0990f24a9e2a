import type { MatchHead } from '@neundarter/contract/entities/match';
import { maxLimit } from '@neundarter/contract/limits';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { useLiveChannel } from '../live/live.ts';
import { readAnew } from '../live/take-event.ts';
import { deleteMatch, forgetMatch, keepMatchEntity, matchKeys, refreshMatchLists } from '../match/matches.ts';

/** Among the lists of matches, so that whatever changes those reads this one again, too. */
export const onlineMatchesKey = (ownId: string) => [...matchKeys.lists, 'online', ownId] as const;

/**
 * The online matches of a player that are not over, newest first: those somebody was asked for, and those agreed upon.
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

/** Keeps the list up to date while mounted; once per page is enough. @param ownId null for nobody */
export function useOnlineMatchEvents(ownId: string | null): void {
  const client = useQueryClient();
  const refresh = () => {
    if (ownId !== null) void readAnew(client, onlineMatchesKey(ownId));
  };
  useLiveChannel(ownId === null ? null : `players/${ownId}`, {
    onSubscribed: refresh,
    'match-requested': refresh,
    'match-request-accepted': refresh,
    'match-request-rejected': refresh,
    'match-deleted': refresh,
  });
}

/** Accepts a request in the name of this player; the match is known then. */
export function useAcceptRequest(ownId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      request('PATCH /matches/{id}/request/accept', { params: { id }, body: { acceptedByPlayerId: ownId } }),
    onSuccess: (match) => keepMatchEntity(client, match),
    onSettled: () => refreshMatchLists(client),
  });
}

/** Rejects a request in the name of this player. */
export function useRejectRequest(ownId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      request('PATCH /matches/{id}/request/reject', { params: { id }, body: { rejectedByPlayerId: ownId } }),
    onSettled: () => refreshMatchLists(client),
  });
}

/** Withdraws a request: the match is deleted. */
export function useWithdrawRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteMatch,
    onSuccess: (_, id) => forgetMatch(client, id),
    onError: () => refreshMatchLists(client),
  });
}
