import type { Kysely } from 'kysely';

/** The format of a match day, as JSON. Those of earlier versions have none: they are played as the league plays. */
export const matchdayFormatsMigration = {
  name: '0073-matchday-formats',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('matchdays').addColumn('format', 'text').execute();
  },
};
