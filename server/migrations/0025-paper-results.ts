import type { Kysely } from 'kysely';

/** The score of a result from paper, as JSON; null for every other move. */
export const paperResultsMigration = {
  name: '0025-paper-results',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('match_moves').addColumn('result', 'text').execute();
  },
};
