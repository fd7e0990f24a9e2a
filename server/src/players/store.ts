import { fullNameOf } from '@neundarter/rules/people/full-name';
import { type SqlBool, sql } from 'kysely';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { PlayersTable } from '../platform/db/tables/people-tables.ts';

/** A player as stored in the database. */
export type StoredPlayer = {
  readonly id: string;
  readonly type: PlayersTable['type'];
  readonly firstName: string;
  readonly lastName: string | null;
  readonly nickName: string | null;
  readonly externalId: string | null;
  readonly onlineMatchesAllowed: boolean;
  readonly currentTeamId: string | null;
  readonly pictureId: string | null;
  readonly propsHash: string | null;
  readonly createdBy: string | null;
  readonly createdAt: number;
};

/** First six characters of the id in capitals. */
export const onlineIdOf = (id: string): string => id.slice(0, 6).toUpperCase();

const playerOf = (row: PlayersTable): StoredPlayer => ({
  id: row.id,
  type: row.type,
  firstName: row.first_name,
  lastName: row.last_name,
  nickName: row.nick_name,
  externalId: row.external_id,
  onlineMatchesAllowed: row.online_matches_allowed === 1,
  currentTeamId: row.current_team_id,
  pictureId: row.picture_id,
  propsHash: row.props_hash,
  createdBy: row.created_by,
  createdAt: row.created_at,
});

const rowOf = (player: StoredPlayer): PlayersTable => ({
  id: player.id,
  online_id: onlineIdOf(player.id),
  type: player.type,
  first_name: player.firstName,
  last_name: player.lastName,
  nick_name: player.nickName,
  search_name: fullNameOf(player).toLowerCase(),
  external_id: player.externalId,
  online_matches_allowed: player.onlineMatchesAllowed ? 1 : 0,
  current_team_id: player.currentTeamId,
  picture_id: player.pictureId,
  props_hash: player.propsHash,
  created_by: player.createdBy,
  created_at: player.createdAt,
});

/** The columns to read. They are named one by one, so that an older process can still read a newer schema. */
const columns = [
  'id',
  'online_id',
  'type',
  'first_name',
  'last_name',
  'nick_name',
  'search_name',
  'external_id',
  'online_matches_allowed',
  'current_team_id',
  'picture_id',
  'props_hash',
  'created_by',
  'created_at',
] as const satisfies readonly (keyof PlayersTable)[];

export const findPlayerRow = async (
  q: Queries,
  by: { readonly id: string } | { readonly onlineId: string },
): Promise<StoredPlayer | null> => {
  const players = q.selectFrom('players').select(columns);
  const found = 'id' in by ? players.where('id', '=', by.id) : players.where('online_id', '=', by.onlineId);
  const row = await found.executeTakeFirst();
  return row === undefined ? null : playerOf(row);
};

export const findPlayerRows = async (
  q: Queries,
  ids: readonly string[],
): Promise<readonly StoredPlayer[]> => {
  if (ids.length === 0) return [];
  const rows = await q
    .selectFrom('players')
    .select(columns)
    .where('id', 'in', [...ids])
    .orderBy('search_name')
    .orderBy('id')
    .execute();
  return rows.map(playerOf);
};

/** Reads the row and locks it until the end of the transaction. */
export const lockPlayer = async (tx: WriteTx, id: string): Promise<StoredPlayer | null> => {
  const row = await tx
    .lockRows(tx.q.selectFrom('players').select(columns).where('id', '=', id))
    .executeTakeFirst();
  return row === undefined ? null : playerOf(row);
};

/** Inserts a new player; `false` if its id or online id is taken. */
export const insertPlayer = async ({ q }: WriteTx, player: StoredPlayer): Promise<boolean> => {
  const result = await q
    .insertInto('players')
    .values(rowOf(player))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

export const updatePlayer = async ({ q }: WriteTx, player: StoredPlayer): Promise<void> => {
  const { id, ...row } = rowOf(player);
  await q.updateTable('players').set(row).where('id', '=', id).execute();
};

export const removePlayer = async ({ q }: WriteTx, id: string): Promise<void> => {
  await q.deleteFrom('players').where('id', '=', id).execute();
};

export type PlayerFilter = {
  readonly type?: readonly PlayersTable['type'][];
  readonly fullName?: string;
  readonly externalId?: string;
};

/** SQL condition: the column contains the text. Wildcards in the text are escaped. */
const contains = (column: string, text: string) => {
  const escaped = text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
  return sql<SqlBool>`${sql.ref(column)} like ${`%${escaped}%`} escape '\\'`;
};

const filtered = (q: Queries, { type, fullName, externalId }: PlayerFilter) => {
  let players = q.selectFrom('players');
  if (type !== undefined) players = players.where('type', 'in', [...new Set(type)]);
  if (fullName !== undefined) players = players.where(contains('search_name', fullName));
  if (externalId !== undefined) players = players.where('external_id', '=', externalId);
  return players;
};

/** One page, by name. */
export const findPlayerPage = async (
  q: Queries,
  filter: PlayerFilter,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<readonly StoredPlayer[]> => {
  const page = filtered(q, filter)
    .select(columns)
    .orderBy('search_name')
    .orderBy('id')
    .offset(skip)
    .limit(limit);
  return (await page.execute()).map(playerOf);
};

export const countPlayerRows = async (q: Queries, filter: PlayerFilter): Promise<number> => {
  const { count } = await filtered(q, filter)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};
