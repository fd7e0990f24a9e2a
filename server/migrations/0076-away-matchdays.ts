import type { Kysely } from 'kysely';

/**
 * Where the team of a match day plays. All earlier match days are those of home teams. The columns of the other team keep
 * their names, since processes of the version before read them.
 */
export const awayMatchdaysMigration = {
  name: '0076-away-matchdays',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .alterTable('matchdays')
      .addColumn('owner_side', 'text', (column) => column.notNull().defaultTo('home'))
      .execute();
  },
};
