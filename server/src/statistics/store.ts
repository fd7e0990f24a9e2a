import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { PlayerMatchStatsTable } from '../platform/db/tables/statistics-tables.ts';

/** The stored statistics of matches, in the order of their players. */
export const findRowsOfMatches = (
  q: Queries,
  matchIds: readonly string[],
): Promise<readonly PlayerMatchStatsTable[]> =>
  q
    .selectFrom('player_match_stats')
    .selectAll()
    .where('match_id', 'in', matchIds)
    .orderBy('player_id')
    .execute();

/** Maximum rows per statement: databases accept some ten thousand values, and a row has about fifty. */
const rowsPerInsert = 200;

/** Replaces the stored statistics of matches. */
export const replaceRowsOfMatches = async (
  { q }: WriteTx,
  matchIds: readonly string[],
  rows: readonly PlayerMatchStatsTable[],
): Promise<void> => {
  await q.deleteFrom('player_match_stats').where('match_id', 'in', matchIds).execute();
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    await q
      .insertInto('player_match_stats')
      .values(rows.slice(start, start + rowsPerInsert))
      .execute();
};

/** Deletes all statistics of a player. */
export const removeRowsOfPlayer = async ({ q }: WriteTx, playerId: string): Promise<void> => {
  await q.deleteFrom('player_match_stats').where('player_id', '=', playerId).execute();
  await q.deleteFrom('player_month_stats').where('player_id', '=', playerId).execute();
};

/** Ids of finished matches with registered players, in ascending order after a given id. */
export const findFinishedIds = async (
  q: Queries,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly string[]> => {
  const rows = await q
    .selectFrom('matches')
    .select('id')
    .where('status', '=', 'finished')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

export const countFinished = async (q: Queries): Promise<number> => {
  const { count } = await q
    .selectFrom('matches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'finished')
    .executeTakeFirstOrThrow();
  return count;
};

/** Deletes statistics of matches that are not finished. */
export const removeRowsOfOpenMatches = async ({ q }: WriteTx): Promise<void> => {
  await q
    .deleteFrom('player_match_stats')
    .where('match_id', 'in', (eb) => eb.selectFrom('matches').select('id').where('status', '<>', 'finished'))
    .execute();
};
