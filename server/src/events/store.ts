import type { EventType } from '@neundarter/rules/access/events';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import { prepared, preparedQuery } from '../platform/db/prepared.ts';
import type { EventsTable } from '../platform/db/tables/team-tables.ts';
import type { StoredEvent } from './stored-event.ts';

const columns = [
  'events.id',
  'events.team_id',
  'events.type',
  'events.name',
  'events.description',
  'events.location',
  'events.is_public',
  'events.is_searchable',
  'events.repetition_id',
  'events.day_id',
  'events.start_date_time',
  'events.end_date_time',
  'events.revision',
  'events.edit_revision',
  'events.props_hash',
  'events.created_by',
] as const;

const eventOf = (row: Selectable<EventsTable> & { readonly team_name: string }): StoredEvent => ({
  id: row.id,
  props: {
    teamId: row.team_id,
    teamName: row.team_name,
    type: row.type,
    name: row.name,
    description: row.description,
    location: row.location === null ? null : (JSON.parse(row.location) as StoredEvent['props']['location']),
    isPublic: row.is_public === 1,
    ...(row.is_searchable === 1 && { isSearchable: true }),
    ...(row.repetition_id !== null && { repetitionId: row.repetition_id }),
    ...(row.day_id !== null && { dayId: row.day_id }),
    startDateTime: row.start_date_time,
    endDateTime: row.end_date_time,
    revision: row.revision,
    editRevision: row.edit_revision,
  },
  propsHash: row.props_hash,
  createdBy: row.created_by,
});

const rowOf = ({ id, props, propsHash, createdBy }: StoredEvent): Selectable<EventsTable> => ({
  id,
  team_id: props.teamId,
  type: props.type,
  name: props.name,
  description: props.description,
  location: props.location === null ? null : JSON.stringify(props.location),
  is_public: props.isPublic ? 1 : 0,
  is_searchable: props.isSearchable === true ? 1 : 0,
  repetition_id: props.repetitionId ?? null,
  day_id: props.dayId ?? null,
  start_date_time: props.startDateTime,
  end_date_time: props.endDateTime,
  revision: props.revision,
  edit_revision: props.editRevision,
  props_hash: propsHash,
  created_by: createdBy,
});

export type EventFilter = {
  /** Only events of this team, and those of other teams with these ids. */
  readonly team?: { readonly id: string; readonly guestIn: readonly string[] };
  readonly type?: readonly EventType[];
  readonly isPublic?: boolean;
  /** Only events that search engines may show while they are public. */
  readonly isSearchable?: true;
  /** Only competitions of this day. */
  readonly dayId?: string;
  /** Only events that end after this time, ms since 1970. */
  readonly endsAfter?: number;
  /** Only events that have begun by this time, ms since 1970. */
  readonly beginsBefore?: number;
  /** Only events that fit this condition on `events`. */
  readonly isRunning?: RawBuilder<boolean>;
  /** Only these events. */
  readonly ids?: readonly string[];
  /** The closed events that are included, of which drafts only for the teams; null for all. */
  readonly visible: {
    readonly teamIds: readonly string[];
    readonly eventIds: readonly string[];
    readonly isDraft: RawBuilder<boolean>;
  } | null;
};

const filtered = (q: Queries, filter: EventFilter) => {
  const { team, type, isPublic, isSearchable, dayId, endsAfter, beginsBefore, isRunning, ids, visible } =
    filter;
  return q
    .selectFrom('events')
    .innerJoin('teams', 'teams.id', 'events.team_id')
    .$if(team !== undefined, (events) =>
      events.where((eb) => {
        const { id = '', guestIn = [] } = team ?? {};
        const own = eb('events.team_id', '=', id);
        return guestIn.length === 0 ? own : eb.or([own, eb('events.id', 'in', guestIn)]);
      }),
    )
    .$if(type !== undefined, (events) => events.where('events.type', 'in', type ?? []))
    .$if(isPublic !== undefined, (events) => events.where('events.is_public', '=', isPublic === true ? 1 : 0))
    .$if(isSearchable !== undefined, (events) => events.where('events.is_searchable', '=', 1))
    .$if(dayId !== undefined, (events) => events.where('events.day_id', '=', dayId ?? ''))
    .$if(endsAfter !== undefined, (events) => events.where('events.end_date_time', '>', endsAfter ?? 0))
    .$if(beginsBefore !== undefined, (events) =>
      events.where('events.start_date_time', '<=', beginsBefore ?? 0),
    )
    .$if(isRunning !== undefined, (events) => events.where(isRunning ?? sql<boolean>`1 = 0`))
    .$if(ids !== undefined, (events) =>
      ids?.length === 0 ? events.where(sql<boolean>`1 = 0`) : events.where('events.id', 'in', ids ?? []),
    )
    .$if(visible !== null, (events) =>
      events.where((eb) => {
        const { teamIds = [], eventIds = [], isDraft = sql<boolean>`1 = 0` } = visible ?? {};
        const isTold = eb.or([
          eb('events.is_public', '=', 1),
          ...(eventIds.length === 0 ? [] : [eb('events.id', 'in', eventIds)]),
        ]);
        const isPublished = eb.and([isTold, eb.not(isDraft)]);
        return teamIds.length === 0 ? isPublished : eb.or([eb('events.team_id', 'in', teamIds), isPublished]);
      }),
    );
};

/** Order of a page of events: by start, or by terms. */
type EventOrder = 'latest' | 'next' | readonly RawBuilder<unknown>[];

const orderTerms = (order: EventOrder): readonly RawBuilder<unknown>[] => {
  if (order === 'latest') return [sql`events.start_date_time desc`];
  return order === 'next' ? [sql`events.start_date_time asc`] : order;
};

