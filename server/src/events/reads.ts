import type { EventEntity } from '@neundarter/contract/entities/event';
import { defaultLimit, maxLimit } from '@neundarter/contract/limits';
import { type EventType, mayReadEvent } from '@neundarter/rules/access/events';
import { isAdmin } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import type { EventCaller, EventRights } from './gather-event-rights.ts';
import {
  countEventRows,
  type EventFilter,
  findEvent,
  findEventPage,
  findEvents,
  type StoredEvent,
} from './store.ts';

/** Filters of a list of events. */
export type EventQuery = {
  readonly teamId?: string;
  readonly type?: readonly EventType[];
  readonly isPublic?: boolean;
  readonly futureOnly?: boolean;
};
type Page = { readonly skip?: number; readonly limit?: number };
/** What reading events needs. */
export type EventReader = Pick<Platform, 'db' | 'clock'> & { readonly rights: EventRights };

export const entityOf = ({ id, props }: StoredEvent): EventEntity => ({ id, props });

/** The filter, limited to events that the actor may see. */
const filterFor = async (
  q: Queries,
  { clock, rights }: EventReader,
  { actor, futureOnly = false, ...query }: EventQuery & { readonly actor: Actor },
): Promise<EventFilter> => ({
  ...query,
  ...(futureOnly ? { endsAfter: clock.now() } : {}),
  visible: await findVisible(q, rights, actor),
});

/** The closed events that an actor sees in lists; null for all. */
export type VisibleEvents = EventFilter['visible'];

/** The closed events that an actor sees; also for lists of other nouns. */
export const findVisible = async (q: Queries, rights: EventRights, actor: Actor): Promise<VisibleEvents> => {
  const user = describeActor(actor);
  if (isAdmin(user)) return null;
  return { teamIds: user.teamIds, eventIds: await rights.eventIdsOf(q, actor) };
};

/** SQL condition that the id in a column belongs to a public event, for queries of other nouns. */
export const isPublicEvent = (column: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from events where events.id = ${sql.ref(column)} and events.is_public = 1)`;

/** The events with these ids, without a check of rights; for other nouns. */
export const findEventsById = async (q: Queries, ids: readonly string[]): Promise<readonly EventEntity[]> =>
  (await findEvents(q, ids)).map(entityOf);

/** Events, latest first; with `futureOnly` the next one first. */
export const listEvents = async (
  reader: EventReader,
  actor: Actor,
  { skip = 0, limit = defaultLimit, ...query }: EventQuery & Page,
): Promise<EventEntity[]> => {
  const direction = query.futureOnly === true ? 'asc' : 'desc';
  const found = await reader.db.query(async (q) => {
    const filter = await filterFor(q, reader, { ...query, actor });
    return findEventPage(q, filter, { skip, limit, direction });
  });
  return found.map(entityOf);
};

/** Events that are running now. */
export const listRunningEvents = async (
  reader: EventReader,
  actor: Actor,
  query: Pick<EventQuery, 'teamId' | 'type'>,
): Promise<EventEntity[]> => {
  const page = { skip: 0, limit: maxLimit, direction: 'asc' } as const;
  const found = await reader.db.query(async (q) => {
    const filter = await filterFor(q, reader, { ...query, actor, futureOnly: true });
    return findEventPage(q, { ...filter, beginsBefore: reader.clock.now() }, page);
  });
  return found.map(entityOf);
};

export const countEvents = (reader: EventReader, actor: Actor, query: EventQuery): Promise<number> =>
  reader.db.query(async (q) => countEventRows(q, await filterFor(q, reader, { ...query, actor })));

/** One event with the facts about the caller; not found if the caller may not see it. */
export const readEvent = (
  { db, rights }: Pick<EventReader, 'db' | 'rights'>,
  caller: EventCaller,
  id: string,
): Promise<Result<EventEntity, 'error.not-found'>> =>
  db.query(async (q): Promise<Result<EventEntity, 'error.not-found'>> => {
    const event = await findEvent(q, id);
    if (event === null) return refused('error.not-found');
    const facts = await rights.describe(q, entityOf(event), caller);
    if (!mayReadEvent(describeActor(caller.actor), facts)) return refused('error.not-found');
    return ok({ id, props: { ...event.props, ...facts } });
  });
