import type { Kysely } from 'kysely';

/** Whether two people of different tournaments are the same person. */
export const samePeopleMigration = {
  name: '0078-same-people',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('same_people')
      .addColumn('first_id', 'text', (column) => column.notNull())
      .addColumn('second_id', 'text', (column) => column.notNull())
      .addColumn('first_entry', 'text', (column) =>
        column.notNull().references('event_participants.id').onDelete('cascade'),
      )
      .addColumn('second_entry', 'text', (column) =>
        column.notNull().references('event_participants.id').onDelete('cascade'),
      )
      .addColumn('is_same', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('same_people_key', ['first_id', 'second_id'])
      .execute();
    for (const entry of ['first_entry', 'second_entry'])
      await db.schema.createIndex(`same_people_${entry}`).on('same_people').column(entry).execute();
    await db.schema.createIndex('same_people_second').on('same_people').column('second_id').execute();
  },
};
