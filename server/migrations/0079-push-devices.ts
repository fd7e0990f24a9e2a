import { type Kysely, sql } from 'kysely';

/** Devices to which calls and announcements of an event are pushed, for whom, and what they have got. */
export const pushDevicesMigration = {
  name: '0079-push-devices',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('push_devices')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('session_id', 'text')
      .addColumn('is_public', 'integer', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', sql`bigint`, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('push_devices_event')
      .unique()
      .on('push_devices')
      .columns(['event_id', 'endpoint'])
      .execute();
    await db.schema.createIndex('push_devices_owner').on('push_devices').column('owner_id').execute();
    await db.schema
      .createTable('push_device_entries')
      .addColumn('device_id', 'text', (column) =>
        column.notNull().references('push_devices.id').onDelete('cascade'),
      )
      .addColumn('entry_id', 'text', (column) =>
        column.notNull().references('event_participants.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('push_device_entries_key', ['device_id', 'entry_id'])
      .execute();
    await db.schema
      .createIndex('push_device_entries_entry')
      .on('push_device_entries')
      .column('entry_id')
      .execute();
    await db.schema
      .createTable('push_notices')
      .addColumn('device_id', 'text', (column) =>
        column.notNull().references('push_devices.id').onDelete('cascade'),
      )
      .addColumn('thing', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('push_notices_key', ['device_id', 'thing'])
      .execute();
  },
};
