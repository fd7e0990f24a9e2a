import { sessionLifetimeMs } from '@neundarter/contract/limits';
import type { Actor } from '../platform/http/handler.ts';
import type { Identify } from '../platform/identity/identity.ts';
import { hashToken } from '../platform/identity/secret-token.ts';
import type { Platform } from '../platform/platform.ts';
import { type SessionRow, sessionRows } from './session-rows.ts';
import type { UserHooks } from './user-entity.ts';

/** Precision of the time of a user's last visit, in ms; a write with every call would cost too much. */
const touchEveryMs = 5 * 60_000;

/** Finds the user of a session token. Every use extends the session. */
export const identifyUser =
  ({ db, clock }: Pick<Platform, 'db' | 'clock'>, hooks: Pick<UserHooks, 'teamIdsOf' | 'days'>): Identify =>
  async (token) => {
    const row = await db.query((q) => sessionRows.find(q, hashToken(token)));
    const now = clock.now();
    if (row === undefined || (await db.query((q) => sessionRows.isOver(q, row, { days: hooks.days, now }))))
      return null;
    const lastSeen = row.last_seen ?? 0;
    if (lastSeen + touchEveryMs <= now || lastSeen > now) {
      const touched = { id: row.id, userId: row.user_id, expiresAt: now + sessionLifetimeMs, now };
      // If the write fails, the call can still read.
      await db.write((tx) => sessionRows.touch(tx, touched)).catch(() => undefined);
    }
    const { player_id: playerId } = row;
    const isMember = row.verified_at !== null && playerId !== null;
    return actorOf(row, isMember ? await db.query((q) => hooks.teamIdsOf(q, playerId)) : []);
  };

const actorOf = (row: SessionRow, teamIds: readonly string[]): Actor => {
  const isVerified = row.verified_at !== null;
  return {
    kind: 'user',
    id: row.user_id,
    sessionId: row.id,
    isVerified,
    playerId: isVerified ? row.player_id : null,
    roles: isVerified ? (JSON.parse(row.roles) as string[]) : [],
    teamIds,
  };
};
