import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** Sort key of unfinished matches: the year 10000, in ms since 1970. See `notEnded` in the noun of matches. */
const notEnded = 253_402_300_800_000;

const rangeColumns = [
  ...[180, 160, 140, 120, 100, 80, 60, 40, 20, 0].map((from) => `score_${from}`),
  ...[20, 40, 60, 80, 100, 120, 140, 160, 170].map((to) => `checkout_${to}`),
];

const countColumns = [
  'legs_won',
  'legs_lost',
  'total_throws',
  'total_score',
  'total_darts',
  'first9_score',
  'first9_darts',
  'to_finish_score',
  'to_finish_darts',
  'no_of_177s',
  'no_of_174s',
  'no_of_171s',
  'double_attempts',
  'double_hits',
  'darts_from_finish',
  'highest_checkout',
  'high_finishes',
  'short_legs',
  'opponent_score',
  'opponent_darts',
  ...rangeColumns,
];

const createMatchStats = async (db: Kysely<unknown>) => {
  const identity = db.schema
    .createTable('player_match_stats')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('party', 'integer', (column) => column.notNull())
    .addColumn('finished_at', 'bigint', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text')
    .addColumn('is_online_match', 'integer', (column) => column.notNull())
    .addColumn('starting_score', 'integer', (column) => column.notNull())
    .addColumn('check_in_mode', 'text', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .addColumn('shortest_leg', 'integer')
    .addColumn('opponent_range', 'integer')
    .addPrimaryKeyConstraint('player_match_stats_key', ['player_id', 'finished_at', 'match_id']);
  const table = countColumns.reduce(
    (made, name) => made.addColumn(name, 'integer', (column) => column.notNull()),
    identity,
  );
  // SQLite stores such a table in the order of its key, so the rows of a player for one period lie together.
  const isEmbedded = db.getExecutor().adapter instanceof SqliteAdapter;
  await (isEmbedded ? table.modifyEnd(sql`without rowid`) : table).execute();
  await db.schema
    .createIndex('player_match_stats_by_match')
    .on('player_match_stats')
    .columns(['match_id', 'player_id'])
    .unique()
    .execute();
};

const createMonthStats = (db: Kysely<unknown>) =>
  db.schema
    .createTable('player_month_stats')
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('starting_score', 'integer', (column) => column.notNull())
    .addColumn('check_in_mode', 'text', (column) => column.notNull())
    .addColumn('no_of_matches', 'integer', (column) => column.notNull())
    .addColumn('total_score', 'bigint', (column) => column.notNull())
    .addColumn('total_darts', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('player_month_stats_key', [
      'player_id',
      'month',
      'starting_score',
      'check_in_mode',
    ])
    .execute();

/** The end of a player's matches, for lists in this order. */
const addEnds = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('match_players')
    .addColumn('ended_at', 'bigint', (column) => column.notNull().defaultTo(sql.lit(notEnded)))
    .execute();
  await sql`
    update match_players
    set ended_at = (select finished_at from matches where matches.id = match_players.match_id)
    where match_id in (select id from matches where status = 'finished' and finished_at is not null)
  `.execute(db);
  await db.schema
    .createIndex('match_players_by_end')
    .on('match_players')
    .columns(['player_id', 'ended_at', 'match_id'])
    .execute();
};

type OldMatch = { readonly id: string; readonly config: string };
type Matches = {
  matches: OldMatch & { starting_score: number | null; check_in_mode: string | null };
};

/** Columns for the filters of lists. */
const addConfigColumns = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('matches').addColumn('starting_score', 'integer').execute();
  await db.schema.alterTable('matches').addColumn('check_in_mode', 'text').execute();
  const matches = db as Kysely<Matches>;
  const page = (after: string) =>
    matches
      .selectFrom('matches')
      .select(['id', 'config'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(500)
      .execute();
  for (let rows = await page(''); rows.length > 0; rows = await page(rows.at(-1)?.id ?? '')) {
    for (const { id, config } of rows) {
      const { startingScore, checkInMode } = JSON.parse(config);
      const columns = { starting_score: startingScore, check_in_mode: checkInMode };
      await matches.updateTable('matches').set(columns).where('id', '=', id).execute();
    }
  }
};

/**
 * The statistics of each registered player in each finished match, and their sums by month. `npm run rebuild-stats`
 * counts matches that were played before this migration.
 */
export const playerStatisticsMigration = {
  name: '0007-player-statistics',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await addEnds(db);
    await addConfigColumns(db);
    await createMatchStats(db);
    await createMonthStats(db);
  },
};
