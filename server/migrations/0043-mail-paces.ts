import type { Kysely } from 'kysely';

/** Which mails about one thing went to an address, and the one that waits. */
export const mailPacesMigration = {
  name: '0043-mail-paces',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('mail_paces')
      .addColumn('thread', 'text', (column) => column.notNull())
      .addColumn('address_hash', 'text', (column) => column.notNull())
      .addColumn('last_state', 'text')
      .addColumn('last_at', 'bigint')
      .addColumn('day_began_at', 'bigint')
      .addColumn('sent_in_day', 'integer', (column) => column.notNull())
      .addColumn('sent', 'integer', (column) => column.notNull())
      .addColumn('held_mail', 'text')
      .addColumn('held_state', 'text')
      .addColumn('due_at', 'bigint')
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('mail_paces_key', ['thread', 'address_hash'])
      .execute();
    await db.schema.createIndex('mail_paces_by_due').on('mail_paces').columns(['due_at']).execute();
  },
};
