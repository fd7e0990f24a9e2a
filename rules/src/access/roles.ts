// Who may give and take roles, and what a change of roles means. A user has platform roles, and may be a team admin in
// some teams. A call names all roles that the user shall have. `team-admin` in it means one team; without a team it means
// the teams of the user that the caller administers.
import type { Actor, UserRole } from './actor.ts';
import { isAdmin, isTeamAdminOf, mayAdministerTeam, type UserFacts } from './people.ts';

type RoleChange = {
  readonly actor: Actor;
  readonly user: UserFacts;
  /** The roles that the user shall have. */
  readonly roles: readonly UserRole[];
  /** The team that `team-admin` in `roles` means. */
  readonly teamId?: string | undefined;
};

/** The roles of a user as they are stored. */
type GivenRoles = {
  /** Without `team-admin`. */
  readonly platformRoles: readonly UserRole[];
  readonly adminOfTeamIds: readonly string[];
};

const withoutTeamAdmin = (roles: readonly UserRole[]): readonly UserRole[] =>
  roles.filter((role) => role !== 'team-admin');

/** The teams that `team-admin` means in a change of roles. */
export const meantTeamIds = ({ actor, user, teamId }: Omit<RoleChange, 'roles'>): readonly string[] =>
  teamId === undefined ? user.teamIds.filter((id) => mayAdministerTeam(actor, id)) : [teamId];

/**
 * The roles of the user after the change. Without a team the role stays as it is if the user is already an admin of one
 * of the teams, so that a change of another role makes nobody an admin of more teams.
 */
export const changedRoles = (change: RoleChange): GivenRoles => {
  const { user, roles, teamId } = change;
  const meant = meantTeamIds(change);
  const isWanted = roles.includes('team-admin');
  const hasAny = meant.some((id) => user.adminOfTeamIds.includes(id));
  const others = user.adminOfTeamIds.filter((id) => !meant.includes(id));
  const isUnchanged = teamId === undefined && isWanted === hasAny;
  const adminOfTeamIds = isUnchanged ? user.adminOfTeamIds : isWanted ? [...others, ...meant] : others;
  return { platformRoles: withoutTeamAdmin(roles), adminOfTeamIds };
};

const hasSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

/**
 * Whether the actor may change the roles of a user in this way. Platform admins may change the roles of everybody else.
 * Team admins may only make members of their own team team admins of it.
 */
export const mayChangeRoles = (change: RoleChange): boolean => {
  const { actor, user, roles } = change;
  if (actor.kind !== 'user' || actor.id === user.id) return false;
  if (isAdmin(actor)) return true;
  const meant = meantTeamIds(change);
  const isTheirs =
    meant.length > 0 && meant.every((id) => isTeamAdminOf(actor, id) && user.teamIds.includes(id));
  const { adminOfTeamIds } = changedRoles(change);
  const isNothingTaken = user.adminOfTeamIds.every((id) => adminOfTeamIds.includes(id));
  return isTheirs && isNothingTaken && hasSame(withoutTeamAdmin(roles), withoutTeamAdmin(user.roles));
};
