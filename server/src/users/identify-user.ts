import { sessionLifetimeMs } from '@neundarter/contract/limits';
import type { UserRole } from '@neundarter/rules/access/actor';
import type { Actor, Identify } from '../platform/http/handler.ts';
import { hashToken } from '../platform/identity/secret-token.ts';
import type { Platform } from '../platform/platform.ts';
import { type SessionRow, sessionRows } from './session-rows.ts';
import { type Memberships, membershipsOf, rolesOf, type UserHooks } from './user-entity.ts';

/** Precision of the time of a user's last visit, in ms; a write with every call would cost too much. */
const touchEveryMs = 5 * 60_000;

/** Finds the user of a session token. Every use extends the session. */
export const identifyUser =
  (
    { db, clock }: Pick<Platform, 'db' | 'clock'>,
    hooks: Pick<UserHooks, 'membershipsOf' | 'days'>,
  ): Identify =>
  async (token) => {
    const row = await db.query((q) => sessionRows.find(q, hashToken(token)));
    const now = clock.now();
    if (row === undefined || (await db.query((q) => sessionRows.isOver(q, row, { days: hooks.days, now }))))
      return null;
    const lastSeen = row.last_seen ?? 0;
    if (lastSeen + touchEveryMs <= now || lastSeen > now + touchEveryMs) {
      const touched = { id: row.id, userId: row.user_id, expiresAt: now + sessionLifetimeMs, now };
      // If the write fails, the call can still read.
      await db.write((tx) => sessionRows.touch(tx, touched)).catch(() => undefined);
    }
    const playerId = row.verified_at === null ? null : row.player_id;
    return actorOf(row, await db.query((q) => membershipsOf(q, hooks, { playerId })));
  };

const actorOf = (row: SessionRow, memberships: Memberships): Actor => {
  const isVerified = row.verified_at !== null;
  const { teamIds, adminOfTeamIds } = memberships;
  return {
    kind: 'user',
    id: row.user_id,
    sessionId: row.id,
    isVerified,
    playerId: isVerified ? row.player_id : null,
    roles: isVerified ? rolesOf(JSON.parse(row.roles) as UserRole[], memberships) : [],
    teamIds,
    adminOfTeamIds,
  };
};
