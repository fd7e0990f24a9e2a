import type { Kysely } from 'kysely';

const createMatchdays = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('matchdays')
    .addColumn('event_id', 'text', (column) =>
      column.primaryKey().references('events.id').onDelete('cascade'),
    )
    .addColumn('away_team_id', 'text', (column) => column.notNull())
    .addColumn('away_team_name', 'text', (column) => column.notNull())
    .addColumn('is_away_registered', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('matchdays_by_away_team')
    .on('matchdays')
    .columns(['away_team_id', 'event_id'])
    .execute();
};

const createLineUps = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('line_ups')
    .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('set_by', 'text')
    .addColumn('set_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('line_ups_key', ['event_id', 'side'])
    .execute();
  await db.schema
    .createTable('line_up_places')
    .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('player_id', 'text')
    .addPrimaryKeyConstraint('line_up_places_key', ['event_id', 'side', 'place'])
    .execute();
  await db.schema
    .createIndex('line_up_places_by_player')
    .on('line_up_places')
    .columns(['player_id', 'event_id'])
    .execute();
};

/** What people decided during an event, in order. What was undone stays and is marked. */
const createEventLog = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('event_log')
    .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('match_id', 'text')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('made_by', 'text')
    .addColumn('undone_at', 'bigint')
    .addColumn('undone_by', 'text')
    .addPrimaryKeyConstraint('event_log_key', ['event_id', 'seq'])
    .execute();
};

/** Teams without accounts that a team has entered to play against them. */
const createOpponents = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('opponent_teams')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('team_id', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('search_name', 'text', (column) => column.notNull())
    .addColumn('props_hash', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('opponent_teams_by_team')
    .on('opponent_teams')
    .columns(['team_id', 'search_name', 'id'])
    .execute();
  await db.schema
    .createTable('opponent_team_players')
    .addColumn('opponent_id', 'text', (column) =>
      column.notNull().references('opponent_teams.id').onDelete('cascade'),
    )
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('opponent_team_players_key', ['opponent_id', 'player_id'])
    .execute();
};

/** League match days: teams, line-ups, what happens during the event, and teams of other clubs. */
export const matchdaysMigration = {
  name: '0023-matchdays',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await createMatchdays(db);
    await createLineUps(db);
    await createEventLog(db);
    await createOpponents(db);
  },
};
