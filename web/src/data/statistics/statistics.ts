import type { PlayerStatistics } from '@neundarter/contract/entities/statistics';
import type { StatisticsFilter } from '@neundarter/contract/routes/statistics';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';

/** Keys of the cache; everything about statistics begins with `statistics`. */
export const statisticsKeys = {
  all: ['statistics'],
  player: (id: string, filter: StatisticsFilter) => ['statistics', 'player', id, filter],
} as const;

/** A period that ends now, whose limits move with the clock: `last-month`, `last-30-days`. */
export type MovingPeriod = `last-${string}`;

/** The filter by which the device keeps an answer: a period that moves by its name. @param period null for fixed limits */
export const keptFilter = (filter: StatisticsFilter, period: MovingPeriod | null) => {
  if (period === null) return filter;
  const { afterDate: _from, beforeDate: _to, ...rest } = filter;
  return { ...rest, period };
};

/**
 * Figures of a player's finished matches that fit the filter.
 * @param period the name of the filter's period if it moves with the clock
 */
export function usePlayerStatistics(
  playerId: string,
  filter: StatisticsFilter,
  period: MovingPeriod | null,
): UseQueryResult<PlayerStatistics> {
  return useQuery({
    queryKey: statisticsKeys.player(playerId, filter),
    queryFn: ({ signal }) =>
      request('GET /players/{id}/stats', { params: { id: playerId }, query: filter, signal }),
    placeholderData: keepPreviousData,
    meta: { keptAs: ['statistics', 'player', playerId, keptFilter(filter, period)] },
  });
}
