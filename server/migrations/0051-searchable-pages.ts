import type { Kysely } from 'kysely';

/** Whether search engines may show the page of a public event or series; only if its organiser has said so. */
export const searchablePagesMigration = {
  name: '0051-searchable-pages',
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const table of ['events', 'series'])
      await db.schema
        .alterTable(table)
        .addColumn('is_searchable', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
  },
};
