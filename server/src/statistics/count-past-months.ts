import type { Database } from '../platform/db/database.ts';
import { monthRows } from './month-rows.ts';

/**
 * Completes the sums of months that a server of an older version has written. Runs after the start of a server, also of
 * several at once. Until a player's sums are complete, they are counted from the matches at each call.
 * @returns number of players whose sums it counted
 */
export const countPastMonths = async (db: Database): Promise<number> => {
  const playerIds = await db.query(monthRows.findIncomplete);
  for (const playerId of playerIds) await db.write((tx) => monthRows.recount(tx, playerId));
  return playerIds.length;
};
