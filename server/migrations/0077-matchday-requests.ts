import type { Kysely } from 'kysely';

/** Whether the team against the owner of a match day takes part. In all earlier match days it does. */
export const matchdayRequestsMigration = {
  name: '0077-matchday-requests',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .alterTable('matchdays')
      .addColumn('request', 'text', (column) => column.notNull().defaultTo('agreed'))
      .execute();
  },
};
