import type { Kysely } from 'kysely';

/**
 * Practice games get a kind. Their configuration and their counts of hits become objects by name, so that no kind needs
 * columns of its own. Rows of earlier versions have neither; the columns of Scoring 20 say the same.
 */
export const practiceKindsMigration = {
  name: '0045-practice-kinds',
  up: async (db: Kysely<unknown>): Promise<void> => {
    const games = () => db.schema.alterTable('scoring_games');
    await games()
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('scoring-20'))
      .execute();
    await games().addColumn('config', 'text').execute();
    await games().addColumn('hits', 'text').execute();
    await games().addColumn('hits_revision', 'integer').execute();
    await db.schema
      .createIndex('scoring_games_by_kind')
      .on('scoring_games')
      .columns(['player_id', 'kind', 'status', 'score', 'start_date_time'])
      .execute();
  },
};
