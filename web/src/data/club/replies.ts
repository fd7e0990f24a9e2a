import type { EventReplies, OwnReplies, OwnReply } from '@neundarter/contract/entities/replies/reply';
import type { Reply } from '@neundarter/rules/replies/reply';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Change, type Failed, useChange } from '../api/use-change.ts';

const replyKeys = {
  all: ['replies'],
  own: ['replies', 'own'],
  ofEvent: (eventId: string) => ['replies', 'event', eventId],
} as const;

type Reading = { readonly isEnabled: boolean };

/** What the teams of the signed-in player ask, the next event first. */
export const useOwnReplies = ({ isEnabled }: Reading): UseQueryResult<OwnReplies> =>
  useQuery({
    queryKey: replyKeys.own,
    queryFn: ({ signal }) => request('GET /replies', { signal }),
    enabled: isEnabled,
  });

/** Who comes to an event; it is not there for those whose teams do not take part. */
export const useEventReplies = (eventId: string, { isEnabled }: Reading): UseQueryResult<EventReplies> =>
  useQuery({
    queryKey: replyKeys.ofEvent(eventId),
    queryFn: ({ signal }) => request('GET /events/{id}/replies', { params: { id: eventId }, signal }),
    enabled: isEnabled,
  });

type SentReply = { readonly reply: Reply; readonly isForSeries: boolean };

/** Says whether the signed-in player comes. */
export const useReply = (eventId: string, failed: Failed): Change<SentReply, OwnReply> =>
  useChange<SentReply, OwnReply>({
    send: (body) => request('PATCH /events/{id}/reply', { params: { id: eventId }, body }),
    keep: (answer, _, client) =>
      client.setQueryData<OwnReplies>(
        replyKeys.own,
        (known) =>
          known && {
            ...known,
            events: known.events.map((one) => (one.eventId === eventId ? answer : one)),
          },
      ),
    stale: [replyKeys.all],
    failed,
  });

/** Asks a member of the team by mail. */
export const useAskForReply = (eventId: string, failed: Failed): Change<string, unknown> =>
  useChange<string>({
    send: (playerId) =>
      request('POST /events/{id}/replies/{playerId}/ask', { params: { id: eventId, playerId } }),
    stale: [replyKeys.ofEvent(eventId)],
    failed,
  });