export const findEventPage = async (
  q: Queries,
  filter: EventFilter,
  page: { readonly skip: number; readonly limit: number; readonly order: EventOrder },
): Promise<readonly StoredEvent[]> => {
  const ordered = orderTerms(page.order).reduce(
    (query, term) => query.orderBy(term),
    filtered(q, filter).select(columns).select('teams.name as team_name'),
  );
  const rows = await ordered.orderBy('events.id').offset(page.skip).limit(page.limit).execute();
  return rows.map(eventOf);
};

export const countEventRows = async (q: Queries, filter: EventFilter): Promise<number> => {
  const { count } = await filtered(q, filter)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Ids of the events that fit a filter. */
export const findFilteredIds = async (q: Queries, filter: EventFilter): Promise<readonly string[]> =>
  (await filtered(q, filter).select('events.id').execute()).map(({ id }) => id);

/** The events with these ids; unknown ids are left out. */
export const findEvents = async (q: Queries, ids: readonly string[]): Promise<readonly StoredEvent[]> => {
  if (ids.length === 0) return [];
  const rows = await q
    .selectFrom('events')
    .innerJoin('teams', 'teams.id', 'events.team_id')
    .select(columns)
    .select('teams.name as team_name')
    .where('events.id', 'in', [...ids])
    .execute();
  return rows.map(eventOf);
};

const selectEvent = preparedQuery<{ readonly id: string }, Parameters<typeof eventOf>[0]>((q, argument) =>
  q
    .selectFrom('events')
    .innerJoin('teams', 'teams.id', 'events.team_id')
    .select(columns)
    .select('teams.name as team_name')
    .where('events.id', '=', argument('id')),
);

export const findEvent = async (q: Queries, id: string): Promise<StoredEvent | null> => {
  const [row] = await selectEvent(q, { id });
  return row === undefined ? null : eventOf(row);
};

/** Ids of the events of a repetition that begin at a time or later, ms since 1970. */
export const findIdsOfRepetition = async (
  q: Queries,
  { repetitionId, from }: { readonly repetitionId: string; readonly from: number },
): Promise<readonly string[]> => {
  const rows = await q
    .selectFrom('events')
    .select('id')
    .where('repetition_id', '=', repetitionId)
    .where('start_date_time', '>=', from)
    .execute();
  return rows.map(({ id }) => id);
};

/** The events that a user has created, by their start. */
export const findEventsBy = async (q: Queries, userId: string): Promise<readonly StoredEvent[]> => {
  const rows = await q
    .selectFrom('events')
    .innerJoin('teams', 'teams.id', 'events.team_id')
    .select(columns)
    .select('teams.name as team_name')
    .where('events.created_by', '=', userId)
    .orderBy('events.start_date_time')
    .orderBy('events.id')
    .execute();
  return rows.map(eventOf);
};

/** Inserts an event; returns `false` if the id is taken. */
export const insertEvent = async ({ q }: WriteTx, event: StoredEvent): Promise<boolean> => {
  const result = await q
    .insertInto('events')
    .values(rowOf(event))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

/** Writes the fields that people change; `raiseRevision` counts the change. */
export const updateEvent = async ({ q }: WriteTx, event: StoredEvent): Promise<void> => {
  const { id, revision: _revision, edit_revision: _editRevision, ...row } = rowOf(event);
  await q.updateTable('events').set(row).where('id', '=', id).execute();
};

export const removeEvent = async ({ q }: WriteTx, id: string): Promise<void> => {
  await q.deleteFrom('events').where('id', '=', id).execute();
};

type RaisedBy = { readonly id: string; readonly edits: number };

const raise = prepared<RaisedBy, { readonly revision: number }>(({ q }, argument) =>
  q
    .updateTable('events')
    .set((event) => ({
      revision: event('revision', '+', 1),
      edit_revision: event('edit_revision', '+', argument('edits')),
    }))
    .where('id', '=', argument('id'))
    .returning('revision'),
);

/** Counts a change of an event; returns the new revision, or null if the event was deleted. */
export const raiseRevision = async (tx: WriteTx, id: string, isEdit: boolean): Promise<number | null> => {
  const [raised] = await raise.run(tx, { id, edits: isEdit ? 1 : 0 });
  return raised?.revision ?? null;
};

/** Which events come next. Times are ms since 1970. */
type ComingFilter = {
  readonly teamIds: readonly string[];
  /** Events of other teams that count as well. */
  readonly alsoIds: readonly string[];
  readonly endsAfter: number;
  readonly beginsBy: number;
  readonly limit: number;
};

/** Events of these teams that have not ended and begin by a time, the next one first. */
export const findComing = async (
  q: Queries,
  { teamIds, alsoIds, endsAfter, beginsBy, limit }: ComingFilter,
): Promise<readonly StoredEvent[]> => {
  if (teamIds.length + alsoIds.length === 0) return [];
  const rows = await q
    .selectFrom('events')
    .innerJoin('teams', 'teams.id', 'events.team_id')
    .select(columns)
    .select('teams.name as team_name')
    .where((eb) =>
      eb.or([
        ...(teamIds.length === 0 ? [] : [eb('events.team_id', 'in', [...teamIds])]),
        ...(alsoIds.length === 0 ? [] : [eb('events.id', 'in', [...alsoIds])]),
      ]),
    )
    .where('events.end_date_time', '>', endsAfter)
    .where('events.start_date_time', '<=', beginsBy)
    .orderBy('events.start_date_time')
    .orderBy('events.id')
    .limit(limit)
    .execute();
  return rows.map(eventOf);
};
