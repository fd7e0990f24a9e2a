import type { Kysely } from 'kysely';

const createMatches = (db: Kysely<unknown>) =>
  db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('life', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('parties', 'text', (column) => column.notNull())
    .addColumn('config', 'text', (column) => column.notNull())
    .addColumn('props_hash', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text')
    .addColumn('event_name', 'text')
    .addColumn('description', 'text')
    .addColumn('is_online_match', 'integer', (column) => column.notNull())
    .addColumn('request_status', 'text')
    .addColumn('requested_by_player_id', 'text')
    .addColumn('requested_to_player_id', 'text')
    .addColumn('caller', 'text')
    .addColumn('is_forfeited', 'integer', (column) => column.notNull())
    .addColumn('winning_party', 'text')
    .addColumn('starting_party', 'integer', (column) => column.notNull())
    .addColumn('starting_player_id', 'text')
    .addColumn('can_switch_player', 'integer', (column) => column.notNull())
    .addColumn('standing', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('move_count', 'integer', (column) => column.notNull())
    .addColumn('time_stamp', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .execute();

/** Lists are sorted by time, so every filter that can be used alone has an index that ends with the time. */
const indexMatches = async (db: Kysely<unknown>) => {
  const index = (name: string, columns: readonly string[]) =>
    db.schema
      .createIndex(name)
      .on('matches')
      .columns([...columns, 'time_stamp', 'id'])
      .execute();
  await index('matches_by_time', []);
  await index('matches_by_status', ['status']);
  await index('matches_by_creator', ['created_by']);
  await index('matches_by_event', ['event_id']);
};

const createPlayers = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('match_players')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('party', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('time_stamp', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('match_players_key', ['match_id', 'party', 'seat'])
    .execute();
  await db.schema
    .createIndex('match_players_by_player')
    .on('match_players')
    .columns(['player_id', 'time_stamp', 'match_id'])
    .execute();
};

const createMoves = (db: Kysely<unknown>) =>
  db.schema
    .createTable('match_moves')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('time_stamp', 'bigint', (column) => column.notNull())
    .addColumn('throw_id', 'text')
    .addColumn('set_number', 'integer')
    .addColumn('leg_number', 'integer')
    .addColumn('throw_number', 'integer')
    .addColumn('party', 'integer')
    .addColumn('player_id', 'text')
    .addColumn('score', 'integer')
    .addColumn('darts_thrown', 'integer')
    .addColumn('attempts_on_double', 'integer')
    .addPrimaryKeyConstraint('match_moves_key', ['match_id', 'seq'])
    .execute();

const createRequests = (db: Kysely<unknown>) =>
  db.schema
    .createTable('match_requests')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('match_requests_key', ['match_id', 'request_id'])
    .execute();

/** Matches with their players, their moves (from which everything else follows) and the requests that changed them. */
export const matchesMigration = {
  name: '0001-matches',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await createMatches(db);
    await indexMatches(db);
    await createPlayers(db);
    await createMoves(db);
    await createRequests(db);
  },
};
