import type { Consent, ConsentStatus } from '@neundarter/rules/access/entering';
import { type SqlBool, sql } from 'kysely';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { EventConsentsTable } from '../platform/db/tables/event-tables.ts';

/** A player whom somebody else has entered into an event. */
export type Entered = { readonly eventId: string; readonly playerId: string };

/** The question to them and the answer, as stored. Times are ms since 1970. */
export type StoredConsent = Entered &
  Consent & {
    /** User or guest; null after their account was deleted. */
    readonly askedBy: string | null;
    readonly createdAt: number;
    /** Null while the event is a draft: nobody is asked yet. */
    readonly askedAt: number | null;
    readonly mailedAt: number | null;
    readonly answeredAt: number | null;
  };

const columns = [
  'event_id',
  'player_id',
  'status',
  'wants_out',
  'asked_by',
  'created_at',
  'asked_at',
  'mailed_at',
  'answered_at',
] as const satisfies readonly (keyof EventConsentsTable)[];

const consentOf = (row: EventConsentsTable): StoredConsent => ({
  eventId: row.event_id,
  playerId: row.player_id,
  status: row.status,
  wantsOut: row.wants_out === 1,
  askedBy: row.asked_by,
  createdAt: row.created_at,
  askedAt: row.asked_at,
  mailedAt: row.mailed_at,
  answeredAt: row.answered_at,
});

const rowOf = (consent: StoredConsent): EventConsentsTable => ({
  event_id: consent.eventId,
  player_id: consent.playerId,
  status: consent.status,
  wants_out: consent.wantsOut ? 1 : 0,
  asked_by: consent.askedBy,
  created_at: consent.createdAt,
  asked_at: consent.askedAt,
  mailed_at: consent.mailedAt,
  answered_at: consent.answeredAt,
});

/** SQL condition: the player of a row of `event_consents` is in the event; whoever was taken out of it has no question. */
const isInEvent = sql<SqlBool>`(exists (
  select 1 from event_participant_people as people
  inner join event_participants as entries on entries.id = people.entry_id
  where people.event_id = event_consents.event_id and people.player_id = event_consents.player_id
    and entries.status not in ('withdrawn', 'rejected')
) or exists (
  select 1 from line_up_places as places
  where places.event_id = event_consents.event_id and places.player_id = event_consents.player_id
))`;

/** @property status all of them by default */
export type ConsentFilter = {
  readonly playerId: string;
  readonly eventId?: string | undefined;
  readonly status?: ConsentStatus | undefined;
  readonly skip: number;
  readonly limit: number;
};

export const consentRows = {
  /** What players of these events were asked, by event and player. */
  find: async (q: Queries, eventIds: readonly string[]): Promise<readonly StoredConsent[]> => {
    if (eventIds.length === 0) return [];
    const rows = await q
      .selectFrom('event_consents')
      .select(columns)
      .where('event_id', 'in', [...eventIds])
      .orderBy('event_id')
      .orderBy('player_id')
      .execute();
    return rows.map(consentOf);
  },

  /** The question to one player; locked, because the event is. */
  findOne: async (q: Queries, { eventId, playerId }: Entered): Promise<StoredConsent | null> => {
    const row = await q
      .selectFrom('event_consents')
      .select(columns)
      .where('event_id', '=', eventId)
      .where('player_id', '=', playerId)
      .executeTakeFirst();
    return row === undefined ? null : consentOf(row);
  },

  /** Questions that a player sees: about events that they are in and that are no drafts, latest first. */
  findPage: async (
    q: Queries,
    { playerId, eventId, status, skip, limit }: ConsentFilter,
  ): Promise<readonly StoredConsent[]> => {
    let query = q
      .selectFrom('event_consents')
      .select(columns)
      .where('player_id', '=', playerId)
      .where('asked_at', 'is not', null)
      .where(isInEvent);
    if (eventId !== undefined) query = query.where('event_id', '=', eventId);
    if (status !== undefined) query = query.where('status', '=', status);
    const rows = await query
      .orderBy('created_at', 'desc')
      .orderBy('event_id')
      .offset(skip)
      .limit(limit)
      .execute();
    return rows.map(consentOf);
  },

  /** Everything about a player, for the export of own data. */
  findAllOf: async (q: Queries, playerId: string): Promise<readonly StoredConsent[]> => {
    const rows = await q
      .selectFrom('event_consents')
      .select(columns)
      .where('player_id', '=', playerId)
      .orderBy('event_id')
      .execute();
    return rows.map(consentOf);
  },

  /** Number of questions of one person to a player since a time (ms since 1970) that are not answered. */
  countOpen: async (
    q: Queries,
    {
      playerId,
      askedBy,
      since,
    }: { readonly playerId: string; readonly askedBy: string; readonly since: number },
  ): Promise<number> => {
    const { count } = await q
      .selectFrom('event_consents')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('player_id', '=', playerId)
      .where('status', '=', 'open')
      .where('asked_by', '=', askedBy)
      .where('created_at', '>=', since)
      .where(isInEvent)
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Writes a question in place of an earlier one; the event is locked. */
  put: async ({ q }: WriteTx, consent: StoredConsent): Promise<void> => {
    const { event_id, player_id, ...row } = rowOf(consent);
    await q
      .insertInto('event_consents')
      .values({ event_id, player_id, ...row })
      .onConflict((conflict) => conflict.columns(['event_id', 'player_id']).doUpdateSet(row))
      .execute();
  },

  /** Deletes everything about a player. */
  removeOf: async ({ q }: WriteTx, playerId: string): Promise<void> => {
    await q.deleteFrom('event_consents').where('player_id', '=', playerId).execute();
  },

  /** Forgets whom a user has entered. */
  forgetAsker: async ({ q }: WriteTx, userId: string): Promise<void> => {
    await q.updateTable('event_consents').set({ asked_by: null }).where('asked_by', '=', userId).execute();
  },
};
