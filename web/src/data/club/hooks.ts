import type { HookEntity } from '@neundarter/contract/entities/hook';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Failed, useChange } from '../api/use-change.ts';

/** Keys of the cache. */
const hookKeys = { of: (teamId: string) => ['hooks', teamId] } as const;

/** The addresses that hear of a team's matches. */
export function useHooks(teamId: string): UseQueryResult<readonly HookEntity[]> {
  return useQuery({
    queryKey: hookKeys.of(teamId),
    queryFn: ({ signal }) => request('GET /teams/{id}/hooks', { params: { id: teamId }, signal }),
  });
}

type NewHook = { readonly id: string; readonly url: string; readonly hasPrivate: boolean };

export const useCreateHook = (teamId: string, failed: Failed) =>
  useChange({
    send: (body: NewHook) => request('POST /teams/{id}/hooks', { params: { id: teamId }, body }),
    stale: [hookKeys.of(teamId)],
    failed,
  });

export const useDeleteHook = (teamId: string, failed: Failed) =>
  useChange({
    send: (hookId: string) =>
      request('DELETE /teams/{id}/hooks/{hookId}', { params: { id: teamId, hookId } }),
    stale: [hookKeys.of(teamId)],
    failed,
  });
