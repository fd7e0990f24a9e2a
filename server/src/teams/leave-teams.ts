import type { WriteTx } from '../platform/db/database.ts';
import { findMembershipsOf, forgetMemberships, removeMember } from './member-rows.ts';

/** Removes a player whose account is deleted from all teams, and their dates. @param now ms since 1970 */
export const leaveTeams = async (tx: WriteTx, playerId: string, now: number): Promise<void> => {
  for (const { teamId } of await findMembershipsOf(tx.q, playerId))
    await removeMember(tx, { teamId, playerId, now });
  await forgetMemberships(tx, playerId);
  await tx.q.deleteFrom('team_wishes').where('player_id', '=', playerId).execute();
};
