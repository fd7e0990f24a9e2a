import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { SessionsTable, UsersTable } from '../platform/db/tables/people-tables.ts';

export type SessionRow = Pick<SessionsTable, 'id' | 'expires_at'> &
  Pick<UsersTable, 'player_id' | 'roles' | 'verified_at' | 'last_seen'> & { readonly user_id: string };

/** Sessions: which user is signed in, and until when. */
export const sessionRows = {
  insert: async ({ q }: WriteTx, row: SessionsTable): Promise<void> => {
    await q.insertInto('sessions').values(row).execute();
  },

  find: (q: Queries, tokenHash: string): Promise<SessionRow | undefined> =>
    q
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([
        'sessions.id',
        'sessions.expires_at',
        'sessions.user_id',
        'users.player_id',
        'users.roles',
        'users.verified_at',
        'users.last_seen',
      ])
      .where('sessions.token_hash', '=', tokenHash)
      .executeTakeFirst(),

  /** Extends the session and notes the user's last visit. */
  touch: async (
    { q }: WriteTx,
    { id, userId, expiresAt, now }: { id: string; userId: string; expiresAt: number; now: number },
  ): Promise<void> => {
    await q.updateTable('users').set({ last_seen: now }).where('id', '=', userId).execute();
    await q.updateTable('sessions').set({ expires_at: expiresAt }).where('id', '=', id).execute();
  },

  end: async ({ q }: WriteTx, id: string): Promise<void> => {
    await q.deleteFrom('sessions').where('id', '=', id).execute();
  },

  endAllOf: async ({ q }: WriteTx, userId: string): Promise<void> => {
    await q.deleteFrom('sessions').where('user_id', '=', userId).execute();
  },

  /** Deletes expired sessions. */
  sweep: async ({ q }: WriteTx, now: number): Promise<void> => {
    await q.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  },
};
