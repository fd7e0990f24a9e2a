import type { EventEntity } from '@neundarter/contract/entities/event';
import { defaultLimit, maxLimit } from '@neundarter/contract/limits';
import { mayReadEvent } from '@neundarter/rules/access/events';
import type { EventType } from '@neundarter/rules/access/match';
import { isAdmin } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { countEventRows, type EventFilter, findEvent, findEventPage, type StoredEvent } from './store.ts';

/** What a list is asked for. */
export type EventQuery = {
  readonly teamId?: string;
  readonly type?: readonly EventType[];
  readonly isPublic?: boolean;
  readonly futureOnly?: boolean;
};
type Page = { readonly skip?: number; readonly limit?: number };
type Reader = Pick<Platform, 'db' | 'clock'>;

export const entityOf = ({ id, props }: StoredEvent): EventEntity => ({ id, props });

/** The filter, narrowed to what this actor may know of. */
const filterFor = (
  { clock }: Reader,
  actor: Actor,
  { futureOnly = false, ...query }: EventQuery,
): EventFilter => {
  const user = describeActor(actor);
  return {
    ...query,
    ...(futureOnly ? { endsAfter: clock.now() } : {}),
    visibleTeamIds: isAdmin(user) ? null : user.teamIds,
  };
};

/** What other nouns need to know of an event, whoever asks; null for none. */
export const findEventFacts = async (q: Queries, id: string): Promise<EventEntity['props'] | null> =>
  (await findEvent(q, id))?.props ?? null;

/** Events, latest first; of those that are not over the next one first. */
export const listEvents = async (
  reader: Reader,
  actor: Actor,
  { skip = 0, limit = defaultLimit, ...query }: EventQuery & Page,
): Promise<EventEntity[]> => {
  const direction = query.futureOnly === true ? 'asc' : 'desc';
  const filter = filterFor(reader, actor, query);
  const found = await reader.db.query((q) => findEventPage(q, filter, { skip, limit, direction }));
  return found.map(entityOf);
};

/** Events that take place now. */
export const listRunningEvents = async (
  reader: Reader,
  actor: Actor,
  query: Pick<EventQuery, 'teamId' | 'type'>,
): Promise<EventEntity[]> => {
  const filter = {
    ...filterFor(reader, actor, { ...query, futureOnly: true }),
    beginsBefore: reader.clock.now(),
  };
  const page = { skip: 0, limit: maxLimit, direction: 'asc' } as const;
  return (await reader.db.query((q) => findEventPage(q, filter, page))).map(entityOf);
};

export const countEvents = (reader: Reader, actor: Actor, query: EventQuery): Promise<number> =>
  reader.db.query((q) => countEventRows(q, filterFor(reader, actor, query)));

/** One event; those the actor may not know of are not there. */
export const readEvent = async (
  { db }: Reader,
  actor: Actor,
  id: string,
): Promise<Result<EventEntity, 'error.not-found'>> => {
  const event = await db.query((q) => findEvent(q, id));
  return event !== null && mayReadEvent(describeActor(actor), event.props)
    ? ok(entityOf(event))
    : refused('error.not-found');
};
