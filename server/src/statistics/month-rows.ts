import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type {
  PlayerMatchStatsTable,
  PlayerMonthStatsTable,
} from '../platform/db/tables/statistics-tables.ts';
import { addendsOf, monthColumns, outcomeKinds } from './month-columns.ts';

const keyColumns = ['player_id', 'month', 'starting_score', 'check_in_mode'] as const;

const monthRow = (row: PlayerMatchStatsTable): Insertable<PlayerMonthStatsTable> => ({
  player_id: row.player_id,
  month: row.month,
  starting_score: row.starting_score,
  check_in_mode: row.check_in_mode,
  ...addendsOf(row),
});

/** Every column with the value that `value` computes from it. */
const eachColumn = <Value>(value: (column: (typeof monthColumns)[number]) => Value) =>
  Object.fromEntries(monthColumns.map((column) => [column, value(column)]));

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

  add: async ({ q }: WriteTx, row: PlayerMatchStatsTable): Promise<void> => {
    await q
      .insertInto('player_month_stats')
      .values(monthRow(row))
      .onConflict((conflict) =>
        conflict
          .columns([...keyColumns])
          .doUpdateSet((eb) =>
            eachColumn((column) => eb(`player_month_stats.${column}`, '+', eb.ref(`excluded.${column}`))),
          ),
      )
      .execute();
  },

  takeOff: async ({ q }: WriteTx, row: PlayerMatchStatsTable): Promise<void> => {
    const { player_id, month, starting_score, check_in_mode } = row;
    const addends = addendsOf(row);
    await q
      .updateTable('player_month_stats')
      .set((eb) => eachColumn((column) => eb(column, '-', addends[column])))
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

  /** Ids of players with sums that a server of an older version has written. */
  findIncomplete: async (q: Queries): Promise<readonly string[]> => {
    const rows = await q
      .selectFrom('player_month_stats')
      .select('player_id')
      .distinct()
      .where(isIncomplete)
      .orderBy('player_id')
      .execute();
    return rows.map(({ player_id }) => player_id);
  },

  /** Computes the sums of a player again. Matches that end in the meantime wait and are added afterwards. */
  recount: async ({ q, lockRows }: WriteTx, playerId: string): Promise<void> => {
    await lockRows(
      q.selectFrom('player_month_stats').select(keyColumns).where('player_id', '=', playerId),
    ).execute();
    await insertSums(q, sql`where player_id = ${playerId}`);
  },

  /** Computes all sums again. */
  rebuild: async ({ q, dialect }: WriteTx): Promise<void> => {
    // Matches that end in the meantime wait for the lock and are added afterwards.
    if (dialect === 'postgres') {
      await sql`set local statement_timeout = 0`.execute(q);
      await sql`lock table player_month_stats in share row exclusive mode`.execute(q);
    }
    await q.deleteFrom('player_month_stats').execute();
    await insertSums(q, sql`where true`);
  },
};

/** Condition: a server of the version before has changed the row, see `PlayerMonthStatsTable`. */
export const isIncomplete = sql<SqlBool>`(
  counted_matches <> no_of_matches or counted_score <> total_score or counted_darts <> total_darts
)`;

const countedFrom: { readonly [column: string]: string } = {
  counted_score: 'total_score',
  counted_darts: 'total_darts',
};

/** The sum of a column over the matches of a month. */
function sumOf(column: (typeof monthColumns)[number]): RawBuilder<unknown> {
  if (column === 'no_of_matches' || column === 'counted_matches') return sql`count(*)`;
  const kind = outcomeKinds.find((outcome) => outcome.column === column);
  if (kind === undefined) return sql`sum(${sql.ref(countedFrom[column] ?? column)})`;
  const { result, opponent_range } = kind;
  const isInRange =
    opponent_range === null ? sql`opponent_range is null` : sql`opponent_range = ${sql.lit(opponent_range)}`;
  return sql`sum(case when result = ${sql.lit(result)} and ${isInRange} then 1 else 0 end)`;
}

/** Inserts the sums of these matches, in place of those that are there. */
async function insertSums(q: Queries, where: RawBuilder<unknown>): Promise<void> {
  const columns = monthColumns.map((column) => sql.ref(column));
  const keys = sql.join(keyColumns.map((column) => sql.ref(column)));
  const replaced = columns.map((column) => sql`${column} = excluded.${column}`);
  await sql`
    insert into player_month_stats (${keys}, ${sql.join(columns)})
    select ${keys}, ${sql.join(monthColumns.map(sumOf))}
    from player_match_stats ${where}
    group by ${keys}
    on conflict (${keys}) do update set ${sql.join(replaced)}
  `.execute(q);
}
