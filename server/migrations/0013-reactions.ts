import type { Kysely } from 'kysely';

const createTable = (db: Kysely<unknown>) =>
  db.schema
    .createTable('reactions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reaction', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('set_aside_at', 'bigint')
    .execute();

/** Reactions that wait to run, and reactions that failed too often. */
export const reactionsMigration = {
  name: '0013-reactions',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await createTable(db);
    const index = (name: string, columns: readonly string[]) =>
      db.schema
        .createIndex(name)
        .on('reactions')
        .columns([...columns])
        .execute();
    await index('reactions_by_subject', ['reaction', 'subject', 'seq', 'id']);
    await index('reactions_by_due', ['set_aside_at', 'due_at']);
  },
};
