import type { Kysely } from 'kysely';

/** Tournaments that are competitions of one day. */
export const daysMigration = {
  name: '0088-days',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('events').addColumn('day_id', 'text').execute();
    await db.schema.createIndex('events_of_day').on('events').column('day_id').execute();
  },
};
