import type { Kysely } from 'kysely';

/** The PINs that a tournament had before the one of today. */
export const earlierPinsMigration = {
  name: '0035-earlier-pins',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('tournaments').addColumn('earlier_pins', 'text').execute();
  },
};
