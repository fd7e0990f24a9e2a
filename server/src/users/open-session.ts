import type { Session } from '@neundarter/contract/entities/user';
import { sessionLifetimeMs } from '@neundarter/contract/limits';
import type { WriteTx } from '../platform/db/database.ts';
import { hashToken, newSecretToken } from '../platform/identity/secret-token.ts';
import type { Platform } from '../platform/platform.ts';
import { sessionRows } from './session-rows.ts';
import type { StoredUser } from './store.ts';
import { membershipsOf, type UserHooks, userEntity } from './user-entity.ts';

/**
 * Signs a user in. The returned token itself is not stored, only its hash.
 * @param deviceToken the token of a known device; otherwise the device gets a new one
 */
export const openSession = async (
  { clock, newId, hooks }: Pick<Platform, 'clock' | 'newId'> & { readonly hooks: UserHooks },
  tx: WriteTx,
  { user, deviceToken }: { readonly user: StoredUser; readonly deviceToken?: string | undefined },
): Promise<Session> => {
  const now = clock.now();
  const [id, token, expiresAt] = [newId(), newSecretToken(), now + sessionLifetimeMs];
  const row = { id, token_hash: hashToken(token), user_id: user.id, created_at: now, expires_at: expiresAt };
  await sessionRows.sweep(tx, { days: hooks.days, now });
  await sessionRows.insert(tx, row);
  await sessionRows.touch(tx, { id, userId: user.id, expiresAt, now });
  const memberships = await membershipsOf(tx.q, hooks, user);
  const isVerified = user.verifiedAt !== null;
  const viewer = { ...user, ...memberships, kind: 'user', sessionId: id, isVerified } as const;
  return {
    token,
    expiresAt,
    deviceToken: deviceToken ?? hooks.devices.issue(user.email),
    user: userEntity({ user: { ...user, lastSeen: now }, memberships, viewer }),
  };
};
