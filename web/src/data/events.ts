import type { EventEntity } from '@neundarter/contract/entities/event';
import { maxLimit } from '@neundarter/contract/limits';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from './api.ts';

/** Keys of the cache; everything about events begins with `events`. */
export const eventKeys = {
  all: ['events'],
  /** @param userId whose eyes see the list; null for a guest */
  upcoming: (userId: string | null) => ['events', 'upcoming', userId],
} as const;

/** Events that are not over, the next one first: public ones, and those of the user's teams. */
export function useUpcomingEvents(userId: string | null): UseQueryResult<readonly EventEntity[]> {
  return useQuery({
    queryKey: eventKeys.upcoming(userId),
    queryFn: ({ signal }) => request('GET /events', { query: { futureOnly: true, limit: maxLimit }, signal }),
  });
}
