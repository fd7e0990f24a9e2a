import { type Kysely, sql } from 'kysely';

/**
 * When the server learned of the last end of a match, and why a match was reopened later. Of matches that ended before
 * this step, the time of their last turn counts.
 */
export const finalResultsMigration = {
  name: '0017-final-results',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('matches').addColumn('finish_received_at', 'bigint').execute();
    await db.schema.alterTable('matches').addColumn('reopenings', 'text').execute();
    await db.schema
      .createIndex('matches_reopened')
      .on('matches')
      .column('id')
      .where(sql.ref('reopenings'), 'is not', null)
      .execute();
  },
};
