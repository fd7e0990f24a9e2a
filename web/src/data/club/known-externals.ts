import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { eventKeys } from './events.ts';

/** Somebody without an account from an earlier tournament of the team. */
type KnownExternal = { readonly id: string; readonly firstName: string; readonly lastName: string };

/** Minimum length of a searched name, in characters; shorter texts match too many names. */
const minNameLength = 2;

/** People without an account from the team's earlier tournaments, by a part of their name; for organisers. */
export const useKnownExternals = (eventId: string, name: string): UseQueryResult<readonly KnownExternal[]> =>
  useQuery({
    queryKey: [...eventKeys.entity(eventId), 'known-externals', name],
    queryFn: ({ signal }) =>
      request('GET /events/{id}/known-externals', { params: { id: eventId }, query: { name }, signal }),
    enabled: name.length >= minNameLength,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
