import type { EventEntity } from '@neundarter/contract/entities/event';
import { maxLimit } from '@neundarter/contract/limits';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';

/** Keys of the cache; everything about events begins with `events`. */
export const eventKeys = {
  all: ['events'],
  /** @param userId whose eyes see the list; null for a guest */
  upcoming: (userId: string | null) => ['events', 'upcoming', userId],
  running: (teamId: string) => ['events', 'running', teamId],
  entity: (id: string) => ['events', 'entity', id],
} as const;

/** Events that are not over, the next one first: public ones, and those of the user's teams. */
export function useUpcomingEvents(userId: string | null): UseQueryResult<readonly EventEntity[]> {
  return useQuery({
    queryKey: eventKeys.upcoming(userId),
    queryFn: ({ signal }) => request('GET /events', { query: { futureOnly: true, limit: maxLimit }, signal }),
  });
}

/** The events of a team that take place now, the one that began first in front; without a team none. */
export const useRunningEvents = (teamId: string | null): UseQueryResult<readonly EventEntity[]> =>
  useQuery({
    queryKey: eventKeys.running(teamId ?? ''),
    queryFn: ({ signal }) => request('GET /events/running', { query: { teamId: teamId ?? '' }, signal }),
    enabled: teamId !== null,
  });

/** One event; null asks for none. */
export const useEvent = (id: string | null): UseQueryResult<EventEntity> =>
  useQuery({
    queryKey: eventKeys.entity(id ?? ''),
    queryFn: ({ signal }) => request('GET /events/{id}', { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
  });
