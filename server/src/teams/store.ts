import { type SqlBool, sql } from 'kysely';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { TeamsTable } from '../platform/db/tables/team-tables.ts';

/** A team as stored in the database. */
export type StoredTeam = {
  readonly id: string;
  readonly name: string;
  readonly canUseTournaments: boolean;
  readonly pictureId: string | null;
  readonly propsHash: string;
  readonly createdBy: string;
  readonly createdAt: number;
};

/** A team with the number of its confirmed players. */
export type CountedTeam = StoredTeam & { readonly members: number };

const columns = [
  'teams.id',
  'teams.name',
  'teams.can_use_tournaments',
  'teams.picture_id',
  'teams.props_hash',
  'teams.created_by',
  'teams.created_at',
] as const;

const teamOf = (row: Omit<TeamsTable, 'search_name'>): StoredTeam => ({
  id: row.id,
  name: row.name,
  canUseTournaments: row.can_use_tournaments === 1,
  pictureId: row.picture_id,
  propsHash: row.props_hash,
  createdBy: row.created_by,
  createdAt: row.created_at,
});

const rowOf = (team: StoredTeam): TeamsTable => ({
  id: team.id,
  name: team.name,
  search_name: team.name.toLowerCase(),
  can_use_tournaments: team.canUseTournaments ? 1 : 0,
  picture_id: team.pictureId,
  props_hash: team.propsHash,
  created_by: team.createdBy,
  created_at: team.createdAt,
});

const counted = (q: Queries) =>
  q
    .selectFrom('teams')
    .select(columns)
    .select((eb) =>
      eb
        .selectFrom('team_members')
        .select((inner) => inner.fn.countAll<number | string>().as('members'))
        .whereRef('team_members.team_id', '=', 'teams.id')
        .where('team_members.status', '=', 'confirmed')
        .as('members'),
    );

type CountedRow = Omit<TeamsTable, 'search_name'> & { readonly members: number | string | null };
const countedOf = (row: CountedRow): CountedTeam => ({ ...teamOf(row), members: Number(row.members) });

export const findTeam = async (q: Queries, id: string): Promise<CountedTeam | null> => {
  const row = await counted(q).where('teams.id', '=', id).executeTakeFirst();
  return row === undefined ? null : countedOf(row);
};

/** Ids and names of these teams; unknown ones are left out. */
export const findNamed = async (
  q: Queries,
  ids: readonly string[],
): Promise<readonly Pick<StoredTeam, 'id' | 'name'>[]> =>
  ids.length === 0
    ? []
    : q
        .selectFrom('teams')
        .select(['id', 'name'])
        .where('id', 'in', [...new Set(ids)])
        .execute();

/** Reads the row and locks it until the end of the transaction. */
export const lockTeam = async (tx: WriteTx, id: string): Promise<StoredTeam | null> => {
  const row = await tx
    .lockRows(tx.q.selectFrom('teams').select(columns).where('id', '=', id))
    .executeTakeFirst();
  return row === undefined ? null : teamOf(row);
};

/** Teams with a confirmed player, the longest membership first. */
export const findTeamsOf = async (q: Queries, playerId: string): Promise<readonly CountedTeam[]> => {
  const rows = await counted(q)
    .innerJoin('team_members as mine', 'mine.team_id', 'teams.id')
    .where('mine.player_id', '=', playerId)
    .where('mine.status', '=', 'confirmed')
    .orderBy('mine.since')
    .orderBy('teams.id')
    .execute();
  return rows.map(countedOf);
};

/** Inserts a new team; `false` if its id is taken. */
export const insertTeam = async ({ q }: WriteTx, team: StoredTeam): Promise<boolean> => {
  const result = await q
    .insertInto('teams')
    .values(rowOf(team))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

export const updateTeam = async ({ q }: WriteTx, team: StoredTeam): Promise<void> => {
  const { id, ...row } = rowOf(team);
  await q.updateTable('teams').set(row).where('id', '=', id).execute();
};

/** Deletes a team with its memberships and invitations. */
export const removeTeam = async ({ q }: WriteTx, id: string): Promise<void> => {
  await q.deleteFrom('teams').where('id', '=', id).execute();
};

export type TeamFilter = { readonly name?: string };

const matching = ({ name = '' }: TeamFilter) => {
  const escaped = name.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
  return sql<SqlBool>`teams.search_name like ${`%${escaped}%`} escape '\\'`;
};

/** One page, by name. */
export const findTeamPage = async (
  q: Queries,
  filter: TeamFilter,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<readonly CountedTeam[]> => {
  const page = counted(q)
    .where(matching(filter))
    .orderBy('teams.search_name')
    .orderBy('teams.id')
    .offset(skip)
    .limit(limit);
  return (await page.execute()).map(countedOf);
};

export const countTeamRows = async (q: Queries, filter: TeamFilter): Promise<number> => {
  const { count } = await q
    .selectFrom('teams')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return Number(count);
};
