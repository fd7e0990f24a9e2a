import { sql } from 'kysely';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import { prepared, preparedQuery } from '../platform/db/prepared.ts';
import type { EventLogTable } from '../platform/db/tables/event-tables.ts';

/** What somebody decided during an event; `content` depends on the kind. */
export type LogEntry = {
  readonly eventId: string;
  /** Number within the event, from 0. */
  readonly seq: number;
  readonly kind: string;
  readonly matchId: string | null;
  readonly content: unknown;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** User or guest; null if that is not known. */
  readonly madeBy: string | null;
};

type NewLogEntry = Omit<LogEntry, 'seq'>;

/** An entry as organisers see it: whether, by whom and why it was undone. */
export type LoggedEntry = LogEntry & {
  readonly undoneAt: number | null;
  readonly undoneBy: string | null;
  readonly undoneBecause: string | null;
};

/** When an entry was undone (ms since 1970), by which user or guest, and why if they have said so. */
export type LogUndo = { readonly at: number; readonly by: string | null; readonly reason?: string | null };

const undoneColumns = ({ at, by, reason = null }: LogUndo) => ({
  undone_at: at,
  undone_by: by,
  undone_because: reason,
});

const columns = ['event_id', 'seq', 'kind', 'match_id', 'content', 'made_at', 'made_by'] as const;

const entryOf = (row: Pick<EventLogTable, (typeof columns)[number]>): LogEntry => ({
  eventId: row.event_id,
  seq: row.seq,
  kind: row.kind,
  matchId: row.match_id,
  content: JSON.parse(row.content),
  madeAt: row.made_at,
  madeBy: row.made_by,
});

const loggedColumns = [...columns, 'undone_at', 'undone_by', 'undone_because'] as const;

const loggedEntryOf = (row: Pick<EventLogTable, (typeof loggedColumns)[number]>): LoggedEntry => ({
  ...entryOf(row),
  undoneAt: row.undone_at,
  undoneBy: row.undone_by,
  undoneBecause: row.undone_because,
});

type InsertedEntry = Omit<NewLogEntry, 'content'> & { readonly content: string };

/** Its number follows from the entries that are there; the event is locked. */
const insertEntry = prepared<InsertedEntry, Pick<LogEntry, 'seq'>>(({ q }, argument) =>
  q
    .insertInto('event_log')
    .returning('seq')
    .values((eb) => ({
      event_id: argument('eventId'),
      seq: eb
        .selectFrom('event_log as earlier')
        .select(sql<number>`coalesce(max(earlier.seq), -1) + 1`.as('next'))
        .where('earlier.event_id', '=', argument('eventId')),
      kind: argument('kind'),
      match_id: argument('matchId'),
      content: argument('content'),
      made_at: argument('madeAt'),
      made_by: argument('madeBy'),
      undone_at: null,
      undone_by: null,
      undone_because: null,
    })),
);

const undoEntry = prepared<Required<LogUndo> & Pick<LogEntry, 'eventId' | 'seq'>>(({ q }, argument) =>
  q
    .updateTable('event_log')
    .set({ undone_at: argument('at'), undone_by: argument('by'), undone_because: argument('reason') })
    .where('event_id', '=', argument('eventId'))
    .where('seq', '=', argument('seq')),
);

type SinceEntry = { readonly eventId: string; readonly after: number };

/** What has become of a log; an entry that was undone and is not new has no content. */
type LogNews = Pick<LogEntry, 'eventId' | 'seq' | 'content'> & { readonly isUndone: boolean };

type NewsRow = Pick<EventLogTable, 'seq' | 'undone_at' | 'content'>;

/** One statement, but each part finds its rows by an index of its own. */
const selectNews = preparedQuery<SinceEntry, NewsRow>((q, argument) =>
  q
    .selectFrom('event_log')
    .select(['seq', 'undone_at', 'content'])
    .where('event_id', '=', argument('eventId'))
    .where('seq', '>', argument('after'))
    .unionAll((eb) =>
      eb
        .selectFrom('event_log')
        .select(['seq', 'undone_at', sql<string>`'null'`.as('content')])
        .where('event_id', '=', argument('eventId'))
        .where('seq', '<=', argument('after'))
        .where('undone_at', 'is not', null),
    )
    .orderBy('seq'),
);

/**
 * The decisions during an event: substitutions, forfeits, orders by hand and so on. What was undone stays in the table,
 * and does not count. Nouns above events write and read it, with the event locked.
 */
