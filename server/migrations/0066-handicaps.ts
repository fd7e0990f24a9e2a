import type { Kysely } from 'kysely';

/** The sides of a match may start their legs from different points. */
export const handicapsMigration = {
  name: '0066-handicaps',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('matches').addColumn('starting_scores', 'text').execute();
  },
};
