import type { PlayerMatchesFilter } from '@neundarter/contract/routes/statistics';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type MatchViewer, maySeeMatch } from '../matches/storage/narrow-to-visible.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';

/** A player and a filter for their matches; `skip` and `limit` select a page, latest first. */
export type FiguresFilter = Partial<PlayerMatchesFilter> & {
  readonly playerId: string;
  /** Who asks for single matches, and finds only those that they may see. By default everything is seen. */
  readonly viewer?: MatchViewer | undefined;
  readonly skip?: number | undefined;
  readonly limit?: number | undefined;
};

export type FiguresQuery = SelectQueryBuilder<Tables, 'player_match_stats', object>;

/** Columns of the player's own row that are needed to find the opponents. */
type Seat = { readonly matchId: string; readonly party: string; readonly isOnlineMatch: string };

const teammates = (playerId: string) => sql<SqlBool>`o.player_id in (
  select theirs.player_id
  from team_members as own inner join team_members as theirs on theirs.team_id = own.team_id
  where own.player_id = ${playerId} and own.status = 'confirmed' and theirs.status = 'confirmed'
)`;

const isOfType = (type: NonNullable<FiguresFilter['opponentType']>, playerId: string, seat: Seat) => {
  switch (type) {
    case 'bot':
    case 'guest':
      return sql<SqlBool>`o.type = ${type}`;
    case 'registered-user':
      return sql<SqlBool>`o.type = 'registered'`;
    case 'teammate':
      return sql<SqlBool>`o.type = 'registered' and ${teammates(playerId)}`;
    case 'online-player':
      return sql<SqlBool>`o.type = 'registered' and ${sql.ref(seat.isOnlineMatch)} = 1`;
  }
};

/** SQL condition: somebody of the other party fits the filter; null if every opponent does. */
export const opponentFits = (
  { playerId, opponentId, opponentType }: FiguresFilter,
  seat: Seat,
): ReturnType<typeof sql<SqlBool>> | null => {
  if (opponentId === undefined && opponentType === undefined) return null;
  const conditions = [
    sql<SqlBool>`o.match_id = ${sql.ref(seat.matchId)}`,
    sql<SqlBool>`o.party <> ${sql.ref(seat.party)}`,
    // An expression, so that the database uses the key of the match and not the index of all matches of the opponent.
    ...(opponentId === undefined ? [] : [sql<SqlBool>`o.player_id || '' = ${opponentId}`]),
    ...(opponentType === undefined ? [] : [isOfType(opponentType, playerId, seat)]),
  ];
  return sql<SqlBool>`exists (select 1 from match_players as o where ${sql.join(conditions, sql` and `)})`;
};

/** SQL condition: the viewer may see the match of the figures. Whose event is public is found without the match. */
const maySeeFigures = (viewer: MatchViewer) => sql<SqlBool>`(player_match_stats.event_id is null or exists (
  select 1 from matches where matches.id = player_match_stats.match_id and ${maySeeMatch(viewer)}
))`;

const ownSeat: Seat = {
  matchId: 'player_match_stats.match_id',
  party: 'player_match_stats.party',
  isOnlineMatch: 'player_match_stats.is_online_match',
};

/** The stored figures of a player that fit the filter, at any time. */
export const narrowByKind = (q: Queries, filter: FiguresFilter): FiguresQuery => {
  const { playerId, eventId, startingScore, checkInMode, status } = filter;
  let query = q.selectFrom('player_match_stats').where('player_id', '=', playerId) as FiguresQuery;
  if (status !== undefined && !status.includes('finished')) query = query.where(sql<SqlBool>`1 = 0`);
  if (eventId !== undefined) query = query.where('event_id', '=', eventId);
  if (startingScore !== undefined) query = query.where('starting_score', '=', startingScore);
  if (checkInMode !== undefined) query = query.where('check_in_mode', '=', checkInMode);
  if (filter.viewer !== undefined) query = query.where(maySeeFigures(filter.viewer));
  const fits = opponentFits(filter, ownSeat);
  return fits === null ? query : query.where(fits);
};

/** Whether the stored sums of months know all fields of the filter except its times. */
export const areSumsEnough = ({
  opponentId,
  opponentType,
  eventId,
  status,
  skip,
  limit,
}: Omit<FiguresFilter, 'playerId'>): boolean =>
  [opponentId, opponentType, eventId, skip, limit].every((part) => part === undefined) &&
  (status === undefined || status.includes('finished'));

const everything = 1_000_000_000;

/** The stored figures of a player that fit the filter, including its times and its page. */
export const narrowFigures = (q: Queries, filter: FiguresFilter): FiguresQuery => {
  const { afterDate, beforeDate, skip, limit } = filter;
  let query = narrowByKind(q, filter);
  if (afterDate !== undefined) query = query.where('finished_at', '>=', afterDate);
  if (beforeDate !== undefined) query = query.where('finished_at', '<=', beforeDate);
  if (skip === undefined && limit === undefined) return query;
  const page = query
    .select('match_id')
    .orderBy('finished_at', 'desc')
    .orderBy('match_id', 'desc')
    .limit(limit ?? everything)
    .offset(skip ?? 0);
  return q
    .selectFrom('player_match_stats')
    .where('player_id', '=', filter.playerId)
    .where('match_id', 'in', page);
};