export const logRows = {
  /** Adds an entry at the end; returns its number. */
  add: async (tx: WriteTx, { content, ...entry }: NewLogEntry): Promise<number> => {
    const [added] = await insertEntry.run(tx, { ...entry, content: JSON.stringify(content) });
    if (added === undefined) throw new Error(`No entry was added to the log of ${entry.eventId}`);
    return added.seq;
  },

  /** Entries that were not undone, in the order of their events and numbers; perhaps only of some kinds. */
  find: async (
    q: Queries,
    eventIds: readonly string[],
    kinds: readonly string[] = [],
  ): Promise<readonly LogEntry[]> => {
    if (eventIds.length === 0) return [];
    const rows = await q
      .selectFrom('event_log')
      .select(columns)
      .where('event_id', 'in', [...eventIds])
      .where('undone_at', 'is', null)
      .$if(kinds.length > 0, (some) => some.where('kind', 'in', [...kinds]))
      .orderBy('event_id')
      .orderBy('seq')
      .execute();
    return rows.map(entryOf);
  },

  /** Entries with a number greater than `after`, and the numbers of all that were undone, in order. */
  findNews: async (q: Queries, eventId: string, after: number): Promise<readonly LogNews[]> =>
    (await selectNews(q, { eventId, after })).map(({ seq, content, undone_at }) => ({
      eventId,
      seq,
      content: JSON.parse(content) as unknown,
      isUndone: undone_at !== null,
    })),

  /** The latest entries of one kind, also undone ones, latest first. */
  findEver: async (
    q: Queries,
    eventId: string,
    { kind, limit }: { readonly kind: string; readonly limit: number },
  ): Promise<readonly LoggedEntry[]> => {
    const rows = await q
      .selectFrom('event_log')
      .select(loggedColumns)
      .where('event_id', '=', eventId)
      .where('kind', '=', kind)
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute();
    return rows.map(loggedEntryOf);
  },

  /** All entries of an event, also undone ones, latest first. @param before only those with a smaller number */
  findPage: async (
    q: Queries,
    eventId: string,
    { before, limit }: { readonly before: number | null; readonly limit: number },
  ): Promise<readonly LoggedEntry[]> => {
    const rows = await q
      .selectFrom('event_log')
      .select(loggedColumns)
      .where('event_id', '=', eventId)
      .$if(before !== null, (entries) => entries.where('seq', '<', before ?? 0))
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute();
    return rows.map(loggedEntryOf);
  },

  /** Marks an entry as undone. */
  undo: async (
    tx: WriteTx,
    { eventId, seq }: Pick<LogEntry, 'eventId' | 'seq'>,
    undo: LogUndo,
  ): Promise<void> => {
    await undoEntry.run(tx, { eventId, seq, ...undo, reason: undo.reason ?? null });
  },

  /** Marks the entries of a kind about a match as undone. */
  undoAbout: async (
    { q }: WriteTx,
    { eventId, kind, matchId }: Pick<LogEntry, 'eventId' | 'kind' | 'matchId'>,
    undo: LogUndo,
  ): Promise<void> => {
    await q
      .updateTable('event_log')
      .set(undoneColumns(undo))
      .where('event_id', '=', eventId)
      .where('kind', '=', kind)
      .where('match_id', '=', matchId)
      .where('undone_at', 'is', null)
      .execute();
  },

  /** Entries of a kind whose content names somebody, also undone ones. @param id of the person */
  findNaming: async (q: Queries, kind: string, id: string): Promise<readonly LogEntry[]> => {
    const rows = await q
      .selectFrom('event_log')
      .select(columns)
      .where('kind', '=', kind)
      .where('content', 'like', `%${JSON.stringify(id)}%`)
      .orderBy('event_id')
      .orderBy('seq')
      .execute();
    return rows.map(entryOf);
  },

  /** Writes another content. */
  rewrite: async ({ q }: WriteTx, { eventId, seq, content }: LogEntry): Promise<void> => {
    await q
      .updateTable('event_log')
      .set({ content: JSON.stringify(content) })
      .where('event_id', '=', eventId)
      .where('seq', '=', seq)
      .execute();
  },

  /** Entries that a user has made, oldest first. */
  findBy: async (q: Queries, userId: string): Promise<readonly LogEntry[]> => {
    const rows = await q
      .selectFrom('event_log')
      .select(columns)
      .where('made_by', '=', userId)
      .orderBy('made_at')
      .orderBy('event_id')
      .orderBy('seq')
      .execute();
    return rows.map(entryOf);
  },

  /** Forgets who has made and undone entries. */
  forget: async ({ q }: WriteTx, userId: string): Promise<void> => {
    await q.updateTable('event_log').set({ made_by: null }).where('made_by', '=', userId).execute();
    await q.updateTable('event_log').set({ undone_by: null }).where('undone_by', '=', userId).execute();
  },
};
