import type { WriteTx } from '../platform/db/database.ts';
import { findMembershipsOf, removeMember } from './store.ts';

/** Removes a player whose account is deleted from all teams. */
export const leaveTeams = async (tx: WriteTx, playerId: string): Promise<void> => {
  for (const { teamId } of await findMembershipsOf(tx.q, playerId))
    await removeMember(tx, { teamId, playerId });
  await tx.q.deleteFrom('team_wishes').where('player_id', '=', playerId).execute();
};
