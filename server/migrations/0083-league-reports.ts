import type { Kysely } from 'kysely';

/** What teams and offices do with the reports of leagues, and how long they have for it. */
export const leagueReportsMigration = {
  name: '0083-league-reports',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('leagues').addColumn('deadlines', 'text').execute();
    await db.schema
      .createTable('league_acts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('league_id', 'text', (column) =>
        column.notNull().references('leagues.id').onDelete('cascade'),
      )
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('fixture', 'integer')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('undone_at', 'bigint')
      .addColumn('undone_by', 'text')
      .addColumn('undone_because', 'text')
      .execute();
    await db.schema
      .createIndex('league_acts_by_league')
      .on('league_acts')
      .columns(['league_id', 'seq'])
      .execute();
  },
};
