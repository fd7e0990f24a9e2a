// Who plays in another event of the team right now.
import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { maxLimit } from '@neundarter/contract/limits';
import { playersOf } from '@neundarter/rules/match/players';
import { useQueries } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { eventMatchKeys } from './event-matches.ts';
import { useRunningEvents } from './events.ts';

/** Names of events by the ids of the players who are busy in them. */
export type BusyPlayers = ReadonlyMap<string, string>;

/** Other events have no live channel on this page. ms */
const readEveryMs = 20_000;

/** The players of the running matches of an event. */
export const busyPlayersOf = (eventName: string, running: readonly EventMatch[]): BusyPlayers =>
  new Map(
    running.flatMap(({ props }) =>
      props.parties.flatMap(playersOf).map(({ id }) => [id, eventName] as const),
    ),
  );

/** Who plays in another running event of the team. */
export function useBusyPlayers(teamId: string, exceptEventId: string): BusyPlayers {
  const others = (useRunningEvents(teamId).data ?? []).filter(({ id }) => id !== exceptEventId);
  return useQueries({
    queries: others.map(({ id }) => ({
      queryKey: [...eventMatchKeys.of(id), 'busy'],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        request('GET /events/{id}/matches', {
          params: { id },
          query: { status: ['running'], limit: maxLimit },
          signal,
        }),
      refetchInterval: readEveryMs,
    })),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }, place) => [...busyPlayersOf(others[place]?.props.name ?? '', data ?? [])]),
      ),
  });
}
