import { type Kysely, sql } from 'kysely';

/** What people say of themselves before and during a tournament, and whether its organisers let them. */
export const presenceReportsMigration = {
  name: '0068-presence-reports',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('presence_reports')
      .addColumn('entry_id', 'text', (column) =>
        column.primaryKey().notNull().references('event_participants.id').onDelete('cascade'),
      )
      .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
      .addColumn('says', 'text', (column) => column.notNull())
      .addColumn('said_at', sql`bigint`, (column) => column.notNull())
      .addColumn('said_by', 'text')
      .addColumn('is_contrary', 'integer', (column) => column.notNull())
      .addColumn('has_left_callers', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('presence_reports_event').on('presence_reports').column('event_id').execute();
    await db.schema
      .createIndex('presence_reports_said_by')
      .on('presence_reports')
      .column('said_by')
      .execute();
    await db.schema
      .alterTable('event_halls')
      .addColumn('is_closed_to_reports', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
