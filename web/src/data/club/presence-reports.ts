import type { PresenceReports } from '@neundarter/contract/entities/presence-report';
import type { BodyOf } from '@neundarter/contract/route';
import type { presenceReportRoutes } from '@neundarter/contract/routes/presence-reports';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { useChange } from '../api/use-change.ts';
import { useLiveChannel } from '../live/live.ts';
import { readSoon } from '../live/read-soon.ts';
import { keepOwnReport } from './chosen-entries.ts';

type Routes = typeof presenceReportRoutes;

/** Key of the reports of an event in the cache. */
export const reportsKey = (eventId: string) => ['presence-reports', eventId];

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
