import type { Queries } from '../../platform/db/database.ts';

/** Labels of the boards on which matches are played, by the id of the match; those without a board are left out. */
export async function findBoards(q: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await q
    .selectFrom('match_places')
    .select(['match_id', 'board'])
    .where('match_id', 'in', ids)
    .where('board', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ match_id: id, board }) => (board === null ? [] : [[id, board] as const])));
}
