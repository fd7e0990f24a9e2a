// Who plays or calls in another event of the team right now.
import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { maxLimit } from '@neundarter/contract/limits';
import { playersOf } from '@neundarter/rules/match/players';
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { request } from '../api/api.ts';
import { type LiveHandlers, live } from '../live/live.ts';
import { readSoon } from '../live/read-soon.ts';
import { readAnew, takeEvent } from '../live/take-event.ts';
import { withoutMatch } from './event-match-changes.ts';
import { eventMatchKeys } from './event-matches.ts';
import { useRunningEvents } from './events.ts';

/** What somebody does in another event, which is named. */
export type BusyElsewhere = { readonly does: 'plays' | 'calls'; readonly event: string };

/** Players who are busy in other events, by their ids. */
export type BusyPlayers = ReadonlyMap<string, BusyElsewhere>;

const busyKey = (eventId: string) => [...eventMatchKeys.of(eventId), 'busy'] as const;

type BusyPlayer = Pick<BusyElsewhere, 'does'> & { readonly id: string };

/** Who calls and who plays in the running matches of an event. For a pair the player who is stored as caller calls. */
const busyIn = (running: readonly EventMatch[]): readonly BusyPlayer[] => [
  ...running.flatMap(({ props: { caller } }): readonly BusyPlayer[] =>
    caller === null ? [] : [{ id: caller, does: 'calls' }],
  ),
  ...running
    .flatMap(({ props }) => props.parties.flatMap(playersOf))
    .map(({ id }): BusyPlayer => ({ id, does: 'plays' })),
];

/** Keeps the running matches of an event, of which only the people matter, up to date: a turn changes nothing. */
const busyHandlers = (client: QueryClient, eventId: string): LiveHandlers => {
  const queryKey = busyKey(eventId);
  const isKnown = (matchId: string) =>
    client.getQueryData<readonly EventMatch[]>(queryKey)?.some(({ id }) => id === matchId) === true;
  const remove = (matchId: string) =>
    takeEvent<readonly EventMatch[]>(client, queryKey, (running) => withoutMatch(running, matchId));
  return {
    'match-score-updated': ({ matchId, change, standing }) => {
      if (standing.status !== 'running') remove(matchId);
      // A match begins, runs again, or other people play or call it.
      else if (change === 'edit' || !isKnown(matchId)) readSoon(client, queryKey);
    },
    'match-deleted': ({ matchId }) => remove(matchId),
    onSubscribed: () => void readAnew(client, queryKey),
  };
};

/** Follows these events, each by its own channel. */
function useFollowedEvents(eventIds: readonly string[]): void {
  const client = useQueryClient();
  const ids = eventIds.join(' ');
  useEffect(() => {
    const followed = ids === '' ? [] : ids.split(' ');
    const stops = followed.map((id) => live.subscribe(`events/${id}`, busyHandlers(client, id)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, ids]);
}

/** Who plays or calls in another running event of the team; whoever does both plays. */
export function useBusyPlayers(teamId: string, exceptEventId: string): BusyPlayers {
  const others = (useRunningEvents(teamId).data ?? []).filter(({ id }) => id !== exceptEventId);
  useFollowedEvents(others.map(({ id }) => id));
  const busy = useQueries({
    queries: others.map(({ id }) => ({
      queryKey: busyKey(id),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        request('GET /events/{id}/matches', {
          params: { id },
          query: { status: ['running'], limit: maxLimit },
          signal,
        }),
      select: busyIn,
    })),
    combine: (results) =>
      results.flatMap(({ data = [] }, place) =>
        data.map((one) => ({ ...one, event: others[place]?.props.name ?? '' })),
      ),
  });
  return useMemo(() => {
    const inOrder = [
      ...busy.filter(({ does }) => does === 'calls'),
      ...busy.filter(({ does }) => does === 'plays'),
    ];
    return new Map(inOrder.map(({ id, does, event }) => [id, { does, event }]));
  }, [busy]);
}
