import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { maxLimit } from '@neundarter/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { keeping, type Seen, useKept } from '../api/use-kept.ts';
import { type MoreList, useMoreList } from '../api/use-more-list.ts';

/** Keys of the lists of an event's matches. */
export const eventMatchKeys = {
  of: (eventId: string) => ['events', 'matches', eventId],
  running: (eventId: string) => ['events', 'matches', eventId, 'running'],
  /** Finished matches, for every number per page. */
  finished: (eventId: string) => ['events', 'matches', eventId, 'finished'],
} as const;

/** The running matches of an event, the first that started first. */
export function useRunningMatches(eventId: string): Seen<readonly EventMatch[]> {
  const queryKey = eventMatchKeys.running(eventId);
  const query = useQuery({
    ...keeping(queryKey, async (signal) =>
      inOrderOfStart(
        await request('GET /events/{id}/matches', {
          params: { id: eventId },
          query: { status: ['running'], limit: maxLimit },
          signal,
        }),
      ),
    ),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useKept(queryKey, query);
}

/** In this order, matches keep their places while others begin and end. */
export const inOrderOfStart = (heads: readonly EventMatch[]): readonly EventMatch[] =>
  heads.toSorted((one, other) => startOf(one) - startOf(other) || (one.id < other.id ? -1 : 1));

const startOf = ({ props }: EventMatch): number => props.startedAt ?? props.timeStamp;

/** The finished matches of an event, latest first. */
export const useFinishedMatches = (
  eventId: string,
  { perPage }: { readonly perPage: number },
): MoreList<EventMatch> =>
  useMoreList({
    queryKey: [...eventMatchKeys.finished(eventId), perPage],
    perPage,
    read: (page, signal) =>
      request('GET /events/{id}/matches', {
        params: { id: eventId },
        query: { status: ['finished'], ...page },
        signal,
      }),
  });
