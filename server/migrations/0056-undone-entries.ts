import type { Kysely } from 'kysely';

/** Finds the undone entries of an event's log without reading all others. */
export const undoneEntriesMigration = {
  name: '0056-undone-entries',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createIndex('event_log_undone')
      .on('event_log')
      .columns(['event_id', 'seq'])
      .where('undone_at' as never, 'is not', null)
      .execute();
  },
};
