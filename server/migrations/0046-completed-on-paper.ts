import type { Kysely } from 'kysely';

/** Whether the last legs of a match come from paper, although its first ones were recorded. */
export const completedOnPaperMigration = {
  name: '0046-completed-on-paper',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .alterTable('matches')
      .addColumn('is_completed_on_paper', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
