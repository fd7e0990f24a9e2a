import type { Kysely } from 'kysely';

const addToLineUps = async (db: Kysely<unknown>): Promise<void> => {
  for (const column of ['changed_at', 'accepted_at', 'asked_at'])
    await db.schema.alterTable('line_ups').addColumn(column, 'bigint').execute();
  await db.schema
    .alterTable('line_ups')
    .addColumn('is_own', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
};

const addToMatchdays = async (db: Kysely<unknown>): Promise<void> => {
  for (const column of ['revealed_at', 'timed_at'])
    await db.schema.alterTable('matchdays').addColumn(column, 'bigint').execute();
  await db.schema
    .alterTable('matchdays')
    .addColumn('wait_minutes', 'integer', (column) => column.notNull().defaultTo(30))
    .execute();
};

/** Line-ups that were changed after both were visible, and from when a side of a match day counts as absent. */
export const revealedLineUpsMigration = {
  name: '0039-revealed-line-ups',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await addToLineUps(db);
    await addToMatchdays(db);
  },
};
