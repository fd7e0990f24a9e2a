import { type Kysely, sql } from 'kysely';

/** Players who were entered into events by others, and what they have said to it. */
export const eventConsentsMigration = {
  name: '0041-event-consents',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('event_consents')
      .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
      .addColumn('player_id', 'text', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('wants_out', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('asked_by', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('asked_at', 'bigint')
      .addColumn('mailed_at', 'bigint')
      .addColumn('answered_at', 'bigint')
      .addPrimaryKeyConstraint('event_consents_key', ['event_id', 'player_id'])
      .execute();
    await db.schema
      .createIndex('event_consents_by_player')
      .on('event_consents')
      .columns(['player_id', 'status', 'created_at'])
      .execute();
    // Whoever is in a tournament already counts as agreed; their account can be taken out of it.
    await sql`
      insert into event_consents (event_id, player_id, status, asked_by, created_at, asked_at, mailed_at, answered_at)
      select people.event_id, people.player_id, 'agreed', min(entries.created_by), min(entries.created_at),
        min(entries.created_at), min(entries.created_at), min(entries.created_at)
      from event_participant_people as people
      inner join event_participants as entries on entries.id = people.entry_id
      inner join users on users.player_id = people.player_id
      where entries.created_by is null or entries.created_by <> users.id
      group by people.event_id, people.player_id
    `.execute(db);
  },
};
