import type { Kysely } from 'kysely';

/** The seeding list of a started tournament as it was before the lot, as JSON; null in tournaments started before. */
export const listedSeedsMigration = {
  name: '0028-listed-seeds',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('tournaments').addColumn('listed_seeds', 'text').execute();
  },
};
