import type { Queries } from '../../platform/db/database.ts';
import { findKnownPlayers } from '../../players/reads.ts';
import { findPlayerIdOfUser } from '../../users/reads.ts';

/** Names of users who have done something, by user; devices of the guests have none. */
export const findAuthors = async (
  q: Queries,
  madeBy: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const names = new Map<string, string>();
  for (const userId of new Set(madeBy)) {
    const playerId = await findPlayerIdOfUser(q, userId);
    const [player] = playerId === null ? [] : await findKnownPlayers(q, [playerId]);
    if (player !== undefined) names.set(userId, player.fullName);
  }
  return names;
};
