import type { Kysely } from 'kysely';

/** The places of those who have played a finished tournament, and the statistics of a player by event. */
export const eventPlacesMigration = {
  name: '0030-event-places',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('event_places')
      .addColumn('entry_id', 'text', (column) =>
        column.primaryKey().references('event_participants.id').onDelete('cascade'),
      )
      .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
      .addColumn('place_from', 'integer', (column) => column.notNull())
      .addColumn('place_to', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('event_places_by_event').on('event_places').column('event_id').execute();
    await db.schema
      .createIndex('player_match_stats_by_event')
      .on('player_match_stats')
      .columns(['player_id', 'event_id'])
      .where('event_id', 'is not', null)
      .execute();
  },
};
