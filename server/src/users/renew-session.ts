import type { UserEntity } from '@neundarter/contract/entities/user';
import type { ErrorCode } from '@neundarter/contract/errors';
import { sessionLifetimeMs } from '@neundarter/contract/limits';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { sessionRows } from './session-rows.ts';
import { findUser } from './store.ts';
import { membershipsOf, type UserHooks, userEntity } from './user-entity.ts';

type Renewed = { readonly expiresAt: number; readonly user: UserEntity };

/** Extends the caller's session from now on. */
export const renewSession = async (
  { db, clock }: Platform,
  hooks: UserHooks,
  actor: Actor,
): Promise<Result<Renewed, ErrorCode>> => {
  if (actor.kind !== 'user') return refused('error.insufficient-permissions');
  const now = clock.now();
  const expiresAt = now + sessionLifetimeMs;
  return db.write(async (tx): Promise<Result<Renewed, ErrorCode>> => {
    await sessionRows.touch(tx, { id: actor.sessionId, userId: actor.id, expiresAt, now });
    const user = await findUser(tx.q, { id: actor.id });
    if (user === null) return refused('error.unauthorized');
    const memberships = await membershipsOf(tx.q, hooks, user);
    return ok({ expiresAt, user: userEntity({ user, memberships, viewer: actor }) });
  });
};
