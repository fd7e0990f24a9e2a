import type { OnlineRequestStatus } from '@neundarter/rules/match/online-request';
import type { MatchStatus } from '@neundarter/rules/match/types';
import { fitsSearch } from '@neundarter/rules/people/fits-search';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { findTexts, maxSearched } from './find-texts.ts';
import { type MatchRow, matchColumns, matchRow } from './match-row.ts';
import {
  type MatchQuery,
  type MatchViewer,
  narrowToAttended,
  narrowToHidden,
  narrowToLeft,
  narrowToVisible,
} from './narrow-to-visible.ts';
import { isLinkedSeat } from './seat-rows.ts';
import type { StoredMatch } from './stored-match.ts';

const openStatuses: readonly MatchStatus[] = ['scheduled', 'running'];

/** Filter of a list of matches; several statuses mean any of them. */
export type MatchFilter = {
  readonly status?: readonly MatchStatus[];
  readonly eventId?: string;
  readonly createdById?: string;
  readonly playerId?: string;
  /** Limits of the creation, both included; ms since 1970. */
  readonly afterDate?: number;
  readonly beforeDate?: number;
  /** Words of the names of players, event or description. */
  readonly search?: string;
  readonly 'onlineMatchRequest.requestedToPlayerId'?: string;
  readonly 'onlineMatchRequest.status'?: readonly OnlineRequestStatus[];
  /** Leaves out matches that guests created before this time (ms since 1970) and have not finished. */
  readonly leftBefore?: number;
  /** Limits the list to matches that this viewer may see; by default all. */
  readonly viewer?: MatchViewer;
};

/** SQL condition: there is a player with this id. A guest with such an id has not been confirmed by the player. */
const isPlayer = (eb: ExpressionBuilder<Tables, 'match_players'>, id: string) =>
  eb.exists(eb.selectFrom('players').select('players.id').where('players.id', '=', id));

/** The column of the creation in the index that a filter uses. */
const timeOf = (playerId: string | undefined): string =>
  playerId === undefined ? 'matches.time_stamp' : 'match_players.time_stamp';

/**
 * Matches that fit a filter. A cross join makes SQLite start with the player's matches, because SQLite processes it in
 * the written order.
 */
const filtered = (
  q: Queries,
  { status, eventId, createdById, playerId, leftBefore, afterDate, beforeDate, ...request }: MatchFilter,
): MatchQuery => {
  let query =
    playerId === undefined
      ? (q.selectFrom('matches') as unknown as MatchQuery)
      : q
          .selectFrom('match_players')
          .crossJoin('matches')
          .whereRef('matches.id', '=', 'match_id')
          .where('player_id', '=', playerId)
          .where((eb) => eb.or([isLinkedSeat(playerId), eb.not(isPlayer(eb, playerId))]));
  if (status !== undefined) query = query.where('status', 'in', [...new Set(status)].toSorted());
  if (leftBefore !== undefined) query = narrowToAttended(query, leftBefore);
  if (eventId !== undefined) query = query.where('event_id', '=', eventId);
  if (createdById !== undefined) query = query.where('created_by', '=', createdById);
  const time = sql.ref<number>(timeOf(playerId));
  if (afterDate !== undefined) query = query.where(time, '>=', afterDate);
  if (beforeDate !== undefined) query = query.where(time, '<=', beforeDate);
  const askedId = request['onlineMatchRequest.requestedToPlayerId'];
  const answers = request['onlineMatchRequest.status'];
  if (askedId !== undefined) query = query.where('requested_to_player_id', '=', askedId);
  if (answers !== undefined) query = query.where('request_status', 'in', [...new Set(answers)]);
  return query;
};

/** The matches that fit a filter and that its viewer may see. */
const visible = (q: Queries, filter: MatchFilter): MatchQuery =>
  filter.viewer === undefined ? filtered(q, filter) : narrowToVisible(filtered(q, filter), filter.viewer);

