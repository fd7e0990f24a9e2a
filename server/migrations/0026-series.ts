import type { Kysely } from 'kysely';

const createSeries = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('series')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('team_id', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addColumn('config', 'text', (column) => column.notNull())
    .addColumn('props_hash', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('series_by_team')
    .on('series')
    .columns(['team_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createTable('series_events')
    .addColumn('series_id', 'text', (column) => column.notNull().references('series.id').onDelete('cascade'))
    .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('series_events_key', ['series_id', 'event_id'])
    .execute();
  await db.schema
    .createIndex('series_events_by_event')
    .on('series_events')
    .columns(['event_id', 'series_id'])
    .execute();
};

/** What players have achieved in finished tournaments, whichever points a series gives for it. */
const createAchievements = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('event_achievements')
    .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('achievements', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_achievements_key', ['event_id', 'player_id'])
    .execute();
  await db.schema
    .createIndex('event_achievements_by_player')
    .on('event_achievements')
    .columns(['player_id', 'event_id'])
    .execute();
};

/** Series of tournaments with points. */
export const seriesMigration = {
  name: '0026-series',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await createSeries(db);
    await createAchievements(db);
  },
};
