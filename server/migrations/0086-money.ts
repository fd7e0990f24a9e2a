import { type Kysely, sql } from 'kysely';

/** What events cost, and their cash books. */
export const moneyMigration = {
  name: '0086-money',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('event_money')
      .addColumn('event_id', 'text', (column) =>
        column.primaryKey().notNull().references('events.id').onDelete('cascade'),
      )
      .addColumn('fee_normal', 'integer')
      .addColumn('fee_member', 'integer')
      .addColumn('fee_youth', 'integer')
      .addColumn('deposit', 'integer')
      .addColumn('prizes', 'text')
      .execute();
    await db.schema
      .createTable('money_bookings')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('cents', 'integer', (column) => column.notNull())
      .addColumn('payment', 'text', (column) => column.notNull())
      .addColumn('fee_kind', 'text')
      .addColumn('entry_id', 'text')
      .addColumn('note', 'text')
      .addColumn('reverses', 'text')
      .addColumn('booked_at', sql`bigint`, (column) => column.notNull())
      .addColumn('booked_by_user_id', 'text')
      .addColumn('is_by_helper', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('money_bookings_event')
      .unique()
      .on('money_bookings')
      .columns(['event_id', 'seq'])
      .execute();
    // A process of another version must not reverse a booking twice either.
    await db.schema
      .createIndex('money_bookings_reverses')
      .unique()
      .on('money_bookings')
      .column('reverses')
      .execute();
    await db.schema
      .createIndex('money_bookings_user')
      .on('money_bookings')
      .column('booked_by_user_id')
      .execute();
  },
};
