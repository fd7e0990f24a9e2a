// Who may do what with users, players, teams and news. Platform admins may do nearly everything, but nobody changes the
// own roles or removes themselves. A team admin is a user with that role and a confirmed place in the very team, and is
// nobody special in every other one.
import type { Actor, UserRole } from './actor.ts';

export type UserFacts = {
  readonly id: string;
  readonly roles: readonly UserRole[];
  /** Teams the user's player is a confirmed member of. */
  readonly teamIds: readonly string[];
};

export type PlayerFacts = {
  readonly id: string;
  /** Whether somebody's account stands behind the player. */
  readonly isRegistered: boolean;
  /** Teams the player is in, also only invited. */
  readonly teamIds: readonly string[];
};

export const isAdmin = (actor: Actor): boolean => actor.kind === 'user' && actor.roles.includes('admin');

/** Whether the actor is an admin of just this team. */
export const isTeamAdminOf = (actor: Actor, teamId: string): boolean =>
  actor.kind === 'user' && actor.roles.includes('team-admin') && actor.teamIds.includes(teamId);

/** Invite, create and remove players, name and picture of a team, and all that belongs to it. */
export const mayAdministerTeam = (actor: Actor, teamId: string): boolean =>
  isAdmin(actor) || isTeamAdminOf(actor, teamId);

const isSelf = (actor: Actor, userId: string): boolean => actor.kind === 'user' && actor.id === userId;

const isTeamAdminOfOne = (actor: Actor, teamIds: readonly string[]): boolean =>
  teamIds.some((teamId) => isTeamAdminOf(actor, teamId));

/** Whether the actor may know of a user: its own, an admin, and whoever administers one of its teams. */
export const mayReadUser = (actor: Actor, user: UserFacts): boolean =>
  isSelf(actor, user.id) || isAdmin(actor) || isTeamAdminOfOne(actor, user.teamIds);

/** Whether the actor may see a user's e-mail address. */
export const mayReadAddress = (actor: Actor, userId: string): boolean =>
  isSelf(actor, userId) || isAdmin(actor);

/**
 * Whether the actor may give a user just these roles. Admins may for others; team admins may make team admins of their
 * own members, and nothing else.
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

/** Whether the actor may make players without an account, for a team. */
export const mayCreatePlayer = (actor: Actor): boolean =>
  isAdmin(actor) || (actor.kind === 'user' && actor.roles.includes('team-admin') && actor.teamIds.length > 0);

const isOwnPlayer = (actor: Actor, playerId: string): boolean =>
  actor.kind === 'user' && actor.playerId === playerId;

/** Profile, settings and picture: one's own; of players without an account also the team's admins. */
export const mayChangePlayer = (actor: Actor, player: PlayerFacts): boolean =>
  isOwnPlayer(actor, player.id) ||
  isAdmin(actor) ||
  (!player.isRegistered && isTeamAdminOfOne(actor, player.teamIds));

/** Players without an account can be deleted; registered ones delete their account. */
export const mayDeletePlayer = (actor: Actor, player: PlayerFacts): boolean =>
  !player.isRegistered &&
  (isAdmin(actor) ||
    (player.teamIds.length > 0 && player.teamIds.every((teamId) => isTeamAdminOf(actor, teamId))));

/** Making and deleting teams, and whether a team may use tournaments. */
export const mayManageTeams = (actor: Actor): boolean => isAdmin(actor);

/** Whether the actor may put a player out of a team; nobody puts themselves out. */
export const mayRemoveMember = (
  actor: Actor,
  { teamId, playerId }: { readonly teamId: string; readonly playerId: string },
): boolean => mayAdministerTeam(actor, teamId) && !isOwnPlayer(actor, playerId);

/** Adding, changing and deleting news, and seeing drafts. */
export const mayWriteNews = (actor: Actor): boolean => isAdmin(actor);
