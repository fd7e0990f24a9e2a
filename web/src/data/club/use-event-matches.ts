import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { MoreList } from '../api/use-more-list.ts';
import { eventMatchKeys, useFinishedMatches, useRunningMatches } from './event-matches.ts';

/** All matches of an event: the running ones, then those that are finished, latest first, page by page. */
export function useEventMatches(
  eventId: string,
  { perPage }: { readonly perPage: number },
): MoreList<EventMatch> {
  const running = useRunningMatches(eventId);
  const finished = useFinishedMatches(eventId, { perPage });
  const isReading = useIsFetching({ queryKey: eventMatchKeys.of(eventId) }) > 0;
  const shown = useRef(none);
  const both = joinLists(running.data ?? none, finished.data ?? none);
  const data = isReading ? withHeld(both, shown.current) : both;
  useEffect(() => {
    shown.current = data;
  }, [data]);
  return {
    ...finished,
    data: running.data === undefined || finished.data === undefined ? undefined : data,
    error: running.error ?? finished.error,
    again: () => {
      running.again();
      finished.again();
    },
  };
}

const none: readonly EventMatch[] = [];

/**
 * Both lists as one. They are read one after the other, so that a match that ends meanwhile may be in both: then its later state
 * stands.
 */
function joinLists(running: readonly EventMatch[], finished: readonly EventMatch[]): readonly EventMatch[] {
  const latest = new Map<string, EventMatch>();
  for (const match of [...running, ...finished]) {
    const known = latest.get(match.id);
    if (known === undefined || known.props.revision <= match.props.revision) latest.set(match.id, match);
  }
  return [...latest.values()];
}

/** The matches with those that were shown until now and are in neither list: the other list may only be on its way. */
function withHeld(matches: readonly EventMatch[], shown: readonly EventMatch[]): readonly EventMatch[] {
  const listed = new Set(matches.map(({ id }) => id));
  const held = shown.filter(({ id }) => !listed.has(id));
  return held.length === 0 ? matches : [...held, ...matches];
}
