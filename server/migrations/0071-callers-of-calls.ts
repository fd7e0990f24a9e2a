import { type Kysely, sql } from 'kysely';

/** Callers whom the hall names when it calls a match, and who has refused. */
export const callersOfCallsMigration = {
  name: '0071-callers-of-calls',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('event_halls').addColumn('callers', 'text').execute();
    await db.schema.alterTable('calls').addColumn('caller_sought_from', sql`bigint`).execute();
    await db.schema
      .createTable('call_refusals')
      .addColumn('match_id', 'text', (column) =>
        column.notNull().references('matches.id').onDelete('cascade'),
      )
      .addColumn('entry_id', 'text', (column) =>
        column.notNull().references('event_participants.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('call_refusals_key', ['match_id', 'entry_id'])
      .execute();
    await db.schema.createIndex('call_refusals_entry').on('call_refusals').column('entry_id').execute();
  },
};
