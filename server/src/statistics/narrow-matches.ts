import { type MatchStatus, matchStatuses } from '@neundarter/rules/match/types';
import type { MatchKind } from '@neundarter/rules/stats/match-kinds';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { notEnded } from '../matches/settle-match.ts';
import { maySeeMatch } from '../matches/storage/narrow-to-visible.ts';
import { isLinkedSeat } from '../matches/storage/seat-rows.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';
import { type FiguresFilter, opponentFits } from './narrow-figures.ts';

export type MatchesQuery = SelectQueryBuilder<Tables, 'match_players' | 'matches', object>;

/** Queries for the matches of a player that fit a filter, in two parts; null for a part that the filter excludes. */
type NarrowedMatches = {
  /** Scheduled and running matches, usually few. */
  readonly open: MatchesQuery | null;
  /** Finished matches, found by the index of player and end. */
  readonly ended: MatchesQuery | null;
};

const ownSeat = {
  matchId: 'match_players.match_id',
  party: 'match_players.party',
  isOnlineMatch: 'matches.is_online_match',
};

/** Starts from the player's own matches: SQLite processes a cross join in the written order. */
const ofPlayer = (q: Queries, playerId: string): MatchesQuery =>
  q
    .selectFrom('match_players')
    .crossJoin('matches')
    .whereRef('matches.id', '=', 'match_players.match_id')
    .where('match_players.player_id', '=', playerId)
    .where(isLinkedSeat(playerId));

const isOfEventType = (type: MatchKind) =>
  type === 'none' ? sql<SqlBool>`matches.event_id is null` : sql<SqlBool>`matches.event_type = ${type}`;

const ofKind = (q: Queries, filter: FiguresFilter): MatchesQuery => {
  const { playerId, eventId, startingScore, checkInMode, viewer } = filter;
  let query = ofPlayer(q, playerId);
  if (viewer !== undefined) query = query.where(maySeeMatch(viewer));
  if (eventId !== undefined) query = query.where('matches.event_id', '=', eventId);
  if (startingScore !== undefined) query = query.where('matches.starting_score', '=', startingScore);
  if (checkInMode !== undefined) query = query.where('matches.check_in_mode', '=', checkInMode);
  if (filter.eventType !== undefined) query = query.where(isOfEventType(filter.eventType));
  const fits = opponentFits(filter, ownSeat);
  return fits === null ? query : query.where(fits);
};

/**
 * An expression, so that SQLite finds open matches by the index of their (missing) end and not by the index of time.
 */
export const openSince = sql<number>`+match_players.time_stamp`;

const within = (
  query: MatchesQuery,
  column: 'match_players.ended_at' | typeof openSince,
  { afterDate, beforeDate }: FiguresFilter,
): MatchesQuery => {
  const begun = afterDate === undefined ? query : query.where(column, '>=', afterDate);
  return beforeDate === undefined ? begun : begun.where(column, '<=', beforeDate);
};

const isOpen = (status: MatchStatus): boolean => status !== 'finished';

/** The matches of a player that fit the filter, without paging; the caller selects the page. */
export const narrowMatches = (q: Queries, filter: FiguresFilter): NarrowedMatches => {
  const statuses = filter.status ?? matchStatuses;
  const openStatuses = statuses.filter(isOpen);
  const query = ofKind(q, filter);
  const open = query
    .where('match_players.ended_at', '=', notEnded)
    .where('matches.status', 'in', [...new Set(openStatuses)].toSorted());
  const ended = query.where('match_players.ended_at', '<', notEnded);
  return {
    open: openStatuses.length === 0 ? null : within(open, openSince, filter),
    ended: statuses.includes('finished') ? within(ended, 'match_players.ended_at', filter) : null,
  };
};
