import type { PresenceReports } from '@neundarter/contract/entities/presence-report';
import { useQueries } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { useChange } from '../api/use-change.ts';
import { reportsKey } from './presence-reports.ts';

type OfEvent<Content = object> = Content & { readonly eventId: string };

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
