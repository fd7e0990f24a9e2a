import type { Kysely } from 'kysely';

/** What the darts of a turn hit, if they were entered one by one by hand. */
export const bedsMigration = {
  name: '0032-beds',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('match_moves').addColumn('beds', 'text').execute();
  },
};
