import type { EventEntity } from '@neundarter/contract/entities/event';
import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { staleAfterMs } from '@neundarter/contract/limits';
import type { MatchFinished, MatchScoreUpdated } from '@neundarter/contract/live';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isSound } from '../api/read-troubles.ts';
import { serverNow } from '../api/server-clock.ts';
import type { ListPages } from '../api/use-more-list.ts';
import { type LiveHandlers, live, useConnection, useLiveChannel } from '../live/live.ts';
import { readSoon } from '../live/read-soon.ts';
import { readAnew } from '../live/take-event.ts';
import { loadDifferences, withDifferences } from './differences.ts';
import { finishedOf, withLatest, withoutMatch, withScore } from './event-match-changes.ts';
import { eventMatchKeys } from './event-matches.ts';
import { eventRankingKeys } from './event-ranking-keys.ts';
import { eventKeys, useEvent } from './events.ts';
import { isOfOrganiser } from './is-of-organiser.ts';

/**
 * Keeps an event and its matches up to date while a page shows them, with one subscription for all of them: a turn changes one
 * row, an end moves it, and a change of the event comes as a difference. Tables have a subscription of their own. The page shows the event before it
 * subscribes; what has changed meanwhile is then read. An event that could not be read has no subscription.
 * @param also called for the same events
 */
export function useEventLive(eventId: string, also: LiveHandlers = {}): void {
  const client = useQueryClient();
  const isFirst = useRef(true);
  const { data } = useEvent(eventId);
  useReadWhenLost(eventId);
  useOrganisersView(eventId, data);
  useLiveChannel(
    data === undefined ? null : `events/${eventId}`,
    bothHandlers(
      {
        ...eventHandlers(client, eventId),
        onSubscribed: (revision) => {
          void loadDifferences();
          void (isFirst.current ? readIfChanged(client, eventId, revision) : readAll(client, eventId));
          isFirst.current = false;
        },
      },
      also,
    ),
  );
}

/** What only organisers see comes by a channel of its own. */
function useOrganisersView(eventId: string, data: EventEntity | undefined): void {
  const client = useQueryClient();
  useLiveChannel(data !== undefined && isOfOrganiser(data) ? `organisers/${eventId}` : null, {
    'organisers-view-changed': (view) =>
      withDifferences(
        (code) => code.takeOrganisersView(client, view),
        () => readSoon(client, eventKeys.entity(eventId)),
      ),
  });
}

/**
 * Reads the event when the connection is lost: without network the page then says how old it is. A server that only says
 * nothing for a moment is not asked by everybody at once.
 */
function useReadWhenLost(eventId: string): void {
  const client = useQueryClient();
  const isLost = useConnection() === 'lost';
  useEffect(() => {
    if (!isLost) return;
    const read = () =>
      void client.refetchQueries({ queryKey: eventKeys.entity(eventId), predicate: isSound });
    if (!live.isOpen()) return read();
    const timer = setTimeout(read, staleAfterMs);
    return () => clearTimeout(timer);
  }, [client, eventId, isLost]);
}

/** Handlers that call those of both. */
function bothHandlers(one: LiveHandlers, other: LiveHandlers): LiveHandlers {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof LiveHandlers>;
  type Call = (event: never) => void;
  const both = [...names].map((name) => [
    name,
    (event: never) => {
      (one[name] as Call | undefined)?.(event);
      (other[name] as Call | undefined)?.(event);
    },
  ]);
  return Object.fromEntries(both) as LiveHandlers;
}

/** Updates the cache from the live events of an event. */
export const eventHandlers = (client: QueryClient, eventId: string): LiveHandlers => ({
  'match-started': (event) =>
    withDifferences(
      (code) => code.noteStart(client, eventId, event),
      () => readRunning(client, eventId),
    ),
  'match-score-updated': (event) => takeScore(client, eventId, event),
  'match-finished': (event) => takeEnd(client, eventId, event),
  'match-deleted': ({ matchId }) => {
    setRunning(client, eventId, (running) => withoutMatch(running, matchId));
    void readAnew(client, eventMatchKeys.finished(eventId));
  },
  'event-changed': (event) =>
    withDifferences(
      (code) => code.takeChange(client, eventId, event),
      () => readSoon(client, eventKeys.entity(eventId)),
    ),
  onRefused: () => void readAnew(client, eventKeys.entity(eventId)),
});

function takeScore(client: QueryClient, eventId: string, event: MatchScoreUpdated): void {
  const running = client.getQueryData<readonly EventMatch[]>(eventMatchKeys.running(eventId));
  if (running === undefined) return;
  const { change } = event;
  // A start was told before, and other parties or another caller are not part of a score.
  const next = change === 'start' || change === 'edit' ? null : withScore(running, event);
  if (next !== null) return setRunning(client, eventId, () => next);
  withDifferences(
    (code) => code.takeStart(client, eventId, event),
    () => readRunning(client, eventId),
  );
}

function takeEnd(client: QueryClient, eventId: string, event: MatchFinished): void {
  const running = client.getQueryData<readonly EventMatch[]>(eventMatchKeys.running(eventId));
  const known = running?.find(({ id }) => id === event.matchId);
  if (known === undefined) return readFinished(client, eventId);
  const finished = finishedOf(known, event, serverNow());
  setRunning(client, eventId, (before) => withoutMatch(before, event.matchId));
  client.setQueriesData<ListPages<EventMatch>>({ queryKey: eventMatchKeys.finished(eventId) }, (before) =>
    before === undefined ? undefined : withLatest(before, finished),
  );
}

const setRunning = (
  client: QueryClient,
  eventId: string,
  change: (running: readonly EventMatch[]) => readonly EventMatch[],
): void =>
  void client.setQueryData<readonly EventMatch[]>(eventMatchKeys.running(eventId), (running) =>
    running === undefined ? undefined : change(running),
  );

const readRunning = (client: QueryClient, eventId: string): void =>
  readSoon(client, eventMatchKeys.running(eventId));

const readFinished = (client: QueryClient, eventId: string): void =>
  readSoon(client, eventMatchKeys.finished(eventId));

/** After an interruption everything may have changed. */
async function readAll(client: QueryClient, eventId: string): Promise<void> {
  const queryKeys = [eventKeys.entity(eventId), eventMatchKeys.of(eventId), eventRankingKeys.of(eventId)];
  await Promise.all(queryKeys.map((queryKey) => readAnew(client, queryKey)));
}

/**
 * What a page read before it was subscribed is still right if the event still has the same revision; running matches
 * change without it.
 */
export async function readIfChanged(
  client: QueryClient,
  eventId: string,
  revision: number | null,
): Promise<void> {
  const known = client.getQueryData<EventEntity>(eventKeys.entity(eventId));
  if (known !== undefined && known.props.revision !== revision) return readAll(client, eventId);
  void readAnew(client, eventMatchKeys.running(eventId));
  if (known === undefined) await readAnew(client, eventKeys.entity(eventId));
}
