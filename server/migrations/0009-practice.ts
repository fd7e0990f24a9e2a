import type { Kysely } from 'kysely';

const createGames = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('scoring_games')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('player_id', 'text')
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('start_date_time', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('max_no_of_throws', 'integer', (column) => column.notNull())
    .addColumn('target_score', 'integer', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('triples', 'integer', (column) => column.notNull())
    .addColumn('doubles', 'integer', (column) => column.notNull())
    .addColumn('singles', 'integer', (column) => column.notNull())
    .addColumn('misses', 'integer', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('props_hash', 'text', (column) => column.notNull())
    .execute();
  const index = (name: string, columns: readonly string[]) =>
    db.schema
      .createIndex(name)
      .on('scoring_games')
      .columns([...columns])
      .execute();
  await index('scoring_games_by_player', ['player_id', 'status', 'start_date_time', 'id']);
  await index('scoring_games_by_score', ['player_id', 'status', 'score', 'start_date_time']);
  await index('scoring_games_by_creator', ['created_by', 'start_date_time', 'id']);
};

const createThrows = (db: Kysely<unknown>) =>
  db.schema
    .createTable('scoring_throws')
    .addColumn('game_id', 'text', (column) =>
      column.notNull().references('scoring_games.id').onDelete('cascade'),
    )
    .addColumn('throw_number', 'integer', (column) => column.notNull())
    .addColumn('throw_id', 'text', (column) => column.notNull())
    .addColumn('hit_type', 'text', (column) => column.notNull())
    .addColumn('time_stamp', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('scoring_throws_key', ['game_id', 'throw_number'])
    .execute();

const createRequests = (db: Kysely<unknown>) =>
  db.schema
    .createTable('scoring_requests')
    .addColumn('game_id', 'text', (column) =>
      column.notNull().references('scoring_games.id').onDelete('cascade'),
    )
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('scoring_requests_key', ['game_id', 'request_id'])
    .execute();

/**
 * Games of the practice room with their throws (from which everything else follows) and the requests that changed
 * them.
 */
export const practiceMigration = {
  name: '0009-practice',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await createGames(db);
    await createThrows(db);
    await createRequests(db);
  },
};
