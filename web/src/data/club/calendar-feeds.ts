import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Failed, useChange } from '../api/use-change.ts';

/** Whose calendar it is. */
export type CalendarOwner = 'team' | 'player' | 'league';

type Feed = { readonly path: string };

/** Keys of the cache. */
const calendarKeys = { of: (owner: CalendarOwner, id: string) => ['calendars', owner, id] } as const;

const readFeed = (owner: CalendarOwner, id: string, signal: AbortSignal): Promise<Feed> => {
  const call = { params: { id }, signal };
  const reads = {
    team: () => request('GET /teams/{id}/calendar', call),
    player: () => request('GET /players/{id}/calendar', call),
    league: () => request('GET /leagues/{id}/calendar', call),
  };
  return reads[owner]();
};

const renewFeed = (owner: CalendarOwner, id: string): Promise<Feed> => {
  const call = { params: { id } };
  const renewals = {
    team: () => request('PATCH /teams/{id}/calendar', call),
    player: () => request('PATCH /players/{id}/calendar', call),
    league: () => request('PATCH /leagues/{id}/calendar', call),
  };
  return renewals[owner]();
};

/** The secret address of a calendar, from the root of the server. */
export function useCalendarFeed(owner: CalendarOwner, id: string): UseQueryResult<Feed> {
  return useQuery({
    queryKey: calendarKeys.of(owner, id),
    queryFn: ({ signal }) => readFeed(owner, id, signal),
  });
}

/** Gives a calendar a new address. */
export const useRenewCalendar = (owner: CalendarOwner, failed: Failed) =>
  useChange({
    send: (id: string): Promise<Feed> => renewFeed(owner, id),
    keep: (feed, id, client) => client.setQueryData(calendarKeys.of(owner, id), feed),
    failed,
  });
