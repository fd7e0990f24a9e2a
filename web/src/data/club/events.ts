import type { EventEntity } from '@neundarter/contract/entities/event';
import { maxLimit } from '@neundarter/contract/limits';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';

/** Keys of the cache; everything about events begins with `events`. */
export const eventKeys = {
  all: ['events'],
  /** @param userId user for whom the list is read; null for a guest */
  upcoming: (userId: string | null) => ['events', 'upcoming', userId],
  running: (teamId: string) => ['events', 'running', teamId],
  entity: (id: string) => ['events', 'entity', id],
} as const;

/** Events that are not over, the next one first: public events, and events of the user's teams. */
export function useUpcomingEvents(userId: string | null): UseQueryResult<readonly EventEntity[]> {
  return useQuery({
    queryKey: eventKeys.upcoming(userId),
    queryFn: ({ signal }) => request('GET /events', { query: { futureOnly: true, limit: maxLimit }, signal }),
  });
}

/** The running events of a team, earliest start first; empty without a team. */
export const useRunningEvents = (teamId: string | null): UseQueryResult<readonly EventEntity[]> =>
  useQuery({
    queryKey: eventKeys.running(teamId ?? ''),
    queryFn: ({ signal }) => request('GET /events/running', { query: { teamId: teamId ?? '' }, signal }),
    enabled: teamId !== null,
  });

/** One event; reads nothing if the id is null. */
export const useEvent = (id: string | null): UseQueryResult<EventEntity> =>
  useQuery({
    queryKey: eventKeys.entity(id ?? ''),
    queryFn: ({ signal }) => request('GET /events/{id}', { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
  });
