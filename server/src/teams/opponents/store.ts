import type { Queries, WriteTx } from '../../platform/db/database.ts';

/** A team without accounts that a team has entered. */
export type StoredOpponent = {
  readonly id: string;
  /** The team that has entered it. */
  readonly teamId: string;
  readonly name: string;
  readonly propsHash: string;
  readonly createdBy: string;
  readonly createdAt: number;
};

const opponents = (q: Queries) =>
  q
    .selectFrom('opponent_teams')
    .select(['id', 'team_id', 'name', 'props_hash', 'created_by', 'created_at'])
    .orderBy('search_name')
    .orderBy('id');
type Row = Awaited<ReturnType<ReturnType<typeof opponents>['execute']>>[number];

const opponentOf = (row: Row): StoredOpponent => ({
  id: row.id,
  teamId: row.team_id,
  name: row.name,
  propsHash: row.props_hash,
  createdBy: row.created_by,
  createdAt: row.created_at,
});

/** The opponents that a team has entered, by name. */
export const findOpponentsOf = async (q: Queries, teamId: string): Promise<readonly StoredOpponent[]> =>
  (await opponents(q).where('team_id', '=', teamId).execute()).map(opponentOf);

/** The opponents with these ids; unknown ones are left out. */
export const findOpponents = async (
  q: Queries,
  ids: readonly string[],
): Promise<readonly StoredOpponent[]> =>
  ids.length === 0
    ? []
    : (
        await opponents(q)
          .where('id', 'in', [...ids])
          .execute()
      ).map(opponentOf);

/** Inserts an opponent; `false` if its id is taken. */
export const insertOpponent = async ({ q }: WriteTx, opponent: StoredOpponent): Promise<boolean> => {
  const result = await q
    .insertInto('opponent_teams')
    .values({
      id: opponent.id,
      team_id: opponent.teamId,
      name: opponent.name,
      search_name: opponent.name.toLowerCase(),
      props_hash: opponent.propsHash,
      created_by: opponent.createdBy,
      created_at: opponent.createdAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

export const renameOpponent = async (
  { q }: WriteTx,
  { id, name }: Pick<StoredOpponent, 'id' | 'name'>,
): Promise<void> => {
  await q
    .updateTable('opponent_teams')
    .set({ name, search_name: name.toLowerCase() })
    .where('id', '=', id)
    .execute();
};

/** Deletes an opponent with its list of players; the players themselves stay. */
export const removeOpponent = async ({ q }: WriteTx, id: string): Promise<void> => {
  await q.deleteFrom('opponent_teams').where('id', '=', id).execute();
};

/** Ids of the players of opponents, in the order of the list. */
export const findListedIds = async (
  q: Queries,
  opponentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (opponentIds.length === 0) return new Map();
  const rows = await q
    .selectFrom('opponent_team_players')
    .select(['opponent_id', 'player_id'])
    .where('opponent_id', 'in', [...opponentIds])
    .orderBy('place')
    .execute();
  const lists = Map.groupBy(rows, ({ opponent_id }) => opponent_id);
  return new Map([...lists].map(([id, list]) => [id, list.map(({ player_id }) => player_id)]));
};

/** Replaces the list of players of an opponent. */
export const putListedIds = async (
  { q }: WriteTx,
  opponentId: string,
  playerIds: readonly string[],
): Promise<void> => {
  await q.deleteFrom('opponent_team_players').where('opponent_id', '=', opponentId).execute();
  const rows = playerIds.map((player_id, place) => ({ opponent_id: opponentId, player_id, place }));
  await q.insertInto('opponent_team_players').values(rows).execute();
};

/** Of these players those who are on the list of an opponent. */
export const findListed = async (q: Queries, playerIds: readonly string[]): Promise<readonly string[]> => {
  if (playerIds.length === 0) return [];
  const rows = await q
    .selectFrom('opponent_team_players')
    .select('player_id')
    .distinct()
    .where('player_id', 'in', [...playerIds])
    .execute();
  return rows.map(({ player_id }) => player_id);
};
