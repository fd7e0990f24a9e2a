import type { Kysely } from 'kysely';

/** What teams and offices do about moving fixtures, what leagues demand of it, and to when a fixture was moved. */
export const leagueMovesMigration = {
  name: '0087-league-moves',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('leagues').addColumn('move_rules', 'text').execute();
    await db.schema.alterTable('league_fixtures').addColumn('moved_to', 'bigint').execute();
    await db.schema
      .createTable('league_moves')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('league_id', 'text', (column) =>
        column.notNull().references('leagues.id').onDelete('cascade'),
      )
      .addColumn('fixture', 'integer', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('made_by', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('league_moves_by_fixture')
      .on('league_moves')
      .columns(['league_id', 'fixture', 'seq'])
      .execute();
  },
};
