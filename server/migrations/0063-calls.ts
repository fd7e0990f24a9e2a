import { type Kysely, sql } from 'kysely';

/** Matches are called to boards, or postponed; and how organisers call in the hall of an event. */
export const callsMigration = {
  name: '0063-calls',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('calls')
      .addColumn('match_id', 'text', (column) =>
        column.primaryKey().notNull().references('matches.id').onDelete('cascade'),
      )
      .addColumn('board_id', 'text', (column) => column.references('boards.id').onDelete('cascade'))
      .addColumn('called_by', 'text')
      .addColumn('called_at', sql`bigint`)
      .addColumn('calls', 'integer', (column) => column.notNull())
      .addColumn('latest_at', sql`bigint`)
      .addColumn('present_at', sql`bigint`)
      .addColumn('postponed_until', sql`bigint`)
      .execute();
    // Several rows without a board are allowed: both databases count every null as different.
    await db.schema.createIndex('calls_board').on('calls').column('board_id').unique().execute();
    await db.schema.createIndex('calls_called_by').on('calls').column('called_by').execute();
    await db.schema
      .createTable('event_halls')
      .addColumn('event_id', 'text', (column) =>
        column.primaryKey().notNull().references('events.id').onDelete('cascade'),
      )
      .addColumn('mode', 'text', (column) => column.notNull())
      .execute();
  },
};
