import type { Kysely } from 'kysely';

/** Since when guests cannot enter the PIN of a tournament, and how often they were let in again. */
export const pinLocksMigration = {
  name: '0027-pin-locks',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('tournaments').addColumn('pin_locked_at', 'bigint').execute();
    await db.schema
      .alterTable('tournaments')
      .addColumn('pin_round', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
