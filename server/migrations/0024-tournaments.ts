import type { Kysely } from 'kysely';

const createTournaments = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('tournaments')
    .addColumn('event_id', 'text', (column) =>
      column.primaryKey().references('events.id').onDelete('cascade'),
    )
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('config', 'text', (column) => column.notNull())
    .addColumn('notification_address', 'text')
    .addColumn('match_pin', 'text')
    .addColumn('draw_seed', 'text')
    .addColumn('no_of_draws', 'integer', (column) => column.notNull())
    .addColumn('cancelled_because', 'text')
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .execute();
};

/** Entries of people who want to take part; `people` is JSON, the other table makes every person unique. */
const createParticipants = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('event_participants')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('participant', 'text', (column) => column.notNull())
    .addColumn('team_id', 'text')
    .addColumn('team_name', 'text')
    .addColumn('group_id', 'text')
    .addColumn('group_position', 'integer')
    .addColumn('seed', 'integer')
    .addColumn('is_present', 'integer', (column) => column.notNull())
    .addColumn('has_paid', 'integer', (column) => column.notNull())
    .addColumn('is_name_shortened', 'integer', (column) => column.notNull())
    .addColumn('props_hash', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('event_participants_by_position', ['event_id', 'position'])
    .execute();
  await db.schema
    .createTable('event_participant_people')
    .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'text', (column) =>
      column.notNull().references('event_participants.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('event_participant_people_key', ['event_id', 'player_id'])
    .execute();
  await db.schema
    .createIndex('event_participant_people_by_player')
    .on('event_participant_people')
    .columns(['player_id', 'event_id'])
    .execute();
  await db.schema
    .createIndex('event_participant_people_by_entry')
    .on('event_participant_people')
    .columns(['entry_id'])
    .execute();
};

/** E-mail addresses, apart from the entries, so that no answer to the public reads them by accident. */
const createAddresses = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('event_participant_addresses')
    .addColumn('entry_id', 'text', (column) =>
      column.primaryKey().references('event_participants.id').onDelete('cascade'),
    )
    .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('is_own', 'integer', (column) => column.notNull())
    .addColumn('withdraw_key', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('event_participant_addresses_by_event')
    .on('event_participant_addresses')
    .columns(['event_id', 'address'])
    .execute();
};

/** Callers who have entered the PIN of an event: users and guests. */
const createEnrolments = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('event_enrolments')
    .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
    .addColumn('caller_id', 'text', (column) => column.notNull())
    .addColumn('enrolled_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_enrolments_key', ['event_id', 'caller_id'])
    .execute();
  await db.schema
    .createIndex('event_enrolments_by_caller')
    .on('event_enrolments')
    .columns(['caller_id', 'event_id'])
    .execute();
};

/** Tournaments: settings, entries, addresses and enrolled scorers. */
export const tournamentsMigration = {
  name: '0024-tournaments',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await createTournaments(db);
    await createParticipants(db);
    await createAddresses(db);
    await createEnrolments(db);
  },
};
