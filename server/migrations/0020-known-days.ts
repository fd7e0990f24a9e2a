import type { Kysely } from 'kysely';

/** The days on which the server was used, in the order in which it saw them, whatever its clock said. */
export const knownDaysMigration = {
  name: '0020-known-days',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('known_days')
      .addColumn('day', 'bigint', (column) => column.primaryKey())
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .execute();
  },
};
