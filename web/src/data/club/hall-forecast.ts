import type { HallForecastEntity } from '@neundarter/contract/entities/hall/hall-forecast';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';

/** When matches begin and a tournament ends, as it is expected now. */
export type HallForecast = NonNullable<HallForecastEntity['forecast']>;

/** The server computes the next one then. ms */
const everyMs = 30_000;
/** The first one takes some seconds; where there is none, it is asked for ever more seldom. ms */
const firstMs = 2000;

const hallForecastKey = (eventId: string) => ['hall-forecasts', eventId];

const forecastQuery = (eventId: string) =>
  queryOptions({
    queryKey: hallForecastKey(eventId),
    queryFn: ({ signal }) => request('GET /events/{id}/hall/forecast', { params: { id: eventId }, signal }),
    refetchInterval: ({ state: { data: known, dataUpdateCount, errorUpdateCount } }) =>
      known?.forecast ? everyMs : Math.min(4 * everyMs, firstMs * 2 ** (dataUpdateCount + errorUpdateCount)),
  });

/** The forecast of a tournament, kept up to date while the component is mounted; null without one. @param isRunning nothing else has one */
export function useHallForecast(eventId: string, isRunning: boolean): HallForecast | null {
  const { data } = useQuery({ ...forecastQuery(eventId), enabled: isRunning });
  return (isRunning ? data?.forecast : null) ?? null;
}

/** The forecasts of running tournaments that have one. */
export const useHallForecasts = (eventIds: readonly string[]): readonly HallForecast[] =>
  useQueries({
    queries: eventIds.map(forecastQuery),
    combine: (answers) => answers.flatMap(({ data }) => data?.forecast ?? []),
  });
