import type { Queries } from '../platform/db/database.ts';

/** Of these players those who have a seat in any match. For other nouns. */
export const findSeated = async (q: Queries, playerIds: readonly string[]): Promise<readonly string[]> => {
  if (playerIds.length === 0) return [];
  const rows = await q
    .selectFrom('match_players')
    .select('player_id')
    .distinct()
    .where('player_id', 'in', [...playerIds])
    .execute();
  return rows.map(({ player_id }) => player_id);
};
