import { type Kysely, sql } from 'kysely';

type Before = {
  users: { id: string; player_id: string | null; roles: string };
  team_members: { team_id: string; player_id: string; status: string; is_admin: number };
};

/** The memberships of a user that become those of a team admin; invitations only if there is no team yet. */
const takeOver = async (q: Kysely<Before>, playerId: string): Promise<number> => {
  const rows = await q
    .selectFrom('team_members')
    .select(['team_id', 'status'])
    .where('player_id', '=', playerId)
    .execute();
  const confirmed = rows.filter(({ status }) => status === 'confirmed');
  const teamIds = (confirmed.length > 0 ? confirmed : rows).map(({ team_id }) => team_id);
  for (const teamId of teamIds)
    await q
      .updateTable('team_members')
      .set({ is_admin: 1 })
      .where('team_id', '=', teamId)
      .where('player_id', '=', playerId)
      .execute();
  return teamIds.length;
};

/**
 * The role `team-admin` belongs to one team: a column of the membership instead of one of the user's roles. Who had the
 * role gets it for their teams.
 */
export const teamAdminsMigration = {
  name: '0018-team-admins',
  up: async (db: Kysely<unknown>): Promise<readonly string[]> => {
    await db.schema
      .alterTable('team_members')
      .addColumn('is_admin', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    const q = db as Kysely<Before>;
    const users = await q
      .selectFrom('users')
      .select(['id', 'player_id', 'roles'])
      .where(sql<boolean>`roles like '%"team-admin"%'`)
      .execute();
    let teams = 0;
    for (const { id, player_id: playerId, roles } of users) {
      if (playerId !== null) teams += await takeOver(q, playerId);
      const others = (JSON.parse(roles) as string[]).filter((role) => role !== 'team-admin');
      await q
        .updateTable('users')
        .set({ roles: JSON.stringify(others) })
        .where('id', '=', id)
        .execute();
    }
    if (users.length === 0) return [];
    return [`team-admin is now a role in one team: ${users.length} users have it for ${teams} memberships`];
  },
};
