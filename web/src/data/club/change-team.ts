import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { ChangedTeamProps, TeamEntity } from '@neundarter/contract/entities/team';
import type { UserRole } from '@neundarter/rules/access/actor';
import { request } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { refreshAccount } from '../people/account.ts';
import { readSession } from '../people/session.ts';

/** Makes a team; a repeat with the same id is harmless. @throws {ApiError} */
export const createTeam = (id: string, name: string): Promise<TeamEntity> =>
  request('POST /teams/', { body: { id, props: { name } } });

/** @throws {ApiError} */
export const changeTeam = (id: string, changedProps: ChangedTeamProps): Promise<TeamEntity> =>
  request('PATCH /teams/', { body: { id, changedProps } });

/** @throws {ApiError} */
export const deleteTeam = (id: string): Promise<undefined> =>
  request('DELETE /teams/{id}', { params: { id } });

/** Sets a team's picture to an image file. @throws {ApiError} */
export function uploadTeamPicture(id: string, file: File): Promise<TeamEntity> {
  const body = new FormData();
  body.append('picture', file);
  return request('POST /teams/{id}/upload', { params: { id }, body });
}

/** Somebody by address or id; both: a player without an account is asked to register. */
export type Joining =
  | { readonly emailAddress: string; readonly playerId?: string }
  | { readonly playerId: string };

/**
 * Brings a player into a team: who has an account is asked by mail, others and oneself are in at once.
 * @throws {ApiError} with the codes of invitations
 */
export async function addToTeam(teamId: string, body: Joining): Promise<PlayerEntity> {
  const added = await request('POST /teams/{id}/players', { params: { id: teamId }, body });
  if (added.id === readSession()?.player?.id) await refreshAccount().catch(() => undefined);
  return added;
}

/** Puts a player out of a team, or takes an invitation back. @throws {ApiError} */
export const removeFromTeam = (teamId: string, playerId: string): Promise<undefined> =>
  request('DELETE /teams/{id}/players/{playerId}', { params: { id: teamId, playerId } });

/** Sends the mail of an invitation again; the link of the earlier one ends. @throws {ApiError} */
export async function inviteAgain(teamId: string, playerId: string): Promise<void> {
  try {
    await addToTeam(teamId, { playerId });
  } catch (thrown) {
    if (!isInvitedAlready(thrown)) throw thrown;
    // An open invitation is sent once: the new one takes its place.
    await removeFromTeam(teamId, playerId);
    await addToTeam(teamId, { playerId });
  }
}

const isInvitedAlready = (thrown: unknown) =>
  thrown instanceof ApiError && thrown.code === 'error.teams.player-is-already-invited';

export type NewTeamPlayer = {
  /** Made once per player, so that a repeat after a lost answer makes no second one. */
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Asks the player to register; null for a player who stays without an account. */
  readonly emailAddress: string | null;
};

/** Makes a player without an account and puts them into a team. @throws {ApiError} */
export async function createTeamPlayer(teamId: string, player: NewTeamPlayer): Promise<PlayerEntity> {
  const { id, firstName, lastName, emailAddress } = player;
  await request('POST /players/', { body: { id, props: { firstName, lastName } } });
  return addToTeam(teamId, emailAddress === null ? { playerId: id } : { playerId: id, emailAddress });
}

/** Gives another user just these roles. @throws {ApiError} */
export const changeRoles = (userId: string, roles: readonly UserRole[]) =>
  request('PATCH /users/', { body: { id: userId, changedProps: { roles: [...roles] } } });

/** @throws {ApiError} */
export const deleteTeamWish = (id: string): Promise<undefined> =>
  request('DELETE /team-wishes/{id}', { params: { id } });
