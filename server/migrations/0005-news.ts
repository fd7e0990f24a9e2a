import type { Kysely } from 'kysely';

/** News, drafts and published. */
export const newsMigration = {
  name: '0005-news',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('news')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('date', 'bigint', (column) => column.notNull())
      .addColumn('author_player_id', 'text')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('props_hash', 'text', (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('news_by_date').on('news').columns(['status', 'date', 'id']).execute();
  },
};
