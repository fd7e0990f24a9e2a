import type { EventEntity } from '@neundarter/contract/entities/event';
import { defaultLimit, maxLimit } from '@neundarter/contract/limits';
import type { EventSorting } from '@neundarter/contract/routes/events';
import { type EventFacts, type EventType, mayReadEvent } from '@neundarter/rules/access/events';
import { isAdmin } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { describeEvents } from './describe-events.ts';
import type { EventKind, WinningParty } from './event-kind.ts';
import type { EventCaller, EventRights } from './gather-event-rights.ts';
import { sortAgenda } from './sort-agenda.ts';
import {
  countEventRows,
  type EventFilter,
  findComing,
  findEvent,
  findEventPage,
  findEvents,
  findEventsBy,
  findFilteredIds,
} from './store.ts';
import type { EventRecord, StoredEvent } from './stored-event.ts';

/** Filters of a list of events. */
type EventQuery = {
  /** Also events of other teams in which this team takes part as a guest. */
  readonly teamId?: string;
  readonly type?: readonly EventType[];
  readonly isPublic?: boolean;
  readonly dayId?: string;
  readonly participant?: string;
  readonly futureOnly?: boolean;
};
type Page = { readonly skip?: number; readonly limit?: number };
/** What reading events needs. */
export type EventReader = Pick<Platform, 'db' | 'clock'> & {
  readonly rights: EventRights;
  readonly kinds: readonly EventKind[];
};

const recordOf = ({ id, props }: StoredEvent): EventRecord => ({ id, props });

/** The filter, limited to events that the actor may see. */
const filterFor = async (
  q: Queries,
  { clock, rights }: EventReader,
  { actor, teamId, participant, futureOnly = false, ...query }: EventQuery & { readonly actor: Actor },
): Promise<EventFilter> => ({
  ...query,
  ...(teamId === undefined
    ? {}
    : { team: { id: teamId, guestIn: await rights.eventIdsOfGuests(q, teamId, actor) } }),
  ...(participant === undefined ? {} : { ids: await rights.eventIdsOfPlayer(q, participant) }),
  ...(futureOnly ? { endsAfter: clock.now() } : {}),
  visible: await findVisible(q, rights, actor),
});

/** The closed events that an actor sees in lists; null for all. */
type VisibleEvents = EventFilter['visible'];

/** The closed events that an actor sees; also for lists of other nouns. */
export const findVisible = async (q: Queries, rights: EventRights, actor: Actor): Promise<VisibleEvents> => {
  const user = describeActor(actor);
  if (isAdmin(user)) return null;
  const eventIds = await rights.eventIdsOf(q, actor);
  return { teamIds: user.teamIds, eventIds, isDraft: rights.isDraft };
};

/** Of these events those that an actor may see; for lists of other nouns. */
export const findVisibleIds = async (
  q: Queries,
  rights: EventRights,
  { actor, ids }: { readonly actor: Actor; readonly ids: readonly string[] },
): Promise<ReadonlySet<string>> => {
  const visible = await findVisible(q, rights, actor);
  const rows = ids.length === 0 ? [] : await findFilteredIds(q, { ids: [...new Set(ids)], visible });
  return new Set(rows);
};

/**
 * SQL condition that the id in a column belongs to a public event, for queries of other nouns about matches; drafts have
 * none.
 */
