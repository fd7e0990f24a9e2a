import type { HallForecastEntity } from '@neundarter/contract/entities/hall/hall-forecast';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';

/** When matches begin and a tournament ends, as it is expected now. */
export type HallForecast = NonNullable<HallForecastEntity['forecast']>;

/** The server computes the next one then. ms */
const everyMs = 30_000;
/** The first one takes some seconds; where there is none, it is asked for ever more seldom. ms */
const firstMs = 2000;

/** Key of the forecast of a tournament in the cache. */
export const hallForecastKey = (eventId: string) => ['hall-forecasts', eventId];

/** The forecast of a tournament, kept up to date while the component is mounted; null without one. @param isRunning nothing else has one */
export function useHallForecast(eventId: string, isRunning: boolean): HallForecast | null {
  const { data } = useQuery({
    queryKey: hallForecastKey(eventId),
    queryFn: ({ signal }) => request('GET /events/{id}/hall/forecast', { params: { id: eventId }, signal }),
    enabled: isRunning,
    refetchInterval: ({ state: { data: known, dataUpdateCount, errorUpdateCount } }) =>
      known?.forecast ? everyMs : Math.min(4 * everyMs, firstMs * 2 ** (dataUpdateCount + errorUpdateCount)),
  });
  return (isRunning ? data?.forecast : null) ?? null;
}
