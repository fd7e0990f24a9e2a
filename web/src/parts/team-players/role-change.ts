import type { UserEntity } from '@neundarter/contract/entities/user';
import type { Actor } from '@neundarter/rules/access/actor';
import { type UserRole, userRoles } from '@neundarter/rules/access/actor';
import { mayChangeRoles } from '@neundarter/rules/access/roles';

/** A user as a member of the team that is shown. */
type Member = { readonly user: UserEntity; readonly teamId: string };

const factsOf = ({ id, props }: UserEntity) => ({
  id,
  roles: props.roles,
  teamIds: props.teamIds,
  adminOfTeamIds: props.adminOfTeamIds ?? [],
});

/** Sorted by how often the roles are given. */
const order: readonly UserRole[] = ['team-admin', ...userRoles.filter((role) => role !== 'team-admin')];

/** The roles of a user as they are shown in a team: `team-admin` only if the user is one of this team. */
export const rolesIn = ({ user: { props }, teamId }: Member): readonly UserRole[] =>
  props.roles.filter((role) => role !== 'team-admin' || (props.adminOfTeamIds ?? []).includes(teamId));

export const withRole = (member: Member, role: UserRole): readonly UserRole[] => [...rolesIn(member), role];

export const withoutRole = (member: Member, role: UserRole): readonly UserRole[] =>
  rolesIn(member).filter((one) => one !== role);

/** Roles that the actor may give to the user in addition. */
export const grantableRoles = (actor: Actor, member: Member): readonly UserRole[] => {
  const { user, teamId } = member;
  const known = rolesIn(member);
  return order.filter(
    (role) =>
      !known.includes(role) &&
      mayChangeRoles({ actor, user: factsOf(user), roles: withRole(member, role), teamId }),
  );
};

/** Whether the actor may remove the role from the user. */
export const mayRevoke = (actor: Actor, member: Member, role: UserRole): boolean => {
  const { user, teamId } = member;
  return mayChangeRoles({ actor, user: factsOf(user), roles: withoutRole(member, role), teamId });
};
