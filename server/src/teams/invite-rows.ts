import { inviteLifetimeMs } from '@neundarter/contract/limits';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import { hashToken, newSecretToken } from '../platform/identity/secret-token.ts';

type Invite = {
  readonly teamId: string;
  readonly playerId: string;
  readonly email: string;
  readonly expiresAt: number;
  readonly usedAt: number | null;
};

const columns = ['team_id', 'player_id', 'email', 'expires_at', 'used_at'] as const;
type Row = {
  readonly team_id: string;
  readonly player_id: string;
  readonly email: string;
  readonly expires_at: number;
  readonly used_at: number | null;
};

const inviteOf = (row: Row): Invite => ({
  teamId: row.team_id,
  playerId: row.player_id,
  email: row.email,
  expiresAt: row.expires_at,
  usedAt: row.used_at,
});

/** Invitations sent by mail. */
export const inviteRows = {
  /** Creates an invitation in place of earlier ones; returns its secret token. */
  make: async ({ q }: WriteTx, invite: Omit<Invite, 'usedAt'>): Promise<string> => {
    await q
      .deleteFrom('team_invites')
      .where('team_id', '=', invite.teamId)
      .where('player_id', '=', invite.playerId)
      .execute();
    const token = newSecretToken();
    await q
      .insertInto('team_invites')
      .values({
        token_hash: hashToken(token),
        team_id: invite.teamId,
        player_id: invite.playerId,
        email: invite.email,
        expires_at: invite.expiresAt,
        used_at: null,
      })
      .execute();
    return token;
  },

  /** Reads an invitation and locks it until the end of the transaction. */
  lock: async (tx: WriteTx, token: string): Promise<Invite | null> => {
    const found = tx.q.selectFrom('team_invites').select(columns).where('token_hash', '=', hashToken(token));
    const row = await tx.lockRows(found).executeTakeFirst();
    return row === undefined ? null : inviteOf(row);
  },

  markUsed: async ({ q }: WriteTx, token: string, now: number): Promise<void> => {
    await q
      .updateTable('team_invites')
      .set({ used_at: now })
      .where('token_hash', '=', hashToken(token))
      .execute();
  },

  /** Invitations of one player that were sent to one address. */
  findFor: async (
    q: Queries,
    { playerId, email }: Pick<Invite, 'playerId' | 'email'>,
  ): Promise<readonly Invite[]> => {
    const rows = await q
      .selectFrom('team_invites')
      .select(columns)
      .where('player_id', '=', playerId)
      .where('email', '=', email)
      .execute();
    return rows.map(inviteOf);
  },

  /** Whether a player has an invitation to a team that can still be accepted; see `isOver` of the clock. */
  findOpen: async (
    q: Queries,
    { teamId, playerId, now }: { readonly teamId: string; readonly playerId: string; readonly now: number },
  ): Promise<boolean> => {
    const rows = await q
      .selectFrom('team_invites')
      .select('email')
      .where('team_id', '=', teamId)
      .where('player_id', '=', playerId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .where('expires_at', '<=', now + inviteLifetimeMs)
      .execute();
    return rows.length > 0;
  },
};
