import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { ChangedTeamProps, TeamEntity } from '@neundarter/contract/entities/team';
import type { UserRole } from '@neundarter/rules/access/actor';
import { request } from '../api/api.ts';
import { refreshAccount } from '../people/account.ts';
import { readSession } from '../people/session.ts';

/** Creates a team; a repeat with the same id changes nothing. @throws {ApiError} */
export const createTeam = (id: string, name: string): Promise<TeamEntity> =>
  request('POST /teams/', { body: { id, props: { name } } });

/** @throws {ApiError} */
export const changeTeam = (id: string, changedProps: ChangedTeamProps): Promise<TeamEntity> =>
  request('PATCH /teams/', { body: { id, changedProps } });

/** @throws {ApiError} */
export const deleteTeam = (id: string): Promise<undefined> =>
  request('DELETE /teams/{id}', { params: { id } });

/** Uploads an image file as the team's picture. @throws {ApiError} */
export function uploadTeamPicture(id: string, file: File): Promise<TeamEntity> {
  const body = new FormData();
  body.append('picture', file);
  return request('POST /teams/{id}/upload', { params: { id }, body });
}

/** A player by address or id; with both, the player without an account with this id is invited to register. */
type Joining = { readonly emailAddress: string; readonly playerId?: string } | { readonly playerId: string };

/**
 * Adds a player to a team: a player with an account gets an invitation by mail; other players and the caller join at
 * once.
 * @throws {ApiError} with the codes of invitations
 */
export async function addToTeam(teamId: string, body: Joining): Promise<PlayerEntity> {
  const added = await request('POST /teams/{id}/players', { params: { id: teamId }, body });
  if (added.id === readSession()?.player?.id) await refreshAccount().catch(() => undefined);
  return added;
}

/** Confirms that a team or the platform is left without an admin. */
type Confirmed = { readonly isConfirmed?: boolean };

/** Removes a player from a team, or withdraws an invitation. @throws {ApiError} `error.teams.last-admin` */
export const removeFromTeam = (
  teamId: string,
  playerId: string,
  { isConfirmed = false }: Confirmed = {},
): Promise<undefined> =>
  request('DELETE /teams/{id}/players/{playerId}', {
    params: { id: teamId, playerId },
    ...(isConfirmed ? { query: { isConfirmed } } : {}),
  });

/**
 * Sends the mail of an invitation again; the earlier link becomes invalid. The player keeps the role that came with the
 * invitation. @throws {ApiError}
 */
export const inviteAgain = (teamId: string, playerId: string): Promise<PlayerEntity> =>
  request('POST /teams/{id}/players', {
    params: { id: teamId },
    query: { isAgain: true },
    body: { playerId },
  });

export type NewTeamPlayer = {
  /** One id per player, so that a repeat after a lost answer creates no second player. */
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Invites the player to register; null for a player who stays without an account. */
  readonly emailAddress: string | null;
};

/** Creates a player without an account and adds them to a team. @throws {ApiError} */
export async function createTeamPlayer(teamId: string, player: NewTeamPlayer): Promise<PlayerEntity> {
  const { id, firstName, lastName, emailAddress } = player;
  await request('POST /players/', { body: { id, props: { firstName, lastName } } });
  return addToTeam(teamId, emailAddress === null ? { playerId: id } : { playerId: id, emailAddress });
}

/** The roles that a user shall have; `team-admin` means this team. */
type RolesInTeam = { readonly roles: readonly UserRole[]; readonly teamId: string } & Confirmed;

/** Sets the roles of another user. @throws {ApiError} `error.teams.last-admin`, `error.users.last-admin` */
export const changeRoles = (userId: string, { roles, teamId, isConfirmed = false }: RolesInTeam) =>
  request('PATCH /users/', {
    body: {
      id: userId,
      changedProps: { roles: [...roles] },
      teamId,
      ...(isConfirmed ? { isConfirmed } : {}),
    },
  });

/** @throws {ApiError} */
export const deleteTeamWish = (id: string): Promise<undefined> =>
  request('DELETE /team-wishes/{id}', { params: { id } });
