import {
  type HitType,
  kindNamed,
  type PracticeKindName,
  practiceKindNames,
} from '@neundarter/rules/practice/practice-kinds';
import type { Hit, ScoringGame } from '@neundarter/rules/practice/types';
import { sql } from 'kysely';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type {
  ScoringGamesTable,
  ScoringRequestsTable,
  ScoringThrowsTable,
} from '../platform/db/tables/practice-tables.ts';
import { gameColumns, gameOf, rowOf, type StoredGame } from './game-row.ts';

const hitOf = (row: Omit<ScoringThrowsTable, 'game_id' | 'throw_number'>): Hit => ({
  id: row.throw_id,
  hitType: row.hit_type as HitType,
  timeStamp: row.time_stamp,
});

/** Filter of games: those of one player, or those that one user or guest created. */
export type GameFilter = {
  /** Without it, games of all kinds that this version knows. */
  readonly kind?: PracticeKindName;
  readonly status?: ScoringGamesTable['status'];
} & ({ readonly playerId: string } | { readonly createdById: string });

/** A newer version may have stored games of other kinds; for this one they do not exist. */
const knownGames = (q: Queries, kinds = practiceKindNames) =>
  q.selectFrom('scoring_games').where('kind', 'in', kinds);

const filtered = (q: Queries, filter: GameFilter) => {
  const known = knownGames(q, filter.kind === undefined ? practiceKindNames : [filter.kind]);
  const games =
    'playerId' in filter
      ? known.where('player_id', '=', filter.playerId)
      : known.where('created_by', '=', filter.createdById);
  return filter.status === undefined ? games : games.where('status', '=', filter.status);
};

export type GamePage = {
  readonly skip: number;
  readonly limit: number;
  readonly order: 'newest' | 'best';
};

export const findGamePage = async (
  q: Queries,
  filter: GameFilter & { readonly kind: PracticeKindName },
  { skip, limit, order }: GamePage,
): Promise<readonly StoredGame[]> => {
  const games = filtered(q, filter).select(gameColumns).offset(skip).limit(limit);
  const sorted =
    order === 'best'
      ? games
          .orderBy('score', kindNamed(filter.kind).best === 'highest' ? 'desc' : 'asc')
          .orderBy('start_date_time')
      : games.orderBy('start_date_time', 'desc');
  return (await sorted.orderBy('id').execute()).map(gameOf);
};

/** Sort key of a game: by start, then by id. */
export type GamePlace = { readonly startDateTime: number; readonly id: string };

/** The next games after a place, oldest first, by an index. */
export const findGamesAfter = async (
  q: Queries,
  filter: GameFilter,
  { after, limit }: { readonly after: GamePlace; readonly limit: number },
): Promise<readonly StoredGame[]> => {
  const rows = await filtered(q, filter)
    .select(gameColumns)
    .where(sql<boolean>`(start_date_time, id) > (${after.startDateTime}, ${after.id})`)
    .orderBy('start_date_time')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(gameOf);
};

export const countGameRows = async (q: Queries, filter: GameFilter): Promise<number> => {
  const { count } = await filtered(q, filter)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const findGame = async (q: Queries, id: string): Promise<StoredGame | null> => {
  const row = await knownGames(q).select(gameColumns).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : gameOf(row);
};

/** Reads the row and locks it until the end of the transaction. */
export const lockGame = async (tx: WriteTx, id: string): Promise<StoredGame | null> => {
  const query = knownGames(tx.q).select(gameColumns).where('id', '=', id);
  const row = await tx.lockRows(query).executeTakeFirst();
  return row === undefined ? null : gameOf(row);
};

/** The darts of a game, oldest first. */
export const findThrows = async (q: Queries, gameId: string): Promise<readonly Hit[]> => {
  const rows = await q
    .selectFrom('scoring_throws')
    .select(['throw_id', 'hit_type', 'time_stamp'])
    .where('game_id', '=', gameId)
    .orderBy('throw_number')
    .execute();
  return rows.map(hitOf);
};

/** The darts of several games, oldest first. */
export const findThrowsOf = async (
  q: Queries,
  games: readonly StoredGame[],
): Promise<ReadonlyMap<string, readonly Hit[]>> => {
  if (games.length === 0) return new Map();
  const ids = games.map(({ id }) => id);
  const rows = await q
    .selectFrom('scoring_throws')
    .select(['game_id', 'throw_id', 'hit_type', 'time_stamp'])
    .where('game_id', 'in', ids)
    .orderBy('game_id')
    .orderBy('throw_number')
    .execute();
  const hits = rows.map((row) => ({ gameId: row.game_id, hit: hitOf(row) }));
  return new Map(
    [...Map.groupBy(hits, ({ gameId }) => gameId)].map(([id, own]) => [id, own.map(({ hit }) => hit)]),
  );
};

/** Inserts a new game; `false` if the id is taken. */
export const insertGame = async ({ q }: WriteTx, game: StoredGame): Promise<boolean> => {
  const result = await q
    .insertInto('scoring_games')
    .values(rowOf(game))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

export const updateGame = async ({ q }: WriteTx, game: StoredGame): Promise<void> => {
  const { id, ...row } = rowOf(game);
  await q.updateTable('scoring_games').set(row).where('id', '=', id).execute();
};

/** Inserts the last dart of a game. */
export const insertLastThrow = async ({ q }: WriteTx, { id, throws }: ScoringGame): Promise<void> => {
  const last = throws.at(-1);
  if (last === undefined) throw new Error('A game without darts has no last one');
  await q
    .insertInto('scoring_throws')
    .values({
      game_id: id,
      throw_number: throws.length,
      throw_id: last.id,
      hit_type: last.hitType,
      time_stamp: last.timeStamp,
    })
    .execute();
};

/** Deletes the stored darts that the game no longer has. */
export const deleteThrowsAfter = async ({ q }: WriteTx, { id, throws }: ScoringGame): Promise<void> => {
  await q
    .deleteFrom('scoring_throws')
    .where('game_id', '=', id)
    .where('throw_number', '>', throws.length)
    .execute();
};

type GameRequest = { readonly gameId: string; readonly requestId: string };

/** Kind of the change that the request has already made, or null. */
export const findRequestKind = async (
  { q }: WriteTx,
  { gameId, requestId }: GameRequest,
): Promise<ScoringRequestsTable['kind'] | null> => {
  const row = await q
    .selectFrom('scoring_requests')
    .select('kind')
    .where('game_id', '=', gameId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.kind ?? null;
};

/** Stores a request's id for as long as the game exists. */
export const rememberRequest = async (
  { q }: WriteTx,
  { gameId, requestId, kind }: GameRequest & Pick<ScoringRequestsTable, 'kind'>,
): Promise<void> => {
  await q.insertInto('scoring_requests').values({ game_id: gameId, request_id: requestId, kind }).execute();
};

/** Deletes a game with its throws and requests. */
export const removeGame = async ({ q }: WriteTx, id: string): Promise<void> => {
  await q.deleteFrom('scoring_games').where('id', '=', id).execute();
};

/** Deletes all games that a user created or a player played. */
export const removeGamesOf = async (
  { q }: WriteTx,
  { userId, playerId }: { readonly userId: string; readonly playerId: string | null },
): Promise<void> => {
  await q.deleteFrom('scoring_games').where('created_by', '=', userId).execute();
  if (playerId !== null) await q.deleteFrom('scoring_games').where('player_id', '=', playerId).execute();
};
