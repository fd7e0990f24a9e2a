import type { Kysely } from 'kysely';

/** Settings of tournaments that a team uses again. */
export const templatesMigration = {
  name: '0089-templates',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('tournament_templates')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('team_id', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('settings', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('tournament_templates_team')
      .on('tournament_templates')
      .columns(['team_id', 'name'])
      .execute();
  },
};
