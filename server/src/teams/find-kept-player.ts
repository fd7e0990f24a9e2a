import type { WriteTx } from '../platform/db/database.ts';
import { inviteRows } from './invite-rows.ts';

/**
 * The player without an account that an invitation keeps for a mailbox whose owner has just registered: the one the
 * registration named, and only if an invitation for it went to that very mailbox. Null for none.
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
