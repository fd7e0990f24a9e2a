// Who may do what with users, players, teams and news. Platform admins may do nearly everything, but nobody changes
// their own roles or removes themselves. A team admin is a user with that role who is a confirmed member of the team;
// in other teams this user has no special rights.
import type { Actor, UserRole } from './actor.ts';

export type UserFacts = {
  readonly id: string;
  readonly roles: readonly UserRole[];
  /** Teams in which the user's player is a confirmed member. */
  readonly teamIds: readonly string[];
};

export type PlayerFacts = {
  readonly id: string;
  /** Whether the player has an account. */
  readonly isRegistered: boolean;
  /** Teams of the player, including those that have only invited them. */
  readonly teamIds: readonly string[];
};

export const isAdmin = (actor: Actor): boolean => actor.kind === 'user' && actor.roles.includes('admin');

/** Whether the actor is a team admin of this team. */
export const isTeamAdminOf = (actor: Actor, teamId: string): boolean =>
  actor.kind === 'user' && actor.roles.includes('team-admin') && actor.teamIds.includes(teamId);

/** Whether the actor may change this team and everything in it: name, picture, players, invitations. */
export const mayAdministerTeam = (actor: Actor, teamId: string): boolean =>
  isAdmin(actor) || isTeamAdminOf(actor, teamId);

const isSelf = (actor: Actor, userId: string): boolean => actor.kind === 'user' && actor.id === userId;

const isTeamAdminOfOne = (actor: Actor, teamIds: readonly string[]): boolean =>
  teamIds.some((teamId) => isTeamAdminOf(actor, teamId));

/** Whether the actor may see a user: the user themselves, platform admins and admins of the user's teams may. */
export const mayReadUser = (actor: Actor, user: UserFacts): boolean =>
  isSelf(actor, user.id) || isAdmin(actor) || isTeamAdminOfOne(actor, user.teamIds);

/** Whether the actor may see a user's e-mail address. */
export const mayReadAddress = (actor: Actor, userId: string): boolean =>
  isSelf(actor, userId) || isAdmin(actor);

/**
 * Whether the actor may give a user exactly these roles. Platform admins may change the roles of everybody else. Team
 * admins may only make members of their own team team admins.
 */
export const mayChangeRoles = ({
  actor,
  user,
  roles,
}: {
  readonly actor: Actor;
  readonly user: UserFacts;
  readonly roles: readonly UserRole[];
}): boolean => {
  if (actor.kind !== 'user' || actor.id === user.id) return false;
  if (isAdmin(actor)) return true;
  const added = roles.filter((role) => !user.roles.includes(role));
  const isNothingTaken = user.roles.every((role) => roles.includes(role));
  return (
    isNothingTaken && added.every((role) => role === 'team-admin') && isTeamAdminOfOne(actor, user.teamIds)
  );
};

/** Whether the actor may create players without an account for a team. */
export const mayCreatePlayer = (actor: Actor): boolean =>
  isAdmin(actor) || (actor.kind === 'user' && actor.roles.includes('team-admin') && actor.teamIds.length > 0);

const isOwnPlayer = (actor: Actor, playerId: string): boolean =>
  actor.kind === 'user' && actor.playerId === playerId;

/**
 * Whether the actor may change profile, settings and picture: their own, or those of their team's players without an
 * account.
 */
export const mayChangePlayer = (actor: Actor, player: PlayerFacts): boolean =>
  isOwnPlayer(actor, player.id) ||
  isAdmin(actor) ||
  (!player.isRegistered && isTeamAdminOfOne(actor, player.teamIds));

/**
 * Whether the actor may delete the player. Only players without an account can be deleted; the others delete their
 * account.
 */
export const mayDeletePlayer = (actor: Actor, player: PlayerFacts): boolean =>
  !player.isRegistered &&
  (isAdmin(actor) ||
    (player.teamIds.length > 0 && player.teamIds.every((teamId) => isTeamAdminOf(actor, teamId))));

/** Whether the actor may create and delete teams, and decide which teams may use tournaments. */
export const mayManageTeams = (actor: Actor): boolean => isAdmin(actor);

/** Whether the actor may remove a player from a team; nobody may remove themselves. */
export const mayRemoveMember = (
  actor: Actor,
  { teamId, playerId }: { readonly teamId: string; readonly playerId: string },
): boolean => mayAdministerTeam(actor, teamId) && !isOwnPlayer(actor, playerId);

/** Whether the actor may add, change and delete news, and see drafts. */
export const mayWriteNews = (actor: Actor): boolean => isAdmin(actor);
