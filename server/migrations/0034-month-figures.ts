import { type Kysely, sql } from 'kysely';

const counts = [
  'legs_won',
  'legs_lost',
  'total_throws',
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
  'high_finishes',
  'short_legs',
  ...[180, 160, 140, 120, 100, 80, 60, 40, 20, 0].map((from) => `score_${from}`),
  ...[20, 40, 60, 80, 100, 120, 140, 160, 170].map((to) => `checkout_${to}`),
];

const outcomes = ['won', 'draw', 'lost'].flatMap((result) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 'none'].map((range) => `${result}_against_${range}`),
);

const columns = ['counted_matches', 'counted_score', 'counted_darts', ...counts, ...outcomes];

/** What the best matches of a player are found by; the key of the table is the rest of each index. */
const highlights = [
  sql`create index player_match_stats_by_average on player_match_stats
    (player_id, (total_score * 1.0 / total_darts) desc, finished_at, match_id, starting_score, check_in_mode)
    where total_darts > 0`,
  sql`create index player_match_stats_by_checkout on player_match_stats
    (player_id, highest_checkout desc, finished_at, match_id, starting_score, check_in_mode)
    where highest_checkout > 0`,
  sql`create index player_match_stats_by_leg on player_match_stats
    (player_id, starting_score, shortest_leg, finished_at, match_id, check_in_mode)
    where shortest_leg is not null`,
];

/** All figures of a player by month, and indexes for the best ones. The server fills the new columns after its start. */
export const monthFiguresMigration = {
  name: '0034-month-figures',
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const column of columns)
      await db.schema
        .alterTable('player_month_stats')
        .addColumn(column, 'bigint', (definition) => definition.notNull().defaultTo(0))
        .execute();
    for (const index of highlights) await index.execute(db);
  },
};
