import type { Kysely } from 'kysely';

/** What devices take to the secure address, and guests whose earlier tokens have ended with that. */
export const relocationsMigration = {
  name: '0057-relocations',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('relocations')
      .addColumn('code_hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'text')
      .addColumn('session_id', 'text')
      .addColumn('guest_id', 'text')
      .addColumn('address_hash', 'text')
      .addColumn('content', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('claim_hash', 'text')
      .addColumn('new_session_id', 'text')
      .addColumn('taken_at', 'bigint')
      .execute();
    await db.schema.createIndex('relocations_created').on('relocations').column('created_at').execute();
    await db.schema.createIndex('relocations_user').on('relocations').column('user_id').execute();
    await db.schema.createIndex('relocations_guest').on('relocations').column('guest_id').execute();
    await db.schema
      .createTable('ended_guests')
      .addColumn('guest_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('ended_before', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('ended_guests_before').on('ended_guests').column('ended_before').execute();
  },
};
