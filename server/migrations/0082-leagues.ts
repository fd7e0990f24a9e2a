import type { Kysely } from 'kysely';

const createLeagues = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('leagues')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('team_id', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('season', 'text', (column) => column.notNull())
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('format', 'text')
    .addColumn('props_hash', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('leagues_by_team')
    .on('leagues')
    .columns(['team_id', 'created_at', 'id'])
    .execute();
};

const createTeams = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('league_teams')
    .addColumn('league_id', 'text', (column) => column.notNull().references('leagues.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('team_id', 'text', (column) => column.references('teams.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('league_teams_key', ['league_id', 'number'])
    .execute();
  await db.schema
    .createIndex('league_teams_by_team')
    .on('league_teams')
    .columns(['team_id', 'league_id'])
    .execute();
};

const createFixtures = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('league_fixtures')
    .addColumn('league_id', 'text', (column) => column.notNull().references('leagues.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('home', 'integer', (column) => column.notNull())
    .addColumn('away', 'integer', (column) => column.notNull())
    .addColumn('start_date_time', 'bigint', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.references('events.id').onDelete('set null'))
    .addColumn('result', 'text')
    .addPrimaryKeyConstraint('league_fixtures_key', ['league_id', 'number'])
    .execute();
  await db.schema
    .createIndex('league_fixtures_by_event')
    .on('league_fixtures')
    .columns(['event_id'])
    .execute();
};

/** Leagues, their teams and fixtures. */
export const leaguesMigration = {
  name: '0082-leagues',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await createLeagues(db);
    await createTeams(db);
    await createFixtures(db);
  },
};
