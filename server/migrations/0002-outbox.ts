import type { Kysely } from 'kysely';

/**
 * Events that wait for their announcement. Entries exist for milliseconds, so the table is always tiny and needs no
 * index besides its key.
 */
export const outboxMigration = {
  name: '0002-outbox',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('channels', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .execute();
  },
};
