import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { PlayerMatchStatsTable } from '../platform/db/tables.ts';

/** What a match has left so far. */
export const findRowsOfMatch = (q: Queries, matchId: string): Promise<readonly PlayerMatchStatsTable[]> =>
  q
    .selectFrom('player_match_stats')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('player_id')
    .execute();

/** Puts what a match leaves in the place of what it has left before. */
export const replaceRowsOfMatch = async (
  { q }: WriteTx,
  matchId: string,
  rows: readonly PlayerMatchStatsTable[],
): Promise<void> => {
  await q.deleteFrom('player_match_stats').where('match_id', '=', matchId).execute();
  if (rows.length > 0)
    await q
      .insertInto('player_match_stats')
      .values([...rows])
      .execute();
};

/** Deletes everything counted for a player. */
export const removeRowsOfPlayer = async ({ q }: WriteTx, playerId: string): Promise<void> => {
  await q.deleteFrom('player_match_stats').where('player_id', '=', playerId).execute();
  await q.deleteFrom('player_month_stats').where('player_id', '=', playerId).execute();
};

/** Finished matches that may leave something, by id after a given one. */
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

/** Deletes what belongs to matches that are not finished. */
export const removeRowsOfOpenMatches = async ({ q }: WriteTx): Promise<void> => {
  await q
    .deleteFrom('player_match_stats')
    .where('match_id', 'in', (eb) => eb.selectFrom('matches').select('id').where('status', '<>', 'finished'))
    .execute();
};
