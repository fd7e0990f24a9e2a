import type { PlayerStatistics } from '@neundarter/contract/entities/statistics';
import type { StatisticsFilter } from '@neundarter/contract/routes/statistics';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';

/** Keys of the cache; everything about statistics begins with `statistics`. */
export const statisticsKeys = {
  all: ['statistics'],
  player: (id: string, filter: StatisticsFilter) => ['statistics', 'player', id, filter],
} as const;

/** Figures of a player's finished matches that fit the filter. */
export function usePlayerStatistics(
  playerId: string,
  filter: StatisticsFilter,
): UseQueryResult<PlayerStatistics> {
  return useQuery({
    queryKey: statisticsKeys.player(playerId, filter),
    queryFn: ({ signal }) =>
      request('GET /players/{id}/stats', { params: { id: playerId }, query: filter, signal }),
    placeholderData: keepPreviousData,
  });
}
