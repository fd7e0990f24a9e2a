import type { TeamWish } from '@neundarter/contract/entities/team';
import { maxLimit } from '@neundarter/contract/limits';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/api.ts';

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

export type NewTeamWish = { readonly id: string; readonly name: string; readonly message: string };

/** Asks the platform for a team; the same id and words again are harmless. */
export function useCreateTeamWish() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name, message }: NewTeamWish) =>
      request('POST /team-wishes/', { body: { id, props: { name, message } } }),
    onSettled: () => client.invalidateQueries({ queryKey: teamWishKeys.all }),
  });
}

/** Takes a wish off the list: who wished withdraws it, an admin has dealt with it. */
export function useDeleteTeamWish() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request('DELETE /team-wishes/{id}', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: teamWishKeys.all }),
  });
}
