import type { Kysely } from 'kysely';

/** Why an entry of the log of an event was undone. */
export const undoReasonsMigration = {
  name: '0036-undo-reasons',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('event_log').addColumn('undone_because', 'text').execute();
  },
};
