// Results of matches of events, and their corrections.
import type { AnswerOf, BodyOf } from '@neundarter/contract/route';
import type { resultRoutes, EnteredResult as SentResult } from '@neundarter/contract/routes/results';
import type { EndFacts } from '@neundarter/rules/match/how-it-ended';
import type { Match } from '@neundarter/rules/match/types';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { requestMinimal } from '../api/request-minimal.ts';
import { eventMatchKeys } from './event-matches.ts';
import { useResultChange } from './use-result-change.ts';

type OfMatch = { readonly matchId: string };

export type EnteredResult = OfMatch & { readonly result: SentResult };

/** Enters a result without darts, or ends a match by forfeit or retirement. */
export const useResultEntry = (id: string) =>
  useResultChange<EnteredResult>(id, ({ matchId, result }) =>
    requestMinimal('POST /events/{id}/matches/{matchId}/result', { params: { id, matchId }, body: result }),
  );

type UndoneResult = OfMatch & BodyOf<(typeof resultRoutes)['undoResult']>;

/** Takes back the end of a match. */
export const useResultUndo = (id: string) =>
  useResultChange<UndoneResult>(id, ({ matchId, ...body }) =>
    requestMinimal('PATCH /events/{id}/matches/{matchId}/undo-result', { params: { id, matchId }, body }),
  );

/** Matches that have begun and would be reset if the end of a match were taken back. */
export const useDependents = (id: string, matchId: string) =>
  useQuery({
    queryKey: [...eventMatchKeys.of(id), 'dependents', matchId],
    queryFn: () => request('GET /events/{id}/matches/{matchId}/dependents', { params: { id, matchId } }),
    gcTime: 0,
  });

/** What a take-over of a place does to other matches. */
export type TakeOver = AnswerOf<(typeof resultRoutes)['readTakeOver']>;

/** What happens if the loser of a match takes over the place of its winner. @param matchId null to ask nothing */
export const useTakeOver = (id: string, matchId: string | null) =>
  useQuery({
    queryKey: [...eventMatchKeys.of(id), 'take-over', matchId],
    queryFn: () =>
      request('GET /events/{id}/matches/{matchId}/take-over', { params: { id, matchId: matchId ?? '' } }),
    enabled: matchId !== null,
    gcTime: 0,
  });

/** A match as far as a result changes it. */
export type EnteredMatch = EndFacts & Pick<Match, 'config' | 'sets'>;

/** How a match is played, what is recorded of it, and how it has ended; undefined until it is known. */
export const useEnteredMatch = (matchId: string): EnteredMatch | undefined =>
  useQuery({
    queryKey: ['matches', matchId, 'entered'],
    queryFn: () => request('GET /matches/{id}', { params: { id: matchId } }),
    gcTime: 0,
  }).data?.props;
