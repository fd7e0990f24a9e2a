import type { Membership as DatedMembership } from '@neundarter/rules/access/consent';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { TeamMembersTable } from '../platform/db/tables/team-tables.ts';

type Status = TeamMembersTable['status'];
export type Membership = { readonly teamId: string; readonly playerId: string };

export const findMembers = async (
  q: Queries,
  teamId: string,
): Promise<readonly { readonly playerId: string; readonly status: Status; readonly isAdmin: boolean }[]> => {
  const rows = await q
    .selectFrom('team_members')
    .select(['player_id', 'status', 'is_admin'])
    .where('team_id', '=', teamId)
    .execute();
  return rows.map(({ player_id, status, is_admin }) => ({
    playerId: player_id,
    status,
    isAdmin: is_admin === 1,
  }));
};

export const findMembershipsOf = async (
  q: Queries,
  playerId: string,
): Promise<readonly { readonly teamId: string; readonly status: Status; readonly isAdmin: boolean }[]> => {
  const rows = await q
    .selectFrom('team_members')
    .select(['team_id', 'status', 'is_admin'])
    .where('player_id', '=', playerId)
    .orderBy('since')
    .orderBy('team_id')
    .execute();
  return rows.map(({ team_id, status, is_admin }) => ({ teamId: team_id, status, isAdmin: is_admin === 1 }));
};

export const findStatus = async (q: Queries, { teamId, playerId }: Membership): Promise<Status | null> => {
  const row = await q
    .selectFrom('team_members')
    .select('status')
    .where('team_id', '=', teamId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.status ?? null;
};

/** Of these teams those with a confirmed team admin. */
export const findAdministered = async (
  q: Queries,
  teamIds: readonly string[],
): Promise<readonly string[]> => {
  if (teamIds.length === 0) return [];
  const rows = await q
    .selectFrom('team_members')
    .select('team_id')
    .distinct()
    .where('team_id', 'in', [...new Set(teamIds)])
    .where('status', '=', 'confirmed')
    .where('is_admin', '=', 1)
    .execute();
  return rows.map(({ team_id }) => team_id);
};

/** Makes a player the team admin of teams, or no longer; an invited player becomes it with the answer. */
export const setTeamAdmin = async (
  { q }: WriteTx,
  {
    playerId,
    teamIds,
    isAdmin,
  }: { readonly playerId: string; readonly teamIds: readonly string[]; readonly isAdmin: boolean },
): Promise<void> => {
  if (teamIds.length === 0) return;
  await q
    .updateTable('team_members')
    .set({ is_admin: isAdmin ? 1 : 0 })
    .where('player_id', '=', playerId)
    .where('team_id', 'in', [...teamIds])
    .execute();
};

/** Inserts a membership, or changes the status of an existing one. A confirmed one is dated from `since` on. */
export const putMember = async (
  { q }: WriteTx,
  { teamId, playerId, status, since }: Membership & { readonly status: Status; readonly since: number },
): Promise<void> => {
  await q
    .insertInto('team_members')
    .values({ team_id: teamId, player_id: playerId, status, since })
    .onConflict((conflict) => conflict.columns(['team_id', 'player_id']).doUpdateSet({ status, since }))
    .execute();
  if (status !== 'confirmed') return;
  const running = await q
    .selectFrom('team_memberships')
    .select('since')
    .where('team_id', '=', teamId)
    .where('player_id', '=', playerId)
    .where('until', 'is', null)
    .executeTakeFirst();
  if (running !== undefined) return;
  await q
    .insertInto('team_memberships')
    .values({ team_id: teamId, player_id: playerId, since, until: null })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'team_id', 'since']).doUpdateSet({ until: null }),
    )
    .execute();
};

/** Deletes a membership and its open invitations; its dates stay, with `now` as its end. */
export const removeMember = async (
  { q }: WriteTx,
  { teamId, playerId, now }: Membership & { readonly now: number },
): Promise<void> => {
  await q
    .deleteFrom('team_invites')
    .where('team_id', '=', teamId)
    .where('player_id', '=', playerId)
    .execute();
  await q
    .deleteFrom('team_members')
    .where('team_id', '=', teamId)
    .where('player_id', '=', playerId)
    .execute();
  await q
    .updateTable('team_memberships')
    .set({ until: now })
    .where('team_id', '=', teamId)
    .where('player_id', '=', playerId)
    .where('until', 'is', null)
    .execute();
};

/** Ends all memberships of a team that is deleted. */
export const endMemberships = async (
  { q }: WriteTx,
  { teamId, now }: { readonly teamId: string; readonly now: number },
): Promise<void> => {
  await q
    .updateTable('team_memberships')
    .set({ until: now })
    .where('team_id', '=', teamId)
    .where('until', 'is', null)
    .execute();
};

/** Deletes the dates of all memberships of a player. */
export const forgetMemberships = async ({ q }: WriteTx, playerId: string): Promise<void> => {
  await q.deleteFrom('team_memberships').where('player_id', '=', playerId).execute();
};

/** The memberships of these players with their dates, oldest first. */
export const findDatedMemberships = async (
  q: Queries,
  playerIds: readonly string[],
): Promise<readonly (DatedMembership & { readonly playerId: string })[]> => {
  const rows = await q
    .selectFrom('team_memberships')
    .select(['team_id', 'player_id', 'since', 'until'])
    .where('player_id', 'in', [...playerIds])
    .orderBy('since')
    .orderBy('team_id')
    .execute();
  return rows.map(({ team_id, player_id, since, until }) => ({
    teamId: team_id,
    playerId: player_id,
    since,
    until,
  }));
};
