import type { TeamWish } from '@neundarter/contract/entities/team';
import { ApiError } from '../../data/api/api-error.ts';
import { newId } from '../../data/api/new-id.ts';
import { addToTeam, changeRoles, createTeam, deleteTeamWish } from '../../data/club/change-team.ts';
import { readUserOfPlayer } from '../../data/club/teams.ts';
import { withRole } from '../../parts/team-players/role-change.ts';

/**
 * Ids of the teams created for wishes, by id of the wish, so that a repeat after a failure continues. The wish's own id
 * is never used, because its author chose it and it could be the id of another team.
 */
const teamIds = new Map<string, string>();

/**
 * Creates the team of a wish, invites the player who asked for it, makes them its team admin and deletes the wish.
 * @throws {ApiError} of the step that failed; the steps before it are done, and a repeat does the rest
 */
export async function grantWish({ id, props }: TeamWish, ownUserId: string): Promise<void> {
  const teamId = teamIds.get(id) ?? newId();
  teamIds.set(id, teamId);
  await createTeam(teamId, props.name);
  await inviteOnce(teamId, props.playerId);
  const user = await readUserOfPlayer(props.playerId);
  if (user !== null && user.id !== ownUserId)
    await changeRoles(user.id, { roles: withRole({ user, teamId }, 'team-admin'), teamId });
  await deleteTeamWish(id);
}

/** Counts a player who is already invited or in the team as success. */
async function inviteOnce(teamId: string, playerId: string): Promise<void> {
  try {
    await addToTeam(teamId, { playerId });
  } catch (thrown) {
    const isThere = thrown instanceof ApiError && thereCodes.has(thrown.code);
    if (!isThere) throw thrown;
  }
}

const thereCodes = new Set<string>([
  'error.teams.player-is-already-invited',
  'error.teams.player-is-already-member',
]);
