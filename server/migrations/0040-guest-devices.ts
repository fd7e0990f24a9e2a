import type { Kysely } from 'kysely';

/** Devices by which guests without accounts take part in a match day. */
export const guestDevicesMigration = {
  name: '0040-guest-devices',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('guest_devices')
      .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
      .addColumn('caller_id', 'text', (column) => column.notNull())
      .addColumn('enrolled_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('guest_devices_key', ['event_id', 'caller_id'])
      .execute();
    await db.schema
      .createIndex('guest_devices_by_caller')
      .on('guest_devices')
      .columns(['caller_id', 'event_id'])
      .execute();
  },
};
