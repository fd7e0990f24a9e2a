import type { Kysely } from 'kysely';

/** The places of matches within their events. Recording a turn does not read this table. */
export const matchPlacesMigration = {
  name: '0012-match-places',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('match_places')
      .addColumn('match_id', 'text', (column) =>
        column.primaryKey().references('matches.id').onDelete('cascade'),
      )
      .addColumn('event_id', 'text', (column) => column.notNull())
      .addColumn('stage', 'text', (column) => column.notNull())
      .addColumn('group_id', 'text')
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('index_in_round', 'integer', (column) => column.notNull())
      .addColumn('match_day', 'integer')
      .addColumn('board', 'text')
      .execute();
    await db.schema
      .createIndex('match_places_by_event')
      .on('match_places')
      .columns(['event_id', 'stage', 'round', 'index_in_round', 'match_id'])
      .execute();
  },
};
