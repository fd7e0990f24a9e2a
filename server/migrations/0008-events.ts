import type { Kysely } from 'kysely';

/** Events of teams. */
export const eventsMigration = {
  name: '0008-events',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('team_id', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('location', 'text')
      .addColumn('is_public', 'integer', (column) => column.notNull())
      .addColumn('start_date_time', 'bigint', (column) => column.notNull())
      .addColumn('end_date_time', 'bigint', (column) => column.notNull())
      .addColumn('props_hash', 'text', (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('events_by_end').on('events').columns(['end_date_time', 'id']).execute();
    await db.schema
      .createIndex('events_by_team')
      .on('events')
      .columns(['team_id', 'start_date_time', 'id'])
      .execute();
  },
};
