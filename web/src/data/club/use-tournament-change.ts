import type { EventEntity } from '@neundarter/contract/entities/event';
import { type Change, type Failed, useChange } from '../api/use-change.ts';
import { eventMatchKeys } from './event-matches.ts';
import { eventRankingKeys } from './event-ranking-keys.ts';
import { eventKeys } from './events.ts';

type Options<Sent> = {
  readonly send: (sent: Sent) => Promise<EventEntity>;
  readonly failed?: Failed<Sent>;
};

/** A change of a tournament, which answers with the event; lists, matches and tables of it are read again. */
export const useTournamentChange = <Sent>(
  eventId: string,
  { send, failed }: Options<Sent>,
): Change<Sent, EventEntity> =>
  useChange<Sent, EventEntity>({
    send,
    ...(failed && { failed }),
    keep: (event, _, client) => client.setQueryData(eventKeys.entity(eventId), event),
    stale: [
      eventKeys.entity(eventId),
      eventMatchKeys.of(eventId),
      eventRankingKeys.of(eventId),
      ['events', 'of-team'],
    ],
    scope: `event-${eventId}`,
  });
