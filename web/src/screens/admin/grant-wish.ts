import type { TeamWish } from '@neundarter/contract/entities/team';
import { ApiError } from '../../data/api/api-error.ts';
import { newId } from '../../data/api/new-id.ts';
import { addToTeam, changeRoles, createTeam, deleteTeamWish } from '../../data/club/change-team.ts';
import { readUserOfPlayer } from '../../data/club/teams.ts';

/**
 * Teams made of wishes, by wish: a repeat after a failure goes on where it stopped. Never the wish's own id, which was
 * chosen by whoever wished and could be that of another team.
 */
const teamIds = new Map<string, string>();

/**
 * Makes the team that was wished for, invites the player who wished, makes them team admin and takes the wish off the
 * list. @throws {ApiError} with the step that failed; those before it are done, and a repeat does the rest
 */
export async function grantWish({ id, props }: TeamWish, ownUserId: string): Promise<void> {
  const teamId = teamIds.get(id) ?? newId();
  teamIds.set(id, teamId);
  await createTeam(teamId, props.name);
  await inviteOnce(teamId, props.playerId);
  const user = await readUserOfPlayer(props.playerId);
  const needsRole = user !== null && user.id !== ownUserId && !user.props.roles.includes('team-admin');
  if (needsRole) await changeRoles(user.id, [...user.props.roles, 'team-admin']);
  await deleteTeamWish(id);
}

/** Already invited or in the team is as good. */
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
