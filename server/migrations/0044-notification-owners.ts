import type { Kysely } from 'kysely';

/** Whether the owner of a notification address has still to agree, and the hash of the secret in the mail that asks. */
export const notificationOwnersMigration = {
  name: '0044-notification-owners',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('tournaments').addColumn('notification_token', 'text').execute();
    await db.schema
      .alterTable('tournaments')
      .addColumn('notification_waits', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
