import { type Kysely, sql } from 'kysely';

/** Which boards of the hall an event uses, from when to when, and for which of its matches. */
export const eventBoardsMigration = {
  name: '0062-event-boards',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('event_boards')
      .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
      .addColumn('board_id', 'text', (column) => column.notNull().references('boards.id').onDelete('cascade'))
      .addColumn('from_time', sql`bigint`)
      .addColumn('until_time', sql`bigint`)
      .addColumn('side', 'text')
      .addColumn('for_rounds', 'text')
      .addColumn('for_groups', 'text')
      .addPrimaryKeyConstraint('event_boards_pk', ['event_id', 'board_id'])
      .execute();
    await db.schema.createIndex('event_boards_board').on('event_boards').column('board_id').execute();
  },
};
