import type { Kysely } from 'kysely';

/** Trainings that were planned together are changed and deleted as one, from one of them on. */
export const repetitionsMigration = {
  name: '0059-repetitions',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('events').addColumn('repetition_id', 'text').execute();
    await db.schema
      .createIndex('events_of_repetition')
      .on('events')
      .columns(['repetition_id', 'start_date_time'])
      .execute();
  },
};
