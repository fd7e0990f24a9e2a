import { useQueries } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type HallForecast, hallForecastKey } from './hall-forecast.ts';

// Apart from the forecast of one tournament, which every visitor of a tournament loads.

/** The forecasts of those of these running tournaments that have one. Who shows them one by one keeps them up to date. */
export const useHallForecasts = (eventIds: readonly string[]): readonly HallForecast[] =>
  useQueries({
    queries: eventIds.map((id) => ({
      queryKey: hallForecastKey(id),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        request('GET /events/{id}/hall/forecast', { params: { id }, signal }),
    })),
    combine: (answers) => answers.flatMap(({ data }) => data?.forecast ?? []),
  });
