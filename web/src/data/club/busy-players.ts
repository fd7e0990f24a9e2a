// Who plays or calls in another event of the team right now.
import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { maxLimit } from '@neundarter/contract/limits';
import type { Party } from '@neundarter/rules/match/types';
import { useQueries } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { eventMatchKeys } from './event-matches.ts';
import { useRunningEvents } from './events.ts';

/** Names of events by the ids of the players who are busy in them. */
export type BusyPlayers = ReadonlyMap<string, string>;

/** Other events have no live channel on this page. ms */
const readEveryMs = 20_000;

const playerIdsOf = (party: Party): readonly string[] => {
  if (party.type === 'single') return [party.player.id];
  return party.type === 'double' ? party.players.map(({ id }) => id) : [];
};

/** The players of the running matches of an event. */
export const busyPlayersOf = (eventName: string, running: readonly EventMatch[]): BusyPlayers =>
  new Map(
    running.flatMap(({ props }) => props.parties.flatMap(playerIdsOf).map((id) => [id, eventName] as const)),
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
