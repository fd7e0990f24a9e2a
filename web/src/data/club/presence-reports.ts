import type { PresenceReports } from '@neundarter/contract/entities/presence-report';
import type { BodyOf } from '@neundarter/contract/route';
import type { presenceReportRoutes } from '@neundarter/contract/routes/presence-reports';
import { type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { useChange } from '../api/use-change.ts';
import { useLiveChannel } from '../live/live.ts';
import { readSoon } from '../live/read-soon.ts';
import { keepOwnReport } from './chosen-entries.ts';

type Routes = typeof presenceReportRoutes;

const reportsKey = (eventId: string) => ['presence-reports', eventId];

/** Says of an entry that its people are here or leave; the device remembers it. */
export const useReport = (eventId: string) =>
  useChange({
    send: (body: BodyOf<Routes['reportPresence']>) =>
      request('POST /events/{id}/reports', { params: { id: eventId }, body }),
    keep: (report) => keepOwnReport(eventId, report),
  });

/** What people have said of themselves, for organisers, kept up to date while the component is mounted. */
export function usePresenceReports(eventId: string): UseQueryResult<PresenceReports> {
  const client = useQueryClient();
  const readAgain = () => readSoon(client, reportsKey(eventId));
  useLiveChannel(`organisers/${eventId}`, { 'presence-reported': readAgain, onSubscribed: readAgain });
  return useQuery({
    queryKey: reportsKey(eventId),
    queryFn: ({ signal }) => request('GET /events/{id}/reports', { params: { id: eventId }, signal }),
  });
}

/** What people have said of themselves in several events, as far as it was read. */
export const useReportsOf = (eventIds: readonly string[]): readonly OfEvent<PresenceReports>[] =>
  useQueries({
    queries: eventIds.map((id) => ({
      queryKey: reportsKey(id),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        request('GET /events/{id}/reports', { params: { id }, signal }),
    })),
    combine: (answers) =>
      answers.flatMap(({ data }, index) =>
        data === undefined ? [] : [{ ...data, eventId: eventIds[index] ?? '' }],
      ),
  });

type OfEvent<Content = object> = Content & { readonly eventId: string };

/** Lets people report in several events, or no longer. */
export const useReportSwitch = (home: string) =>
  useChange({
    send: async ({
      eventIds,
      isOpen,
    }: {
      readonly eventIds: readonly string[];
      readonly isOpen: boolean;
    }) => {
      for (const id of eventIds)
        await request('PATCH /events/{id}/reports', { params: { id }, body: { isOpen } });
    },
    stale: [['presence-reports'], ['halls', home]],
    scope: `reports-${home}`,
  });

/** Dismisses what was said about an entry. */
export const useReportDismissal = (home: string) =>
  useChange({
    send: ({ eventId: id, entrant }: OfEvent<{ readonly entrant: string }>) =>
      request('DELETE /events/{id}/reports/{entryId}', { params: { id, entryId: entrant } }),
    keep: (reports, { eventId }, client) => client.setQueryData(reportsKey(eventId), reports),
    stale: [['halls', home]],
    scope: `reports-${home}`,
  });
