import type { LegDetail, ListedMatch, MatchEntity } from '@neundarter/contract/entities/match';
import { defaultLimit } from '@neundarter/contract/limits';
import type { QueryOf } from '@neundarter/contract/route';
import type { RouteAt } from '@neundarter/contract/routes/all';
import {
  keepPreviousData,
  type QueryClient,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { request, requestAsOwner } from '../api/api.ts';
import { every } from '../api/read-troubles.ts';

/** Filters of the match list as the contract names them. */
export type MatchFilter = QueryOf<RouteAt<'GET /matches/count'>>;

/** Matches per page of a list. Specification: page size. */
export const matchesPerPage = defaultLimit;

/** Keys of the cache; everything about matches begins with `matches`. */
export const matchKeys = {
  all: ['matches'],
  entity: (id: string) => ['matches', 'entity', id],
  standing: (id: string) => ['matches', 'standing', id],
  leg: (id: string, setNumber: number, legNumber: number) => ['matches', 'leg', id, setNumber, legNumber],
  lists: ['matches', 'list'],
  list: (filter: MatchFilter, page: number) => ['matches', 'list', filter, page],
  counts: ['matches', 'count'],
  count: (filter: MatchFilter) => ['matches', 'count', filter],
} as const;

/** The newer of two states of one match; if equal, the second one, which was read later. */
export function newerOf<State>(
  known: State | undefined,
  read: State,
  revisionOf: (state: State) => number,
): State {
  return known !== undefined && revisionOf(known) > revisionOf(read) ? known : read;
}

const entityRevision = (match: MatchEntity) => match.props.revision;

/** One match with all its turns, from the server. An older answer never replaces a newer one. */
export function useMatchEntity(id: string): UseQueryResult<MatchEntity> {
  const client = useQueryClient();
  const queryKey = matchKeys.entity(id);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const read = await request('GET /matches/{id}', { params: { id }, signal });
      return newerOf(client.getQueryData<MatchEntity>(queryKey), read, entityRevision);
    },
  });
}

/** Puts a match from the server's answer into the cache, unless the cached one is newer. */
export function keepMatchEntity(client: QueryClient, match: MatchEntity): void {
  client.setQueryData<MatchEntity>(matchKeys.entity(match.id), (known) =>
    newerOf(known, match, entityRevision),
  );
}

/** One leg with its turns. */
export function useLeg(id: string, setNumber: number, legNumber: number): UseQueryResult<LegDetail> {
  return useQuery({
    queryKey: matchKeys.leg(id, setNumber, legNumber),
    queryFn: ({ signal }) =>
      request('GET /matches/{id}/sets/{setNumber}/legs/{legNumber}', {
        params: { id, setNumber, legNumber },
        signal,
      }),
  });
}

type ListOptions = {
  /** Time between two reads, for lists that change without this device; no repeated reads if left out. ms */
  readonly refetchIntervalMs?: number;
  readonly isEnabled?: boolean;
};

/** One page of a list, newest first. @param page from 1 */
export function useMatchList(
  filter: MatchFilter,
  page: number,
  { refetchIntervalMs, isEnabled = true }: ListOptions = {},
): UseQueryResult<readonly ListedMatch[]> {
  return useQuery({
    queryKey: matchKeys.list(filter, page),
    queryFn: ({ signal }) =>
      request('GET /matches', {
        query: { ...filter, skip: (page - 1) * matchesPerPage, limit: matchesPerPage },
        signal,
      }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    ...(refetchIntervalMs === undefined ? {} : { refetchInterval: every(refetchIntervalMs) }),
  });
}

/** Number of matches that fit the filter. */
export function useMatchCount(
  filter: MatchFilter,
  { refetchIntervalMs, isEnabled = true }: ListOptions = {},
): UseQueryResult<number> {
  return useQuery({
    queryKey: matchKeys.count(filter),
    queryFn: async ({ signal }) => (await request('GET /matches/count', { query: filter, signal })).count,
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    ...(refetchIntervalMs === undefined ? {} : { refetchInterval: every(refetchIntervalMs) }),
  });
}

/** Deletes a match that is not finished. @throws {ApiError} */
export async function deleteMatch(id: string): Promise<void> {
  await requestAsOwner('DELETE /matches/{id}', { params: { id } });
}

/** Removes a deleted match from the cache and reads the lists again. */
export async function forgetMatch(client: QueryClient, id: string): Promise<void> {
  client.removeQueries({ queryKey: matchKeys.entity(id) });
  client.removeQueries({ queryKey: matchKeys.standing(id) });
  await refreshMatchLists(client);
}

/** Reads every list and count on the page again. */
async function refreshMatchLists(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: matchKeys.lists }),
    client.invalidateQueries({ queryKey: matchKeys.counts }),
  ]);
}
