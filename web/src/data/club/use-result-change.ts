import type { EventEntity, MinimalEvent } from '@neundarter/contract/entities/event';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type Change, useChange } from '../api/use-change.ts';
import { live } from '../live/live.ts';
import { withDifferences } from './differences.ts';
import { eventMatchKeys } from './event-matches.ts';
import { eventRankingKeys } from './event-ranking-keys.ts';
import { eventKeys } from './events.ts';

/** A server of an older version sends the whole event. */
type ResultAnswer = EventEntity | MinimalEvent;

/** Maximum wait for the announcement of a change that this device has made; it usually comes within 50. ms */
const announcedWithinMs = 1000;

const listsOfTeams = ['events', 'of-team'];

/** What else shows results. */
const othersOf = (eventId: string): readonly QueryKey[] => [
  eventMatchKeys.of(eventId),
  eventRankingKeys.of(eventId),
  listsOfTeams,
];

const everythingOf = (eventId: string): readonly QueryKey[] => [
  eventKeys.entity(eventId),
  ...othersOf(eventId),
];

const readAll = async (client: QueryClient, queryKeys: readonly QueryKey[]): Promise<void> => {
  await Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
};

/** Waits until the cached event has a revision. @returns whether it has it in time */
const isReached = (client: QueryClient, { id, revision }: MinimalEvent): Promise<boolean> => {
  const hasIt = () => {
    const known = client.getQueryData<EventEntity>(eventKeys.entity(id));
    return known !== undefined && known.props.revision >= revision;
  };
  if (hasIt() || live.getState() !== 'connected') return Promise.resolve(hasIt());
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve(hasIt());
    };
    const timer = setTimeout(end, announcedWithinMs);
    const stop = client.getQueryCache().subscribe(() => hasIt() && end());
  });
};

/**
 * Shows what a minimal answer tells of. The page gets the change with everybody else: the event as a difference, matches and
 * tables by their own announcements. If that does not come, it asks for what it has missed, or reads.
 */
const followAnswer = async (client: QueryClient, answer: MinimalEvent): Promise<void> => {
  const { id, revision } = answer;
  if (await isReached(client, answer)) return readAll(client, [listsOfTeams]);
  if (live.getState() !== 'connected') return readAll(client, everythingOf(id));
  const readEvent = () => void readAll(client, [eventKeys.entity(id)]);
  withDifferences((code) => void code.catchUp(client, id, revision), readEvent);
  return readAll(client, othersOf(id));
};

const keepAnswer = (client: QueryClient, answer: ResultAnswer): Promise<void> => {
  if (!('props' in answer)) return followAnswer(client, answer);
  client.setQueryData(eventKeys.entity(answer.id), answer);
  return readAll(client, everythingOf(answer.id));
};

/** A change of a result, whose answer only names the revision of the event. After a failure everything is read again. */
export const useResultChange = <Sent>(
  eventId: string,
  send: (sent: Sent) => Promise<ResultAnswer>,
): Change<Sent, ResultAnswer> =>
  useChange<Sent, ResultAnswer>({
    send,
    keep: (answer, _, client) => keepAnswer(client, answer),
    stale: (answer) => (answer === undefined ? everythingOf(eventId) : []),
    scope: `event-${eventId}`,
  });
