import { sessionLifetimeMs } from '@neundarter/contract/limits';
import { isOver } from '../platform/clock.ts';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { SessionsTable, UsersTable } from '../platform/db/tables/people-tables.ts';
import type { KnownDays } from '../platform/known-days.ts';

export type SessionRow = Pick<SessionsTable, 'id' | 'expires_at'> &
  Pick<UsersTable, 'player_id' | 'roles' | 'verified_at' | 'last_seen'> & { readonly user_id: string };

/** Maximum number of sessions that one login looks through. */
const maxSwept = 100;

type Today = { readonly days: KnownDays; readonly now: number };

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

  /** Whether nobody has ended the session. */
  exists: async (q: Queries, id: string): Promise<boolean> =>
    (await q.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,

  end: async ({ q }: WriteTx, id: string): Promise<void> => {
    await q.deleteFrom('sessions').where('id', '=', id).execute();
  },

  endAllOf: async ({ q }: WriteTx, userId: string): Promise<void> => {
    await q.deleteFrom('sessions').where('user_id', '=', userId).execute();
  },

  /**
   * Whether a session is over: the clock says so, or has been set back since the last use; and the server has seen
   * enough days since then.
   */
  isOver: async (
    q: Queries,
    { expires_at }: Pick<SessionsTable, 'expires_at'>,
    { days, now }: Today,
  ): Promise<boolean> =>
    isOver(expires_at, sessionLifetimeMs, now) &&
    (await days.hasSeenEnoughSince(q, expires_at - sessionLifetimeMs)),

  /** Deletes sessions that are over; the rest of a large number stays for the next time. */
  sweep: async ({ q }: WriteTx, today: Today): Promise<void> => {
    const expired = await q
      .selectFrom('sessions')
      .select(['id', 'expires_at'])
      .where('expires_at', '<=', today.now)
      .limit(maxSwept)
      .execute();
    for (const row of expired)
      if (await sessionRows.isOver(q, row, today))
        await q.deleteFrom('sessions').where('id', '=', row.id).execute();
  },
};
