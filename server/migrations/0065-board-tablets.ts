import { type Kysely, sql } from 'kysely';

/** Tablets are bound to boards, and people there can ask for help. */
export const boardTabletsMigration = {
  name: '0065-board-tablets',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('boards').addColumn('help_since', sql`bigint`).execute();
    await db.schema
      .createTable('board_tablets')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('board_id', 'text', (column) => column.notNull().references('boards.id').onDelete('cascade'))
      .addColumn('key_hash', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('bound_at', sql`bigint`, (column) => column.notNull())
      .addColumn('last_seen_at', sql`bigint`, (column) => column.notNull())
      .addColumn('battery', 'integer')
      .addColumn('next_match_id', 'text')
      .execute();
    await db.schema
      .createIndex('board_tablets_key')
      .on('board_tablets')
      .column('key_hash')
      .unique()
      .execute();
    await db.schema.createIndex('board_tablets_board').on('board_tablets').column('board_id').execute();
  },
};
