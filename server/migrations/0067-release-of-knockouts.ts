import { type Kysely, sql } from 'kysely';

/** When organisers have released the knockout of a tournament before its time. */
export const releaseOfKnockoutsMigration = {
  name: '0067-release-of-knockouts',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('event_halls').addColumn('knockout_from', sql`bigint`).execute();
  },
};
