import type { UserEntity } from '@neundarter/contract/entities/user';
import type { Actor } from '@neundarter/rules/access/actor';
import { type UserRole, userRoles } from '@neundarter/rules/access/actor';
import { mayChangeRoles } from '@neundarter/rules/access/people';

const factsOf = ({ id, props }: UserEntity) => ({ id, roles: props.roles, teamIds: props.teamIds });

/** Sorted by how often the roles are given. */
const order: readonly UserRole[] = ['team-admin', ...userRoles.filter((role) => role !== 'team-admin')];

export const withRole = ({ props }: UserEntity, role: UserRole): readonly UserRole[] => [
  ...props.roles,
  role,
];

export const withoutRole = ({ props }: UserEntity, role: UserRole): readonly UserRole[] =>
  props.roles.filter((one) => one !== role);

/** Roles that the actor may give to the user in addition. */
export const grantableRoles = (actor: Actor, user: UserEntity): readonly UserRole[] =>
  order.filter(
    (role) =>
      !user.props.roles.includes(role) &&
      mayChangeRoles({ actor, user: factsOf(user), roles: withRole(user, role) }),
  );

/** Whether the actor may remove the role from the user. */
export const mayRevoke = (actor: Actor, user: UserEntity, role: UserRole): boolean =>
  mayChangeRoles({ actor, user: factsOf(user), roles: withoutRole(user, role) });
