// Who may do what with users, players, teams and news. Platform admins may do nearly everything, but nobody changes
// their own roles or removes themselves. A team admin has this role for one team, of which they are a confirmed member;
// in other teams they have no special rights.
import type { Actor, UserRole } from './actor.ts';

export type UserFacts = {
  readonly id: string;
  readonly roles: readonly UserRole[];
  /** Teams in which the user's player is a confirmed member. */
  readonly teamIds: readonly string[];
  /** Teams of which the user is a team admin. */
  readonly adminOfTeamIds: readonly string[];
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
  actor.kind === 'user' && (actor.adminOfTeamIds ?? []).includes(teamId);

/** Whether the actor may change this team and everything in it: name, picture, players, invitations. */
export const mayAdministerTeam = (actor: Actor, teamId: string): boolean =>
  isAdmin(actor) || isTeamAdminOf(actor, teamId);

const isSelf = (actor: Actor, userId: string): boolean => actor.kind === 'user' && actor.id === userId;

const isTeamAdminOfOne = (actor: Actor, teamIds: readonly string[]): boolean =>
  teamIds.some((teamId) => isTeamAdminOf(actor, teamId));

/** Whether the actor may see a user: the user themselves, platform admins and admins of the user's teams may. */
export const mayReadUser = (actor: Actor, user: Pick<UserFacts, 'id' | 'teamIds'>): boolean =>
  isSelf(actor, user.id) || isAdmin(actor) || isTeamAdminOfOne(actor, user.teamIds);

/**
 * Whether the actor may look up player and teams by the id of a user. A user with an unverified address, who has no
 * player, sees no more of others than a guest.
 */
export const mayLookUpUser = (actor: Actor, userId: string): boolean =>
  isSelf(actor, userId) || (actor.kind === 'user' && actor.playerId !== undefined);

/** Whether the actor may see a user's e-mail address. */
export const mayReadAddress = (actor: Actor, userId: string): boolean =>
  isSelf(actor, userId) || isAdmin(actor);

/** Whether the actor may create players without an account for a team. */
export const mayCreatePlayer = (actor: Actor): boolean =>
  isAdmin(actor) || (actor.kind === 'user' && (actor.adminOfTeamIds ?? []).length > 0);

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
