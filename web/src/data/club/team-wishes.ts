import type { TeamWish } from '@neundarter/contract/entities/team';
import { maxLimit } from '@neundarter/contract/limits';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Failed, useChange } from '../api/use-change.ts';

/** Keys of the cache. */
export const teamWishKeys = {
  all: ['team-wishes'],
  of: (playerId: string) => ['team-wishes', 'of', playerId],
} as const;

/** Open wishes of one player, the oldest first. */
export function useTeamWishesOf(playerId: string): UseQueryResult<readonly TeamWish[]> {
  return useQuery({
    queryKey: teamWishKeys.of(playerId),
    queryFn: ({ signal }) => request('GET /team-wishes', { query: { playerId, limit: maxLimit }, signal }),
  });
}

type NewTeamWish = { readonly id: string; readonly name: string; readonly message: string };

/** Sends a wish for a team; the same id and words again change nothing. */
export const useCreateTeamWish = (failed: Failed) =>
  useChange({
    send: ({ id, name, message }: NewTeamWish) =>
      request('POST /team-wishes/', { body: { id, props: { name, message } } }),
    stale: [teamWishKeys.all],
    failed,
  });

/** Withdraws a wish. */
export const useWithdrawTeamWish = (failed: Failed) =>
  useChange({
    send: (id: string) => request('DELETE /team-wishes/{id}', { params: { id } }),
    stale: [teamWishKeys.all],
    failed,
  });
