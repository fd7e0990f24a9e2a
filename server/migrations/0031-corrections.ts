import { type Kysely, sql } from 'kysely';

/** Turns that were corrected, with who did it and when. */
export const correctionsMigration = {
  name: '0031-corrections',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('matches').addColumn('corrections', 'text').execute();
    await db.schema
      .createIndex('matches_corrected')
      .on('matches')
      .column('id')
      .where(sql.ref('corrections'), 'is not', null)
      .execute();
  },
};
