// What organisers change while a tournament is running.
import { maxLimit } from '@neundarter/contract/limits';
import type { AnswerOf, BodyOf } from '@neundarter/contract/route';
import type { runningTournamentRoutes } from '@neundarter/contract/routes/running-tournaments';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { useTournamentChange } from './use-tournament-change.ts';

type Routes = typeof runningTournamentRoutes;

/** A match of the tournament. */
type OfMatch = { readonly matchId: string };

export const useCallerChoice = (id: string) =>
  useTournamentChange<OfMatch & { readonly caller: string | null }>(id, {
    send: ({ matchId, caller }) =>
      request('PATCH /events/{id}/matches/{matchId}/caller', { params: { id, matchId }, body: { caller } }),
  });

export const useBoardChoice = (id: string) =>
  useTournamentChange<OfMatch & BodyOf<Routes['setMatchBoard']>>(id, {
    send: ({ matchId, ...body }) =>
      request('PATCH /events/{id}/matches/{matchId}/board', { params: { id, matchId }, body }),
  });

/** Writes the board of all matches of a group. */
export const useGroupBoardChoice = (id: string) =>
  useTournamentChange<BodyOf<Routes['setGroupBoard']>>(id, {
    send: (body) => request('PATCH /events/{id}/groups/board', { params: { id }, body }),
  });

/** Changes the legs and sets of a round in which nothing has begun. */
export const useRoundChange = (id: string) =>
  useTournamentChange<BodyOf<Routes['changeRound']>>(id, {
    send: (body) => request('PATCH /events/{id}/rounds', { params: { id }, body }),
  });

/** Drops the match for the third place. */
export const useThirdPlaceRemoval = (id: string) =>
  useTournamentChange<BodyOf<Routes['dropThirdPlace']>>(id, {
    send: (body) => request('PATCH /events/{id}/drop-third-place', { params: { id }, body }),
  });

/** Puts other people in place of an entry that has not played yet. */
export const useSubstitution = (id: string) =>
  useTournamentChange<BodyOf<Routes['substituteEntrant']>>(id, {
    send: (body) => request('PATCH /events/{id}/substitute-participant', { params: { id }, body }),
  });

/** Takes back the start, as long as nothing is played. */
export const useStartUndo = (id: string) =>
  useTournamentChange<void>(id, {
    send: () => request('PATCH /events/{id}/undo-start', { params: { id } }),
  });

/** Takes an entry out of the groups or out of the knockout. */
export const useEntrantWithdrawal = (id: string) =>
  useTournamentChange<BodyOf<Routes['withdrawEntrant']>>(id, {
    send: (body) => request('PATCH /events/{id}/withdraw', { params: { id }, body }),
  });

export const useWithdrawalUndo = (id: string) =>
  useTournamentChange<string>(id, {
    send: (entrant) => request('PATCH /events/{id}/undo-withdraw', { params: { id }, body: { entrant } }),
  });

/** Notes that an entry has gone and calls nothing, or is back. */
export const usePresence = (id: string) =>
  useTournamentChange<BodyOf<Routes['setGone']>>(id, {
    send: (body) => request('PATCH /events/{id}/gone', { params: { id }, body }),
  });

/** Decides a shared rank. */
export const useOrderDecision = (id: string) =>
  useTournamentChange<BodyOf<Routes['decideOrder']>>(id, {
    send: (body) => request('PATCH /events/{id}/decide', { params: { id }, body }),
  });

/** Takes back the decision about a shared rank. */
export const useDecisionUndo = (id: string) =>
  useTournamentChange<readonly string[]>(id, {
    send: (entrants) =>
      request('PATCH /events/{id}/undo-decide', { params: { id }, body: { entrants: [...entrants] } }),
  });

/** Where somebody would sit who entered now, and whom they would meet. */
export type FreeSeat = AnswerOf<Routes['readLateSeat']>;

/** Where somebody would sit who entered now. @param revision of the event: with another one it is read again */
export const useLateSeat = (id: string, revision: number) =>
  useQuery({
    queryKey: ['events', 'late-seat', id, revision],
    queryFn: ({ signal }) => request('GET /events/{id}/late-seat', { params: { id }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** Lets people in after the start. */
export const useLateEntry = (id: string) =>
  useTournamentChange<BodyOf<Routes['addLateEntry']>>(id, {
    send: (body) => request('POST /events/{id}/late-entries', { params: { id }, body }),
  });

/** Takes back a late entry that has not played yet. */
export const useLateEntryUndo = (id: string) =>
  useTournamentChange<string>(id, {
    send: (entrant) => request('DELETE /events/{id}/late-entries/{entrant}', { params: { id, entrant } }),
  });

/** Draws the second chance. */
export const useSecondChanceDraw = (id: string) =>
  useTournamentChange<BodyOf<Routes['drawSecondChance']>>(id, {
    send: (body) => request('PATCH /events/{id}/second-chance', { params: { id }, body }),
  });

/** Takes back the draw of the second chance. */
export const useSecondChanceUndo = (id: string) =>
  useTournamentChange<void>(id, {
    send: () => request('DELETE /events/{id}/second-chance', { params: { id } }),
  });

export type TournamentLogEntry = AnswerOf<Routes['readTournamentLog']>[number];

/** What was decided during the tournament, latest first. @param revision of the event: with another one it is read again */
export const useTournamentLog = (id: string, revision: number) =>
  useInfiniteQuery({
    queryKey: ['events', 'log', id, revision],
    queryFn: ({ pageParam, signal }) =>
      request('GET /events/{id}/log', {
        params: { id },
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => (last.length < maxLimit ? undefined : last.at(-1)?.seq),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
