import type { EventEntity } from '@neundarter/contract/entities/event';
import { groupTable, type TableName, type WholeTable } from '@neundarter/contract/table-names';
import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { request } from '../api/api.ts';
import { keeping, type Seen, useKept } from '../api/use-kept.ts';
import { useLiveChannel } from '../live/live.ts';
import { readSoon } from '../live/read-soon.ts';
import { readAnew } from '../live/take-event.ts';
import { withDifferences } from './differences.ts';
import { eventRankingKeys } from './event-ranking-keys.ts';
import { eventKeys } from './events.ts';

const readers = {
  table: (id, signal) => request('GET /events/{id}/table', { params: { id }, signal }),
  highscores: (id, signal) => request('GET /events/{id}/highscores', { params: { id }, signal }),
  shortlegs: (id, signal) => request('GET /events/{id}/shortlegs', { params: { id }, signal }),
  highfinishes: (id, signal) => request('GET /events/{id}/highfinishes', { params: { id }, signal }),
  stats: (id, signal) => request('GET /events/{id}/stats', { params: { id }, signal }),
} as const satisfies Record<WholeTable, (id: string, signal: AbortSignal) => Promise<unknown>>;

type AnswerTo<Kind extends WholeTable> = Awaited<ReturnType<(typeof readers)[Kind]>>;

/** How long figures are fresh: only a result changes them, and then they are read again. ms */
const freshMs = 60_000;

const revisionOf = (client: QueryClient, eventId: string): number | null =>
  client.getQueryData<EventEntity>(eventKeys.entity(eventId))?.props.revision ?? null;

/**
 * Keeps a table up to date while a page shows it. What is read after the first revision and before the subscription is right
 * if the event has not changed meanwhile; otherwise it is read once more.
 */
function useToldTable(eventId: string, name: TableName, queryKey: QueryKey): void {
  const client = useQueryClient();
  const first = useRef(revisionOf(client, eventId));
  useLiveChannel(`tables/${eventId}`, {
    'tables-changed': ({ tables }) =>
      withDifferences(
        (code) => code.takeTable(client, eventId, { queryKey, news: tables[name] }),
        () => readSoon(client, queryKey),
      ),
    onSubscribed: (revision) => {
      if (first.current !== revision) void readAnew(client, queryKey);
      first.current = null;
    },
  });
}

/** A table or figures of a whole event. */
export function useEventRanking<Kind extends WholeTable>(eventId: string, kind: Kind): Seen<AnswerTo<Kind>> {
  const queryKey = eventRankingKeys.one(eventId, kind);
  const read = readers[kind] as (id: string, signal: AbortSignal) => Promise<AnswerTo<Kind>>;
  useToldTable(eventId, kind, queryKey);
  const query = useQuery({ ...keeping(queryKey, (signal) => read(eventId, signal)), staleTime: freshMs });
  return useKept<AnswerTo<Kind>>(queryKey, query);
}

/** The figures of everybody who has played in a group of a tournament. */
export function useGroupFigures(eventId: string, group: string): Seen<AnswerTo<'table'>> {
  const queryKey = eventRankingKeys.group(eventId, group);
  const read = (signal: AbortSignal) =>
    request('GET /events/{id}/table', { params: { id: eventId }, query: { stage: 'group', group }, signal });
  useToldTable(eventId, groupTable(group), queryKey);
  const query = useQuery({ ...keeping(queryKey, read), staleTime: freshMs });
  return useKept<AnswerTo<'table'>>(queryKey, query);
}

const nobody: ReadonlySet<string> = new Set();

/**
 * The players without an account of whom an event has figures; nobody until they are known. People who have not agreed to
 * the event look the same in its tables, but have no figures in it.
 * @param eventId null asks nothing
 */
export function usePlayersWithoutAccount(eventId: string | null): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: eventRankingKeys.withoutAccount(eventId ?? ''),
    queryFn: ({ signal }) =>
      request('GET /events/{id}/players-without-account', { params: { id: eventId ?? '' }, signal }),
    enabled: eventId !== null,
    staleTime: freshMs,
    select: toSet,
  });
  return data ?? nobody;
}

const toSet = (ids: readonly string[]): ReadonlySet<string> => new Set(ids);
