import type { Kysely } from 'kysely';

/** Where the darts of a turn landed, if a detection board or a bot knows it. */
export const dartsMigration = {
  name: '0010-darts',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('match_moves').addColumn('darts', 'text').execute();
  },
};
