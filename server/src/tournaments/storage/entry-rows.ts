import type { PlannedEntry } from '@neundarter/rules/tournament/setup/entries';
import { idsOf, type ParticipantPerson, peopleOf } from '@neundarter/rules/tournament/setup/participants';
import { type SqlBool, sql } from 'kysely';
import { findUnagreed } from '../../consents/reads.ts';
import type { Queries, WriteTx } from '../../platform/db/database.ts';
import { byCount, preparedQuery } from '../../platform/db/prepared.ts';
import { type EntryRow, entryColumns, entryOf, entryRowOf, lateSeatOf } from './entry-row.ts';
import type { StoredEntry } from './stored-tournament.ts';

/** Only they are asked. */
const isWithAccount = ({ type }: ParticipantPerson): boolean => type !== 'external';

/** The entries of these rows, each with those of its people who have not agreed. */
const entriesOf = async (q: Queries, rows: readonly EntryRow[]): Promise<readonly StoredEntry[]> => {
  const entries = rows.map((row) => entryOf(row, []));
  const asked = entries.filter(({ participant }) => peopleOf(participant).some(isWithAccount));
  const unagreed = await findUnagreed(q, [...new Set(asked.map(({ eventId }) => eventId))]);
  return entries.map((entry) => {
    const open = unagreed.get(entry.eventId);
    return open === undefined
      ? entry
      : { ...entry, unagreed: idsOf(entry.participant).filter((id) => open.has(id)) };
  });
};

type StatusArguments = { readonly eventId: string; readonly playerId: string };

const selectStatus = preparedQuery<StatusArguments, Pick<StoredEntry, 'status'>>((q, argument) =>
  q
    .selectFrom('event_participant_people')
    .innerJoin('event_participants', 'event_participants.id', 'event_participant_people.entry_id')
    .select('event_participants.status')
    .where('event_participant_people.event_id', '=', argument('eventId'))
    .where('event_participant_people.player_id', '=', argument('playerId')),
);

const selectByIds = byCount((count) =>
  preparedQuery<{ readonly [id: string]: string }, EntryRow>((q, argument) => {
    const ids = Array.from({ length: count }, (_, at) => argument(`id${at}`) ?? '');
    return q.selectFrom('event_participants').select(entryColumns).where('id', 'in', ids);
  }),
);

const putPeople = async ({ q }: WriteTx, { id, eventId, participant }: StoredEntry): Promise<void> => {
  await q.deleteFrom('event_participant_people').where('entry_id', '=', id).execute();
  const people = peopleOf(participant).map((person) => ({
    event_id: eventId,
    player_id: person.id,
    entry_id: id,
  }));
  await q.insertInto('event_participant_people').values(people).execute();
};

/**
 * A search for players by a part of their name.
 * @property notIn the event whose people are left out, unless they have withdrawn or were rejected
 */
type KnownSearch = {
  readonly teamId: string;
  readonly notIn: string;
  readonly name: string;
  readonly limit: number;
};

