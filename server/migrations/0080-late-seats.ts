import type { Kysely } from 'kysely';

/** The seats of those who have entered after the start, as JSON; null for all others. */
export const lateSeatsMigration = {
  name: '0080-late-seats',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('event_participants').addColumn('late_seat', 'text').execute();
  },
};
