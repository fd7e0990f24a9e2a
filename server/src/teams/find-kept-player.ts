import type { WriteTx } from '../platform/db/database.ts';
import { inviteRows } from './invite-rows.ts';

/**
 * The player without an account that an invitation reserved for a user who has just registered: the player that the
 * registration named, but only if an invitation for this player was sent to the user's address. Otherwise null.
 */
export const findKeptPlayer = async (
  tx: WriteTx,
  {
    email,
    playerId,
    teamId,
    now,
  }: {
    readonly email: string;
    readonly playerId: string | null;
    readonly teamId: string | null;
    readonly now: number;
  },
): Promise<string | null> => {
  if (playerId === null) return null;
  const invites = await inviteRows.findFor(tx.q, { playerId, email });
  const isKept = invites.some(
    (invite) =>
      (teamId === null || invite.teamId === teamId) && (invite.usedAt !== null || invite.expiresAt > now),
  );
  return isKept ? playerId : null;
};
