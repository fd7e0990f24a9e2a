import { sql } from 'kysely';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type {
  PlayerMatchStatsTable,
  PlayerMonthStatsTable,
} from '../platform/db/tables/statistics-tables.ts';

type Row = Pick<
  PlayerMatchStatsTable,
  'player_id' | 'month' | 'starting_score' | 'check_in_mode' | 'total_score' | 'total_darts'
>;

const monthRow = (row: Row): PlayerMonthStatsTable => ({
  player_id: row.player_id,
  month: row.month,
  starting_score: row.starting_score,
  check_in_mode: row.check_in_mode,
  no_of_matches: 1,
  total_score: row.total_score,
  total_darts: row.total_darts,
});

/** Adds a match's row to the sums of its month, or subtracts it again. A month without matches has no row. */
export const monthRows = {
  /** Points and darts of players in these months, of all settings; players without a dart are left out. */
  findSums: async (
    q: Queries,
    { playerIds, months }: { readonly playerIds: readonly string[]; readonly months: readonly string[] },
  ): Promise<readonly { readonly playerId: string; readonly score: number; readonly darts: number }[]> => {
    if (playerIds.length === 0) return [];
    const rows = await q
      .selectFrom('player_month_stats')
      .select('player_id')
      .select((eb) => [
        eb.fn.sum<number | string>('total_score').as('score'),
        eb.fn.sum<number | string>('total_darts').as('darts'),
      ])
      .where('player_id', 'in', [...playerIds])
      .where('month', 'in', [...months])
      .groupBy('player_id')
      .execute();
    return rows
      .map(({ player_id: playerId, score, darts }) => ({
        playerId,
        score: Number(score),
        darts: Number(darts),
      }))
      .filter(({ darts }) => darts > 0);
  },

  add: async ({ q }: WriteTx, row: Row): Promise<void> => {
    await q
      .insertInto('player_month_stats')
      .values(monthRow(row))
      .onConflict((conflict) =>
        conflict.columns(['player_id', 'month', 'starting_score', 'check_in_mode']).doUpdateSet((eb) => ({
          no_of_matches: eb('player_month_stats.no_of_matches', '+', eb.ref('excluded.no_of_matches')),
          total_score: eb('player_month_stats.total_score', '+', eb.ref('excluded.total_score')),
          total_darts: eb('player_month_stats.total_darts', '+', eb.ref('excluded.total_darts')),
        })),
      )
      .execute();
  },

  takeOff: async ({ q }: WriteTx, row: Row): Promise<void> => {
    const { player_id, month, starting_score, check_in_mode } = row;
    await q
      .updateTable('player_month_stats')
      .set((eb) => ({
        no_of_matches: eb('no_of_matches', '-', 1),
        total_score: eb('total_score', '-', row.total_score),
        total_darts: eb('total_darts', '-', row.total_darts),
      }))
      .where('player_id', '=', player_id)
      .where('month', '=', month)
      .where('starting_score', '=', starting_score)
      .where('check_in_mode', '=', check_in_mode)
      .execute();
    await q
      .deleteFrom('player_month_stats')
      .where('player_id', '=', player_id)
      .where('month', '=', month)
      .where('no_of_matches', '<=', 0)
      .execute();
  },

  /** Computes all sums again. */
  rebuild: async ({ q, dialect }: WriteTx): Promise<void> => {
    // Matches that end in the meantime wait for the lock and are added afterwards.
    if (dialect === 'postgres') {
      await sql`set local statement_timeout = 0`.execute(q);
      await sql`lock table player_month_stats in share row exclusive mode`.execute(q);
    }
    await q.deleteFrom('player_month_stats').execute();
    await sql`
      insert into player_month_stats
        (player_id, month, starting_score, check_in_mode, no_of_matches, total_score, total_darts)
      select player_id, month, starting_score, check_in_mode, count(*), sum(total_score), sum(total_darts)
      from player_match_stats
      group by player_id, month, starting_score, check_in_mode
    `.execute(q);
  },
};
