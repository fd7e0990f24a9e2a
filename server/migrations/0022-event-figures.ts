import type { Kysely } from 'kysely';

/** Revisions of events, and the figures of each finished match for the tables of its event. */
export const eventFiguresMigration = {
  name: '0022-event-figures',
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const column of ['revision', 'edit_revision'])
      await db.schema
        .alterTable('events')
        .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
        .execute();
    await db.schema
      .createTable('event_figures')
      .addColumn('match_id', 'text', (column) =>
        column.primaryKey().references('matches.id').onDelete('cascade'),
      )
      .addColumn('event_id', 'text', (column) => column.notNull())
      .addColumn('finished_at', 'bigint', (column) => column.notNull())
      .addColumn('figures', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('event_figures_by_event')
      .on('event_figures')
      .columns(['event_id', 'finished_at', 'match_id'])
      .execute();
  },
};
