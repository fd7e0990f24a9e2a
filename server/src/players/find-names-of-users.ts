import type { Queries } from '../platform/db/database.ts';
import { findPlayerIdOfUser } from '../users/reads.ts';
import { findKnownPlayers } from './reads.ts';

/** The full name of a user; null for guests, and for users who have none. For other nouns. */
export const findNameOfUser = async (q: Queries, userId: string): Promise<string | null> => {
  const playerId = await findPlayerIdOfUser(q, userId);
  const [player] = playerId === null ? [] : await findKnownPlayers(q, [playerId]);
  return player?.fullName ?? null;
};

/** The full names of a few users who have done something, by user; those without a name are left out. For other nouns. */
export const findNamesOfUsers = async (
  q: Queries,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const names = new Map<string, string>();
  for (const userId of new Set(userIds)) {
    const name = await findNameOfUser(q, userId);
    if (name !== null) names.set(userId, name);
  }
  return names;
};
