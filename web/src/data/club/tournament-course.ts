// What organisers change while a tournament is running.
import type { EventEntity } from '@neundarter/contract/entities/event';
import type { BodyOf } from '@neundarter/contract/route';
import type { runningTournamentRoutes } from '@neundarter/contract/routes/running-tournaments';
import type { MatchConfig } from '@neundarter/rules/match/types';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Change, useChange } from '../api/use-change.ts';
import { eventMatchKeys } from './event-matches.ts';
import { eventRankingKeys } from './event-rankings.ts';
import { eventKeys } from './events.ts';

type Routes = typeof runningTournamentRoutes;

/** A change of a running tournament; its answer replaces the event that the device knows. */
function useCourseChange<Sent>(
  eventId: string,
  send: (sent: Sent) => Promise<EventEntity>,
): Change<Sent, EventEntity> {
  return useChange<Sent, EventEntity>({
    send,
    keep: (event, _, client) => client.setQueryData(eventKeys.entity(eventId), event),
    stale: [eventMatchKeys.of(eventId), eventRankingKeys.of(eventId)],
    scope: `event-${eventId}`,
  });
}

/** A match of the tournament. */
type OfMatch = { readonly matchId: string };

export type EnteredResult = OfMatch & { readonly result: BodyOf<Routes['enterResult']> };

/** Enters a result without darts, or ends a match by forfeit or retirement. */
export const useResultEntry = (id: string) =>
  useCourseChange<EnteredResult>(id, ({ matchId, result }) =>
    request('POST /events/{id}/matches/{matchId}/result', { params: { id, matchId }, body: result }),
  );

export type UndoneResult = OfMatch & BodyOf<Routes['undoResult']>;

/** Takes back the end of a match. */
export const useResultUndo = (id: string) =>
  useCourseChange<UndoneResult>(id, ({ matchId, ...body }) =>
    request('PATCH /events/{id}/matches/{matchId}/undo-result', { params: { id, matchId }, body }),
  );

export const useCallerChoice = (id: string) =>
  useCourseChange<OfMatch & { readonly caller: string | null }>(id, ({ matchId, caller }) =>
    request('PATCH /events/{id}/matches/{matchId}/caller', { params: { id, matchId }, body: { caller } }),
  );

export const useBoardChoice = (id: string) =>
  useCourseChange<OfMatch & { readonly board: string | null }>(id, ({ matchId, board }) =>
    request('PATCH /events/{id}/matches/{matchId}/board', { params: { id, matchId }, body: { board } }),
  );

/** Takes an entry out of the groups or out of the knockout. */
export const useEntrantWithdrawal = (id: string) =>
  useCourseChange<BodyOf<Routes['withdrawEntrant']>>(id, (body) =>
    request('PATCH /events/{id}/withdraw', { params: { id }, body }),
  );

export const useWithdrawalUndo = (id: string) =>
  useCourseChange<string>(id, (entrant) =>
    request('PATCH /events/{id}/undo-withdraw', { params: { id }, body: { entrant } }),
  );

/** Decides a shared rank. */
export const useOrderDecision = (id: string) =>
  useCourseChange<BodyOf<Routes['decideOrder']>>(id, (body) =>
    request('PATCH /events/{id}/decide', { params: { id }, body }),
  );

/** Matches that have begun and would be reset if the end of a match were taken back. */
export const useDependents = (id: string, matchId: string) =>
  useQuery({
    queryKey: [...eventMatchKeys.of(id), 'dependents', matchId],
    queryFn: () => request('GET /events/{id}/matches/{matchId}/dependents', { params: { id, matchId } }),
    gcTime: 0,
  });

/** How a match is played; undefined until it is known. */
export const useConfigOf = (matchId: string): MatchConfig | undefined =>
  useQuery({
    queryKey: ['matches', matchId, 'config'],
    queryFn: () => request('GET /matches/{id}', { params: { id: matchId } }),
    gcTime: 0,
  }).data?.props.config;
