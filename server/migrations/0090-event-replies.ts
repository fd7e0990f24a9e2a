import { type Kysely, sql } from 'kysely';

/** Who comes to an event, whom a captain has asked, which events people were reminded of, and who wants no reminders. */
export const eventRepliesMigration = {
  name: '0090-event-replies',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('event_replies')
      .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
      .addColumn('player_id', 'text', (column) => column.notNull())
      .addColumn('reply', 'text', (column) => column.notNull())
      .addColumn('is_for_series', 'integer', (column) => column.notNull())
      .addColumn('replied_at', sql`bigint`, (column) => column.notNull())
      .addPrimaryKeyConstraint('event_replies_key', ['event_id', 'player_id'])
      .execute();
    await db.schema.createIndex('event_replies_player').on('event_replies').column('player_id').execute();
    await db.schema
      .createTable('event_asks')
      .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
      .addColumn('player_id', 'text', (column) => column.notNull())
      .addColumn('asked_by_user_id', 'text')
      .addColumn('asked_at', sql`bigint`, (column) => column.notNull())
      .addPrimaryKeyConstraint('event_asks_key', ['event_id', 'player_id'])
      .execute();
    await db.schema.createIndex('event_asks_player').on('event_asks').column('player_id').execute();
    await db.schema.createIndex('event_asks_user').on('event_asks').column('asked_by_user_id').execute();
    await db.schema
      .createTable('event_reminders')
      .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
      .addColumn('starts_at', sql`bigint`, (column) => column.notNull())
      .addPrimaryKeyConstraint('event_reminders_key', ['event_id', 'starts_at'])
      .execute();
    await db.schema
      .createTable('reminder_refusals')
      .addColumn('player_id', 'text', (column) => column.primaryKey().notNull())
      .execute();
  },
};
