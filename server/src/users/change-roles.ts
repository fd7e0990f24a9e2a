import type { UserEntity } from '@neundarter/contract/entities/user';
import type { ErrorCode } from '@neundarter/contract/errors';
import { type UserRole, userRoles } from '@neundarter/rules/access/actor';
import { mayChangeRoles } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { announceRightsChange } from './announce-rights-change.ts';
import { describeActor } from './describe-actor.ts';
import { lockUser, updateUser } from './store.ts';
import { type UserHooks, userEntity } from './user-entity.ts';

export type RoleChange = {
  readonly actor: Actor;
  readonly id: string;
  readonly roles: readonly UserRole[];
};

/** Sets the roles of another user; nobody may change their own roles. */
export const changeRoles = (
  { db, announce }: Platform,
  hooks: UserHooks,
  { actor, id, roles }: RoleChange,
): Promise<Result<UserEntity, ErrorCode>> =>
  db.write(async (tx): Promise<Result<UserEntity, ErrorCode>> => {
    const user = await lockUser(tx, { id });
    // Callers who may not change any roles must not learn which users exist.
    const asker = describeActor(actor);
    const mayAsk = asker.roles.includes('admin') || asker.roles.includes('team-admin');
    if (user === null) return refused(mayAsk ? 'error.not-found' : 'error.insufficient-permissions');
    const teamIds = user.playerId === null ? [] : await hooks.teamIdsOf(tx.q, user.playerId);
    if (!mayChangeRoles({ actor: asker, user: { id, roles: user.roles, teamIds }, roles }))
      return refused('error.insufficient-permissions');
    const sorted = userRoles.filter((role) => roles.includes(role));
    await updateUser(tx, id, { roles: sorted });
    announce(tx, [announceRightsChange({ userId: id })]);
    return ok(userEntity({ user: { ...user, roles: sorted }, teamIds, viewer: actor }));
  });
