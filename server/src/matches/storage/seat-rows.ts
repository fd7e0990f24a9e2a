import type { MatchPlayer } from '@neundarter/rules/match/types';
import { type RawBuilder, sql } from 'kysely';
import type { Queries, WriteTx } from '../../platform/db/database.ts';
import type { GuestSeatsTable } from '../../platform/db/tables/match-tables.ts';
import { progressColumns, requestColumns } from './match-row.ts';
import type { StoredMatch } from './stored-match.ts';

/** The seat of a guest who may be a stored player, or was one. */
export type GuestSeat = {
  readonly matchId: string;
  readonly playerId: string;
  readonly guestId: string;
  readonly status: GuestSeatsTable['status'];
  /** Time of the match, ms since 1970. */
  readonly timeStamp: number;
};

type Seat = Pick<GuestSeat, 'matchId' | 'playerId'>;

/** Remembers a seat, in place of what was known about it. */
export const putGuestSeat = async ({ q }: WriteTx, seat: GuestSeat): Promise<void> => {
  const { guestId: guest_id, status, timeStamp: time_stamp } = seat;
  await q
    .insertInto('guest_seats')
    .values({ match_id: seat.matchId, player_id: seat.playerId, guest_id, status, time_stamp })
    .onConflict((conflict) =>
      conflict.columns(['match_id', 'player_id']).doUpdateSet({ guest_id, status, time_stamp }),
    )
    .execute();
};

/** The guest in a player's seat and the reason; null if nothing is remembered. */
export const findGuestSeat = async (
  q: Queries,
  { matchId, playerId }: Seat,
): Promise<Pick<GuestSeat, 'guestId' | 'status'> | null> => {
  const row = await q
    .selectFrom('guest_seats')
    .select(['guest_id', 'status'])
    .where('match_id', '=', matchId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row === undefined ? null : { guestId: row.guest_id, status: row.status };
};

export const removeGuestSeat = async ({ q }: WriteTx, { matchId, playerId }: Seat): Promise<void> => {
  await q
    .deleteFrom('guest_seats')
    .where('match_id', '=', matchId)
    .where('player_id', '=', playerId)
    .execute();
};

/** Deletes what is remembered about seats of a match that these guests do not have (any more). */
export const removeOtherGuestSeats = async (
  { q }: WriteTx,
  { matchId, guestIds }: { readonly matchId: string; readonly guestIds: readonly string[] },
): Promise<void> => {
  await q
    .deleteFrom('guest_seats')
    .where('match_id', '=', matchId)
    .where('guest_id', 'not in', [...guestIds, ''])
    .execute();
};

/** Deletes everything that is remembered about a player. */
export const removeGuestSeatsOf = async ({ q }: WriteTx, playerId: string): Promise<void> => {
  await q.deleteFrom('guest_seats').where('player_id', '=', playerId).execute();
};

/** Ids of the matches that a player has not confirmed yet, newest first. */
export const findUnconfirmedIds = async (
  q: Queries,
  { playerId, skip, limit }: { readonly playerId: string; readonly skip: number; readonly limit: number },
): Promise<readonly string[]> => {
  const rows = await q
    .selectFrom('guest_seats')
    .select('match_id')
    .where('player_id', '=', playerId)
    .where('status', '=', 'unconfirmed')
    .orderBy('time_stamp', 'desc')
    .orderBy('match_id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
  return rows.map(({ match_id }) => match_id);
};

/** Gives a player's seat and turns to another one, or to the same one under another type; not the parties. */
export const updateSeat = async (
  { q }: WriteTx,
  { matchId, playerId, player }: Seat & { readonly player: MatchPlayer },
): Promise<void> => {
  await q
    .updateTable('match_players')
    .set({ player_id: player.id, type: player.type })
    .where('match_id', '=', matchId)
    .where('player_id', '=', playerId)
    .execute();
  if (player.id === playerId) return;
  await q
    .updateTable('match_moves')
    .set({ player_id: player.id })
    .where('match_id', '=', matchId)
    .where('player_id', '=', playerId)
    .execute();
};

/** Updates the row of a match after a seat has changed. */
export const updateSeatedMatch = async ({ q }: WriteTx, match: StoredMatch): Promise<void> => {
  const parties = JSON.stringify(match.props.parties);
  const columns = { parties, ...requestColumns(match.props), ...progressColumns(match) };
  await q.updateTable('matches').set(columns).where('id', '=', match.id).execute();
};

/**
 * SQL condition: the seat is linked to the player with this id, in a query of `match_players`. A guest with such an id was
 * not confirmed by the player. A player with an account who is in a seat without it was entered into the event by
 * somebody else and has not agreed.
 */
export const isLinkedSeat = (playerId: string): RawBuilder<boolean> =>
  sql<boolean>`(match_players.type not in ('guest', 'external') or (match_players.type = 'external' and not exists (select 1 from players where players.id = ${playerId} and players.type = 'registered')))`;