/** Entries of tournaments. The event is locked whenever they are written. */
export const entryRows = {
  /** All entries of these events, by event and position. */
  find: async (q: Queries, eventIds: readonly string[]): Promise<readonly StoredEntry[]> => {
    if (eventIds.length === 0) return [];
    const rows = await q
      .selectFrom('event_participants')
      .select(entryColumns)
      .where('event_id', 'in', [...eventIds])
      .orderBy('event_id')
      .orderBy('position')
      .execute();
    return entriesOf(q, rows);
  },

  /** The entries with these ids. */
  findByIds: async (q: Queries, ids: readonly string[]): Promise<readonly StoredEntry[]> => {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return [];
    // Few numbers of ids, so that there are few statements; the last id fills the rest.
    const count = 2 ** Math.ceil(Math.log2(wanted.length));
    const args = Array.from({ length: count }, (_, at) => [`id${at}`, wanted[at] ?? wanted.at(-1) ?? '']);
    return entriesOf(q, await selectByIds(count)(q, Object.fromEntries(args) as Record<string, string>));
  },

  /** The entries of an event with a player, by position. */
  findWith: async (
    q: Queries,
    { eventId, playerId }: { readonly eventId: string; readonly playerId: string },
  ): Promise<readonly StoredEntry[]> => {
    const rows = await q
      .selectFrom('event_participant_people')
      .innerJoin('event_participants', 'event_participants.id', 'event_participant_people.entry_id')
      .select(entryColumns.map((column) => `event_participants.${column}` as const))
      .where('event_participant_people.event_id', '=', eventId)
      .where('event_participant_people.player_id', '=', playerId)
      .orderBy('event_participants.position')
      .execute();
    return entriesOf(q, rows);
  },

  /** The entries of these events without their people, by event; for lists. */
  findPlanned: async (
    q: Queries,
    eventIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly PlannedEntry[]>> => {
    if (eventIds.length === 0) return new Map();
    const rows = await q
      .selectFrom('event_participants')
      .select(['id', 'event_id', 'position', 'status', 'group_id', 'group_position', 'seed', 'late_seat'])
      .where('event_id', 'in', [...eventIds])
      .execute();
    const entries = rows.map(
      ({
        event_id: eventId,
        group_id: groupId,
        group_position: groupPosition,
        late_seat: lateSeat,
        ...row
      }) => ({
        ...row,
        lateSeat: lateSeatOf(lateSeat),
        eventId,
        groupId,
        groupPosition,
      }),
    );
    return Map.groupBy(entries, ({ eventId }) => eventId);
  },

  /** Inserts an entry; returns `false` if its id is taken. */
  insert: async (tx: WriteTx, entry: StoredEntry): Promise<boolean> => {
    const result = await tx.q
      .insertInto('event_participants')
      .values(entryRowOf(entry))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (result.numInsertedOrUpdatedRows !== 1n) return false;
    await putPeople(tx, entry);
    return true;
  },

  /** Writes an entry; its people as well if they have changed. */
  update: async (tx: WriteTx, entry: StoredEntry, hasOtherPeople = false): Promise<void> => {
    const { id, event_id: _eventId, position: _position, ...row } = entryRowOf(entry);
    await tx.q.updateTable('event_participants').set(row).where('id', '=', id).execute();
    if (hasOtherPeople) await putPeople(tx, entry);
  },

  remove: async ({ q }: WriteTx, id: string): Promise<void> => {
    await q.deleteFrom('event_participant_people').where('entry_id', '=', id).execute();
    await q.deleteFrom('event_participant_addresses').where('entry_id', '=', id).execute();
    await q.deleteFrom('event_participants').where('id', '=', id).execute();
  },

  /** Events in which a player has a confirmed entry and has agreed to it, unless it is their own. */
  findAgreedEventsOf: async (q: Queries, playerId: string): Promise<readonly string[]> => {
    const eventIds = await entryRows.findEventsOf(q, playerId);
    const unagreed = await findUnagreed(q, eventIds);
    return eventIds.filter((id) => unagreed.get(id)?.has(playerId) !== true);
  },

  /** Events in which a player has a confirmed entry. */
  findEventsOf: async (q: Queries, playerId: string): Promise<readonly string[]> => {
    const rows = await q
      .selectFrom('event_participant_people')
      .innerJoin('event_participants', 'event_participants.id', 'event_participant_people.entry_id')
      .select('event_participant_people.event_id')
      .where('event_participant_people.player_id', '=', playerId)
      .where('event_participants.status', '=', 'confirmed')
      .execute();
    return rows.map(({ event_id }) => event_id);
  },

  /** Whether a user or guest has made an entry of an event. */
  hasMade: async (
    q: Queries,
    { eventId, callerId }: { readonly eventId: string; readonly callerId: string },
  ): Promise<boolean> => {
    const row = await q
      .selectFrom('event_participants')
      .select('id')
      .where('event_id', '=', eventId)
      .where('created_by', '=', callerId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** The status of a player's entry in an event; null without one. */
  findStatusOf: async (
    q: Queries,
    { eventId, playerId }: { readonly eventId: string; readonly playerId: string },
  ): Promise<StoredEntry['status'] | null> => {
    const [row] = await selectStatus(q, { eventId, playerId });
    return row?.status ?? null;
  },

  /** Entries that contain a player, and those that a user has made for others, but not as an organiser. */
  findAbout: async (
    q: Queries,
    { userId, playerId }: { readonly userId: string; readonly playerId: string },
  ): Promise<readonly StoredEntry[]> => {
    const rows = await q
      .selectFrom('event_participants')
      .select(entryColumns)
      .where((eb) =>
        eb.or([
          eb.and([
            eb('created_by', '=', userId),
            eb(
              'id',
              'in',
              eb.selectFrom('event_participant_addresses').select('entry_id').where('is_own', '=', 1),
            ),
          ]),
          eb(
            'id',
            'in',
            eb.selectFrom('event_participant_people').select('entry_id').where('player_id', '=', playerId),
          ),
        ]),
      )
      .orderBy('event_id')
      .orderBy('position')
      .execute();
    return entriesOf(q, rows);
  },

  /** Entries that contain a player, in all events. */
  findOfPlayer: async (q: Queries, playerId: string): Promise<readonly StoredEntry[]> => {
    const rows = await q
      .selectFrom('event_participant_people')
      .innerJoin('event_participants', 'event_participants.id', 'event_participant_people.entry_id')
      .select(entryColumns.map((column) => `event_participants.${column}` as const))
      .where('event_participant_people.player_id', '=', playerId)
      .orderBy('event_participants.event_id')
      .execute();
    return entriesOf(q, rows);
  },

  /** Entries that contain a player, in running tournaments. */
  findRunningOf: async (q: Queries, playerId: string): Promise<readonly StoredEntry[]> => {
    const rows = await q
      .selectFrom('event_participant_people')
      .innerJoin('event_participants', 'event_participants.id', 'event_participant_people.entry_id')
      .innerJoin('tournaments', 'tournaments.event_id', 'event_participants.event_id')
      .select(entryColumns.map((column) => `event_participants.${column}` as const))
      .where('event_participant_people.player_id', '=', playerId)
      .where('tournaments.status', '=', 'running')
      .orderBy('event_participants.event_id')
      .execute();
    return entriesOf(q, rows);
  },

  /** Confirmed entries of the events of these matches, whose people play or call them. */
  findPlaying: async (q: Queries, matchIds: readonly string[]): Promise<readonly StoredEntry[]> => {
    const rows = await q
      .selectFrom('matches')
      .innerJoin('match_players', 'match_players.match_id', 'matches.id')
      .innerJoin('event_participant_people as people', (join) =>
        join
          .onRef('people.event_id', '=', 'matches.event_id')
          .on((on) =>
            on('people.player_id', 'in', [on.ref('match_players.player_id'), on.ref('matches.caller')]),
          ),
      )
      .innerJoin('event_participants', 'event_participants.id', 'people.entry_id')
      .select(entryColumns.map((column) => `event_participants.${column}` as const))
      .distinct()
      .where('matches.id', 'in', [...matchIds])
      .where('event_participants.status', '=', 'confirmed')
      .execute();
    return entriesOf(q, rows);
  },

  /** Whether a player has ever had a confirmed entry in a tournament of this team. */
  hasPlayedFor: async (
    q: Queries,
    { teamId, playerId }: { readonly teamId: string; readonly playerId: string },
  ): Promise<boolean> => {
    const row = await q
      .selectFrom('event_participant_people')
      .innerJoin('event_participants', 'event_participants.id', 'event_participant_people.entry_id')
      .innerJoin('events', 'events.id', 'event_participants.event_id')
      .select('events.id')
      .where('event_participant_people.player_id', '=', playerId)
      .where('event_participants.status', '=', 'confirmed')
      .where('events.team_id', '=', teamId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Players without an account who had a confirmed entry in another tournament of the team, by name. */
  findExternals: async (
    q: Queries,
    { teamId, notIn, name, limit }: KnownSearch,
  ): Promise<readonly string[]> => {
    const escaped = name
      .trim()
      .toLowerCase()
      .replaceAll(/[\\%_]/g, '\\$&');
    const rows = await q
      .selectFrom('players')
      .select('players.id')
      .where('players.type', '=', 'external')
      .where(sql<SqlBool>`players.search_name like ${`%${escaped}%`} escape '\\'`)
      .where('players.id', 'in', (eb) =>
        eb
          .selectFrom('event_participant_people')
          .innerJoin('event_participants', 'event_participants.id', 'event_participant_people.entry_id')
          .innerJoin('events', 'events.id', 'event_participants.event_id')
          .select('event_participant_people.player_id')
          .where('events.team_id', '=', teamId)
          .where('event_participants.status', '=', 'confirmed'),
      )
      .where('players.id', 'not in', (eb) =>
        eb
          .selectFrom('event_participant_people')
          .innerJoin('event_participants', 'event_participants.id', 'event_participant_people.entry_id')
          .select('event_participant_people.player_id')
          .where('event_participant_people.event_id', '=', notIn)
          .where('event_participants.status', 'not in', ['withdrawn', 'rejected']),
      )
      .orderBy('players.search_name')
      .orderBy('players.id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  /**
   * Of these players those who are in a confirmed entry of a tournament: of one that has not ended, or only of earlier
   * ones.
   */
  findUses: async (
    q: Queries,
    playerIds: readonly string[],
  ): Promise<{ readonly open: readonly string[]; readonly past: readonly string[] }> => {
    if (playerIds.length === 0) return { open: [], past: [] };
    const rows = await q
      .selectFrom('event_participant_people')
      .innerJoin('event_participants', 'event_participants.id', 'event_participant_people.entry_id')
      .innerJoin('tournaments', 'tournaments.event_id', 'event_participant_people.event_id')
      .select(['player_id', 'tournaments.status'])
      .distinct()
      .where('event_participants.status', '=', 'confirmed')
      .where('player_id', 'in', [...playerIds])
      .execute();
    const isPast = (status: string) => status === 'finished' || status === 'cancelled';
    const idsWith = (past: boolean) =>
      rows.filter(({ status }) => isPast(status) === past).map(({ player_id }) => player_id);
    return { open: idsWith(false), past: idsWith(true) };
  },

  /** Forgets who has made entries. */
  forgetCreator: async ({ q }: WriteTx, userId: string): Promise<void> => {
    await q
      .updateTable('event_participants')
      .set({ created_by: null })
      .where('created_by', '=', userId)
      .execute();
  },
};
