import { type Kysely, sql } from 'kysely';

/** Addresses of other programs that a team has told of its matches, and what was sent there. */
export const hooksMigration = {
  name: '0054-hooks',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('hooks')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('team_id', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('has_private', 'integer', (column) => column.notNull())
      .addColumn('created_at', sql`bigint`, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('hooks_team').on('hooks').column('team_id').execute();
    await db.schema
      .createTable('hook_deliveries')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('hook_id', 'text', (column) => column.notNull().references('hooks.id').onDelete('cascade'))
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('created_at', sql`bigint`, (column) => column.notNull())
      .addColumn('tried_at', sql`bigint`)
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('answer', 'text')
      .execute();
    await db.schema
      .createIndex('hook_deliveries_hook')
      .on('hook_deliveries')
      .columns(['hook_id', 'created_at'])
      .execute();
  },
};
