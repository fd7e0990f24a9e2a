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

const useReportsChange = <Sent>(eventId: string, send: (sent: Sent) => Promise<PresenceReports>) =>
  useChange<Sent, PresenceReports>({
    send,
    keep: (reports, _, client) => client.setQueryData(reportsKey(eventId), reports),
    stale: [['halls', eventId]],
    scope: `reports-${eventId}`,
  });

/** Lets people report, or no longer. */
export const useReportSwitch = (id: string) =>
  useReportsChange(id, (body: BodyOf<Routes['openPresenceReports']>) =>
    request('PATCH /events/{id}/reports', { params: { id }, body }),
  );

/** Dismisses what was said about an entry. */
export const useReportDismissal = (id: string) =>
  useReportsChange(id, (entryId: string) =>
    request('DELETE /events/{id}/reports/{entryId}', { params: { id, entryId } }),
  );
