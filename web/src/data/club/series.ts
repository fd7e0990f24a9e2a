import type { ChangedSeriesProps, ListedSeries, NewSeriesProps } from '@neundarter/contract/entities/series';
import { maxLimit } from '@neundarter/contract/limits';
import { mayManageSeries } from '@neundarter/rules/access/series';
import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Failed, useChange } from '../api/use-change.ts';
import { keeping, type Seen, useKept } from '../api/use-kept.ts';
import { type MoreList, useMoreList } from '../api/use-more-list.ts';
import { useAccount } from '../people/account.ts';
import { useActor } from '../people/actor.ts';

/** Keys of the cache; everything about series begins with `series`. */
const seriesKeys = {
  all: ['series'],
  ofTeam: (teamId: string) => ['series', 'of-team', teamId],
  entity: (id: string) => ['series', 'entity', id],
  eventPoints: (id: string, eventId: string) => ['series', 'event-points', id, eventId],
} as const;

/** A series with its points. */
export type SeriesWithPoints = Awaited<ReturnType<typeof readSeries>>;

const readSeries = (id: string, signal: AbortSignal, eventId?: string) =>
  request('GET /series/{id}', {
    params: { id },
    query: eventId === undefined ? {} : { eventId },
    signal,
  });

/** The series of a team, newest first. */
export const useTeamSeries = (teamId: string): MoreList<ListedSeries> =>
  useMoreList({
    queryKey: seriesKeys.ofTeam(teamId),
    read: (page, signal) => request('GET /series', { query: { teamId, ...page }, signal }),
  });

/** The names of all series of a team, newest first. */
export const useSeriesNames = (teamId: string): UseQueryResult<readonly ListedSeries[]> =>
  useQuery({
    queryKey: [...seriesKeys.ofTeam(teamId), 'names'],
    queryFn: ({ signal }) => request('GET /series', { query: { teamId, limit: maxLimit }, signal }),
  });

/** One series, without network as this device has seen it. */
export const useSeenSeries = (id: string): Seen<SeriesWithPoints> => {
  const queryKey = seriesKeys.entity(id);
  return useKept(queryKey, useQuery(keeping(queryKey, (signal) => readSeries(id, signal))));
};

/** A series with the points of one of its tournaments only. */
export const useSeenEventPoints = (id: string, eventId: string): Seen<SeriesWithPoints> => {
  const queryKey = seriesKeys.eventPoints(id, eventId);
  return useKept(queryKey, useQuery(keeping(queryKey, (signal) => readSeries(id, signal, eventId))));
};

/** Whether the user may set up the series of a team. Of teams of others the server knows whether they may have any. */
export function useMayManageSeries(teamId: string): boolean {
  const { teams } = useAccount();
  const known = teams.find(({ id }) => id === teamId);
  return mayManageSeries(useActor(), { teamId, canUseTournaments: known?.props.canUseTournaments ?? true });
}

/** Puts the answer into the cache, so that it is shown at once. */
const keep = (series: SeriesWithPoints, _: unknown, client: QueryClient): void =>
  void client.setQueryData(seriesKeys.entity(series.id), series);

/** A series to be created; the caller chooses the id, so that a repeat after a lost answer creates no second one. */
type NewSeries = { readonly id: string; readonly props: NewSeriesProps };

export const useSeriesCreation = (failed: Failed) =>
  useChange({
    send: (body: NewSeries) => request('POST /series/', { body }),
    keep,
    stale: [seriesKeys.all],
    failed,
  });

/** Changes name, visibility or tournaments of a series. */
export const useSeriesChange = (id: string, failed: Failed) =>
  useChange({
    send: (changedProps: ChangedSeriesProps) => request('PATCH /series/', { body: { id, changedProps } }),
    keep,
    stale: [seriesKeys.all],
    failed,
  });

/** Sets what a series gives points for. */
export const useSeriesPoints = (id: string, failed: Failed) =>
  useChange({
    send: (config: NonNullable<NewSeriesProps['config']>) =>
      request('POST /series/{id}/config', { params: { id }, body: config }),
    keep,
    stale: [seriesKeys.all],
    failed,
  });

/** Deletes a series for good. */
export const useSeriesDeletion = (failed: Failed) =>
  useChange({
    send: (id: string) => request('DELETE /series/{id}', { params: { id } }),
    stale: [seriesKeys.all],
    failed,
  });
