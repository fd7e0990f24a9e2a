import { type Kysely, sql } from 'kysely';

/** Who of a tournament comes later, has a pause, cannot play any more, or calls nothing. */
export const attendanceMigration = {
  name: '0064-attendance',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('attendances')
      .addColumn('entry_id', 'text', (column) =>
        column.primaryKey().notNull().references('event_participants.id').onDelete('cascade'),
      )
      .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
      .addColumn('presence', 'text', (column) => column.notNull())
      .addColumn('coming_at', sql`bigint`)
      .addColumn('pause_until', sql`bigint`)
      .addColumn('is_caller', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('attendances_event').on('attendances').column('event_id').execute();
  },
};
