import type { ChangedEventProps, EventEntity, NewEventProps } from '@neundarter/contract/entities/event';
import { maxLimit } from '@neundarter/contract/limits';
import type { EventType } from '@neundarter/rules/access/events';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Failed, useChange } from '../api/use-change.ts';
import { keeping, type Seen, useKept } from '../api/use-kept.ts';
import { type MoreList, useMoreList } from '../api/use-more-list.ts';

/** Keys of the cache; everything about events begins with `events`. */
export const eventKeys = {
  all: ['events'],
  /** @param userId user for whom the list is read; null for a guest */
  upcoming: (userId: string | null) => ['events', 'upcoming', userId],
  joined: (playerId: string | null) => ['events', 'joined', playerId],
  running: (teamId: string) => ['events', 'running', teamId],
  entity: (id: string) => ['events', 'entity', id],
  ofTeam: (teamId: string, type: EventType) => ['events', 'of-team', teamId, type],
} as const;

/** Events that are not over, the next one first: public events, and events of the user's teams. */
export function useUpcomingEvents(userId: string | null): Seen<readonly EventEntity[]> {
  const queryKey = eventKeys.upcoming(userId);
  const query = useQuery(
    keeping<readonly EventEntity[]>(queryKey, (signal) =>
      request('GET /events', { query: { futureOnly: true, limit: maxLimit }, signal }),
    ),
  );
  return useKept(queryKey, query);
}

/** Tournaments and trainings that are not over and in which a player takes part; none without a player. */
export const useJoinedEvents = (playerId: string | null): UseQueryResult<readonly EventEntity[]> =>
  useQuery({
    queryKey: eventKeys.joined(playerId),
    queryFn: ({ signal }) =>
      request('GET /events', { query: { futureOnly: true, participant: playerId ?? '' }, signal }),
    enabled: playerId !== null,
  });

/** The running events of a team, earliest start first; empty without a team. */
export const useRunningEvents = (teamId: string | null): UseQueryResult<readonly EventEntity[]> =>
  useQuery({
    queryKey: eventKeys.running(teamId ?? ''),
    queryFn: ({ signal }) => request('GET /events/running', { query: { teamId: teamId ?? '' }, signal }),
    enabled: teamId !== null,
  });

/** The events of a team of one type: running ones, then the next ones, then the past ones, latest first. */
export const useTeamEvents = (teamId: string, type: EventType): MoreList<EventEntity> =>
  useMoreList({
    queryKey: eventKeys.ofTeam(teamId, type),
    read: (page, signal) =>
      request('GET /events', { query: { teamId, type: [type], sort: 'agenda', ...page }, signal }),
  });

const eventQuery = (id: string) =>
  keeping(eventKeys.entity(id), (signal) => request('GET /events/{id}', { params: { id }, signal }));

/** One event; reads nothing if the id is null. */
export const useEvent = (id: string | null): UseQueryResult<EventEntity> =>
  useQuery({ ...eventQuery(id ?? ''), enabled: id !== null });

/** One event, without network as this device has seen it. */
export const useSeenEvent = (id: string): Seen<EventEntity> =>
  useKept(eventKeys.entity(id), useQuery(eventQuery(id)));

/** An event to be created; the caller chooses the id, so that a repeat after a lost answer creates no second one. */
type NewEvent = { readonly id: string; readonly props: NewEventProps };

/** Creates events, all or none; several are a repetition, which is changed and deleted as one. */
export const useEventCreation = (failed: Failed) =>
  useChange({
    send: (events: readonly NewEvent[]) =>
      request('POST /events/batch', {
        body: { events: [...events], ...(events.length > 1 && { isRepetition: true }) },
      }),
    stale: [eventKeys.all],
    failed,
  });

type EventChange = {
  readonly id: string;
  readonly changedProps: ChangedEventProps;
  /** The `editRevision` of the event that the user has changed. */
  readonly editRevision: number;
};

/** Changes an event, unless somebody else has changed it since it was read. */
export const useEventChange = (failed: Failed) =>
  useChange({
    send: (body: EventChange) => request('PATCH /events/', { body }),
    stale: [eventKeys.all],
    failed,
  });

/** Deletes an event for good. */
export const useEventDeletion = (failed: Failed) =>
  useChange({
    send: (id: string) => request('DELETE /events/{id}', { params: { id } }),
    stale: [eventKeys.all],
    failed,
  });
