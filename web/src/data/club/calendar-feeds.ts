import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Failed, useChange } from '../api/use-change.ts';

/** Whose calendar it is. */
export type CalendarOwner = 'team' | 'player';

type Feed = { readonly path: string };

/** Keys of the cache. */
const calendarKeys = { of: (owner: CalendarOwner, id: string) => ['calendars', owner, id] } as const;

/** The secret address of a calendar, from the root of the server. */
export function useCalendarFeed(owner: CalendarOwner, id: string): UseQueryResult<Feed> {
  return useQuery({
    queryKey: calendarKeys.of(owner, id),
    queryFn: ({ signal }) =>
      owner === 'team'
        ? request('GET /teams/{id}/calendar', { params: { id }, signal })
        : request('GET /players/{id}/calendar', { params: { id }, signal }),
  });
}

/** Gives a calendar a new address. */
export const useRenewCalendar = (owner: CalendarOwner, failed: Failed) =>
  useChange({
    send: (id: string): Promise<Feed> =>
      owner === 'team'
        ? request('PATCH /teams/{id}/calendar', { params: { id } })
        : request('PATCH /players/{id}/calendar', { params: { id } }),
    keep: (feed, id, client) => client.setQueryData(calendarKeys.of(owner, id), feed),
    failed,
  });
