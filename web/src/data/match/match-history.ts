import type { MatchHead } from '@neundarter/contract/entities/match';
import { maxLimit } from '@neundarter/contract/limits';
import type { QueryOf } from '@neundarter/contract/route';
import type { RouteAt } from '@neundarter/contract/routes/all';
import { playersOf } from '@neundarter/rules/match/players';
import type { MatchPlayer } from '@neundarter/rules/match/types';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { keeping } from '../api/use-kept.ts';
import { type MoreList, useMoreList } from '../api/use-more-list.ts';
import { matchKeys } from './matches.ts';

/** Whose matches: those that a player has played, or those that a guest of this device has created. */
export type HistoryOwner =
  | { readonly kind: 'player'; readonly id: string }
  | { readonly kind: 'guest'; readonly id: string };

type PlayerQuery = QueryOf<RouteAt<'GET /players/{id}/matches/count'>>;
/** Filter for the matches of a player. Those of a guest know only words and time. */
export type HistoryQuery = Pick<
  PlayerQuery,
  'search' | 'opponentId' | 'eventId' | 'eventType' | 'afterDate' | 'beforeDate'
>;

/** Matches per page of a history; they are rows, so a page is longer than a page of cards. */
const perPage = 10;

const historyKey = ({ kind, id }: HistoryOwner, query: HistoryQuery) =>
  [...matchKeys.lists, 'history', kind, id, query] as const;

/** The matches of somebody, the latest first; the first page is also there without network. */
export const useMatchHistory = (owner: HistoryOwner, query: HistoryQuery): MoreList<MatchHead> =>
  useMoreList({
    queryKey: historyKey(owner, query),
    perPage,
    keepsPrevious: true,
    read: (page, signal) => {
      const { id } = owner;
      if (owner.kind === 'player')
        return request('GET /players/{id}/matches', { params: { id }, query: { ...query, ...page }, signal });
      const { search, afterDate, beforeDate } = query;
      const asked = {
        createdById: id,
        ...page,
        ...(search !== undefined && { search }),
        ...(afterDate !== undefined && { afterDate }),
        ...(beforeDate !== undefined && { beforeDate }),
      };
      return request('GET /matches', { query: asked, signal });
    },
  });

/** Maximum number of running matches of one player that a page offers. */
const maxRunning = 5;

/** The matches of a player that are running now, the latest first. */
export function useRunningMatches(playerId: string | null): UseQueryResult<readonly MatchHead[]> {
  const queryKey = [...matchKeys.lists, 'running', playerId] as const;
  const query = { status: ['running' as const], limit: maxRunning };
  return useQuery({
    ...keeping(queryKey, (signal) =>
      request('GET /players/{id}/matches', { params: { id: playerId ?? '' }, query, signal }),
    ),
    enabled: playerId !== null,
  });
}

/** A registered player as matches name them. */
type MetPlayer = Extract<MatchPlayer, { readonly type: 'registered' }>;
/** @property date when the player's latest match in it began, ms since 1970 */
type MetEvent = { readonly id: string; readonly name: string; readonly date: number };
/** Whom and what a player has met, the latest first. */
type Met = { readonly players: readonly MetPlayer[]; readonly events: readonly MetEvent[] };

/** Registered opponents and partners, and events, in the latest matches of a player. */
export function useMet(id: string, { isEnabled = true } = {}): UseQueryResult<Met> {
  return useQuery({
    // Answers that a device has kept under `met` name no dates.
    queryKey: ['statistics', 'met-on', id],
    queryFn: async ({ signal }) => {
      const query = { limit: maxLimit };
      return metIn(await request('GET /players/{id}/matches', { params: { id }, query, signal }), id);
    },
    enabled: isEnabled,
  });
}

const metIn = (heads: readonly MatchHead[], ownId: string): Met => {
  const players = heads
    .flatMap(({ props }) => props.parties)
    .flatMap(playersOf)
    .filter((player) => player.type === 'registered' && player.id !== ownId);
  const events = heads.flatMap(({ props: { eventId, eventName, startedAt, timeStamp } }) =>
    eventId === null || eventName === null
      ? []
      : [{ id: eventId, name: eventName, date: startedAt ?? timeStamp }],
  );
  const once = <Thing extends { readonly id: string }>(things: readonly Thing[]): readonly Thing[] => {
    const seen = new Set<string>();
    return things.filter(({ id }) => !seen.has(id) && seen.add(id));
  };
  const latest = events.toSorted((one, other) => other.date - one.date);
  return { players: once(players as readonly MetPlayer[]), events: once(latest) };
};
