import type { Kysely } from 'kysely';

/** How often the address of a calendar was renewed; the address itself follows from that and is stored nowhere. */
export const calendarFeedsMigration = {
  name: '0055-calendar-feeds',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('calendar_feeds')
      .addColumn('subject', 'text', (column) => column.primaryKey().notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .execute();
  },
};