/**
 * The matches that fit a filter but that its viewer may not see. Only matches of events can be hidden, so the query
 * uses their index; the index of the status would lead through all matches.
 */
const hidden = (q: Queries, { status, ...filter }: MatchFilter, viewer: MatchViewer): MatchQuery => {
  const ofEvents = narrowToHidden(filtered(q, filter).where('event_id', '>', ''), viewer);
  if (status === undefined) return ofEvents;
  return ofEvents.where(sql<string>`(status || '')`, 'in', [...new Set(status)].toSorted());
};

/** The matches that fit a filter but are left out of it by `leftBefore`; null if there cannot be any. */
const left = (q: Queries, { leftBefore, ...filter }: MatchFilter): MatchQuery | null => {
  const status = (filter.status ?? openStatuses).filter((one) => openStatuses.includes(one));
  if (leftBefore === undefined || status.length === 0) return null;
  return narrowToLeft(filtered(q, { ...filter, status }), leftBefore);
};

const countOf = async (query: MatchQuery): Promise<number> => {
  const { count } = await query
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/**
 * Counts all matches by the index of the filter and subtracts those that are hidden from the viewer or left unfinished,
 * because these are few.
 */
export const countRows = async (q: Queries, filter: MatchFilter): Promise<number> => {
  if (filter.search !== undefined) return (await findSearched(q, filter, filter.search)).length;
  if (filter.playerId !== undefined) return countOf(visible(q, filter));
  const { viewer, leftBefore: _, ...all } = filter;
  const leftOut = left(q, filter);
  const leftCount = leftOut === null ? 0 : await countOf(leftOut);
  if (viewer === undefined) return (await countOf(filtered(q, all))) - leftCount;
  const count = (query: MatchQuery) => query.select((eb) => eb.fn.countAll<number>().as('count'));
  const { found } = await q
    .selectNoFrom((eb) => eb(count(filtered(q, all)), '-', count(hidden(q, all, viewer))).as('found'))
    .executeTakeFirstOrThrow();
  return Number(found) - leftCount;
};

const selectedColumns = matchColumns.map((column) => `matches.${column}` as const);

/** The rows that fit a filter. Each status has its own query, so that its rows come in the order of the index. */
const rowsOf = (q: Queries, filter: MatchFilter) => {
  const select = (one: MatchFilter) => visible(q, one).select(selectedColumns);
  const [first, ...others] = new Set(filter.status);
  if (first === undefined || filter.playerId !== undefined) return select(filter);
  return others.reduce(
    (query, status) => query.unionAll(select({ ...filter, status: [status] })),
    select({ ...filter, status: [first] }),
  );
};

export type Page = { readonly skip: number; readonly limit: number };

/** The newest rows that fit a filter apart from its search, newest first; matches with equal times by id. */
const newestRows = (q: Queries, filter: MatchFilter, { skip, limit }: Page): Promise<MatchRow[]> => {
  // The rows of several statuses come from a union, whose columns have no table.
  const [time, id] =
    filter.playerId === undefined
      ? ['time_stamp', 'id']
      : ['match_players.time_stamp', 'match_players.match_id'];
  return rowsOf(q, filter)
    .orderBy(sql.ref(time), 'desc')
    .orderBy(sql.ref(id), 'desc')
    .limit(limit)
    .offset(skip)
    .execute();
};

const findSearched = async (
  q: Queries,
  filter: MatchFilter,
  search: string,
): Promise<readonly MatchRow[]> => {
  const rows = await newestRows(q, filter, { skip: 0, limit: maxSearched });
  return rows.filter((row) => fitsSearch(findTexts(row), search));
};

/** One page of a list, newest first; matches with equal times by id. */
export const findPage = async (
  q: Queries,
  filter: MatchFilter,
  { skip, limit }: Page,
): Promise<readonly StoredMatch[]> => {
  const rows =
    filter.search === undefined
      ? await newestRows(q, filter, { skip, limit })
      : (await findSearched(q, filter, filter.search)).slice(skip, skip + limit);
  return rows.map(matchRow);
};