export const isPublicEvent = (column: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from events where events.id = ${sql.ref(column)} and events.is_public = 1)`;

/** The events with these ids, without a check of rights; for other nouns. */
export const findEventsById = async (q: Queries, ids: readonly string[]): Promise<readonly EventRecord[]> =>
  (await findEvents(q, ids)).map(recordOf);

/** The same for one event; null if it does not exist. */
export const findEventById = async (q: Queries, id: string): Promise<EventRecord | null> => {
  const event = await findEvent(q, id);
  return event === null ? null : recordOf(event);
};

/** Events of some teams that have not ended, without a check of rights; for other nouns. */
export const findComingEvents = async (
  q: Queries,
  filter: Parameters<typeof findComing>[1],
): Promise<readonly EventRecord[]> => (await findComing(q, filter)).map(recordOf);

/** Maximum number of things of a noun in the sitemap. */
const maxInSitemap = 5000;

/** The events that everybody may see and that search engines may show, latest first. For other nouns. */
export const findSearchableEvents = async (
  q: Queries,
  { isDraft }: Pick<EventRights, 'isDraft'>,
): Promise<readonly { readonly id: string; readonly type: EventType }[]> => {
  const filter = {
    isSearchable: true,
    isPublic: true,
    visible: { teamIds: [], eventIds: [], isDraft },
  } as const;
  const page = { skip: 0, limit: maxInSitemap, order: 'latest' } as const;
  const events = await findEventPage(q, filter, page);
  return events.map(({ id, props: { type } }) => ({ id, type }));
};

/** The events that the caller has created, for the export of own data. */
export const findOwnEvents = async (
  db: Pick<Platform['db'], 'query'>,
  actor: Actor,
): Promise<readonly object[]> => {
  const events = await db.query((q) => findEventsBy(q, describeActor(actor).id));
  return events.map(({ id, props: { teamId, type, name, startDateTime } }) => ({
    id,
    teamId,
    type,
    name,
    startDateTime,
  }));
};

type Listed = EventQuery & Page & { readonly sort?: EventSorting };

/** Events, latest first; with `futureOnly` the next one first; or as in an agenda. */
export const listEvents = (
  reader: EventReader,
  caller: EventCaller,
  { skip = 0, limit = defaultLimit, sort, ...query }: Listed,
): Promise<EventEntity[]> =>
  reader.db.query(async (q) => {
    const filter = await filterFor(q, reader, { ...query, actor: caller.actor });
    const byStart = query.futureOnly === true ? 'next' : 'latest';
    const order = sort === 'agenda' ? sortAgenda(reader.kinds, reader.clock.now()) : (sort ?? byStart);
    const events = await findEventPage(q, filter, { skip, limit, order });
    return describeEvents(q, reader, {
      events: events.map(recordOf),
      caller,
      detail: 'list',
      isUncommitted: false,
    });
  });

/** SQL condition on events whose time has come: those of kinds with a state are also in it, neither planned nor finished. */
const isRunningInSql = (kinds: readonly EventKind[]): RawBuilder<boolean> => {
  const notRunning = kinds.flatMap(({ type, isRunning }) =>
    isRunning === undefined ? [] : sql`(events.type = ${type} and not ${isRunning})`,
  );
  return sql<boolean>`not (${sql.join([sql`1 = 0`, ...notRunning], sql` or `)})`;
};

/** Events that are running now. */
export const listRunningEvents = (
  reader: EventReader,
  caller: EventCaller,
  query: Pick<EventQuery, 'teamId' | 'type'>,
): Promise<EventEntity[]> => {
  const now = reader.clock.now();
  return reader.db.query(async (q) => {
    const filter = await filterFor(q, reader, { ...query, actor: caller.actor, futureOnly: true });
    const page = { skip: 0, limit: maxLimit, order: 'next' } as const;
    const events = await findEventPage(
      q,
      { ...filter, beginsBefore: now, isRunning: isRunningInSql(reader.kinds) },
      page,
    );
    return describeEvents(q, reader, {
      events: events.map(recordOf),
      caller,
      detail: 'list',
      isUncommitted: false,
    });
  });
};

export const countEvents = (reader: EventReader, actor: Actor, query: EventQuery): Promise<number> =>
  reader.db.query(async (q) => countEventRows(q, await filterFor(q, reader, { ...query, actor })));

/** An event that the caller may see, and the facts about them. */
export type ReadableEvent = { readonly event: StoredEvent; readonly facts: EventFacts };

/**
 * An event with the facts about the caller; not found if the caller may not see it. Also for other nouns, and for commands
 * that have locked the event.
 */
export const findReadableEvent = async (
  q: Queries,
  rights: EventRights,
  { id, ...caller }: EventCaller & { readonly id: string },
): Promise<Result<ReadableEvent, 'error.not-found'>> => {
  const event = await findEvent(q, id);
  if (event === null) return refused('error.not-found');
  const facts = await rights.describe(q, event, caller);
  const mayRead = mayReadEvent(describeActor(caller.actor), facts);
  return mayRead ? ok({ event, facts }) : refused('error.not-found');
};

/** One event with the facts about the caller, all of one moment: its revision names what the answer contains. */
export const readEvent = (
  { db, rights, kinds }: Pick<EventReader, 'db' | 'rights' | 'kinds'>,
  caller: EventCaller,
  id: string,
): Promise<Result<EventEntity, 'error.not-found'>> =>
  db.read(async (q): Promise<Result<EventEntity, 'error.not-found'>> => {
    const found = await findReadableEvent(q, rights, { id, ...caller });
    if (!found.ok) return found;
    const { event, facts } = found.value;
    const { isDraft: _, ...told } = facts;
    const [entity] = await describeEvents(
      q,
      { kinds },
      { events: [event], caller, detail: 'whole', isUncommitted: false },
    );
    return entity === undefined
      ? refused('error.not-found')
      : ok({ id, props: { ...entity.props, ...told } });
  });

/** The party that has won an event; undefined if there is none. */
export const readWinner = (
  { db, rights, kinds }: Pick<EventReader, 'db' | 'rights' | 'kinds'>,
  caller: EventCaller,
  id: string,
): Promise<Result<WinningParty | undefined, 'error.not-found'>> =>
  db.query(async (q): Promise<Result<WinningParty | undefined, 'error.not-found'>> => {
    const found = await findReadableEvent(q, rights, { id, ...caller });
    if (!found.ok) return found;
    const { event } = found.value;
    const kind = kinds.find(({ type }) => type === event.props.type);
    return ok((await kind?.findWinner?.(q, event)) ?? undefined);
  });
