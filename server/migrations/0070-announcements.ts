import { type Kysely, sql } from 'kysely';

/** What organisers announce in the hall of an event, and which of its devices speaks. */
export const announcementsMigration = {
  name: '0070-announcements',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('announcements')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('made_at', sql`bigint`, (column) => column.notNull())
      .addColumn('until_time', sql`bigint`, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('announcements_event').on('announcements').column('event_id').execute();
    await db.schema
      .createTable('hall_voices')
      .addColumn('event_id', 'text', (column) =>
        column.primaryKey().notNull().references('events.id').onDelete('cascade'),
      )
      .addColumn('device_id', 'text', (column) => column.notNull())
      .addColumn('seen_at', sql`bigint`, (column) => column.notNull())
      .execute();
  },
};
