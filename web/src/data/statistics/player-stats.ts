import type { MatchHead } from '@neundarter/contract/entities/match';
import type { PlayedTournament } from '@neundarter/contract/entities/statistics';
import type { ExportContent, ExportFormat, StatisticsFilter } from '@neundarter/contract/routes/statistics';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type FileProgress, type ReceivedFile, requestFile } from '../api/request-file.ts';
import { type MoreList, useMoreList } from '../api/use-more-list.ts';
import { keptFilter, type MovingPeriod, statisticsKeys } from './statistics.ts';

/** A page of a list, from 1. */
type ListPart = { readonly page: number; readonly perPage: number };

/** Which matches: those that fit the filter. @property period the name of its period if that moves with the clock */
export type MatchChoice = { readonly filter: StatisticsFilter; readonly period: MovingPeriod | null };

const keys = {
  list: (id: string, filter: StatisticsFilter, part: ListPart) =>
    [...statisticsKeys.all, 'matches', id, filter, part] as const,
  count: (id: string, filter: StatisticsFilter) => [...statisticsKeys.all, 'count', id, filter] as const,
};

/** One page of a player's matches that fit the filter, newest first. */
export function usePlayerMatches(
  id: string,
  { filter, period }: MatchChoice,
  part: ListPart,
): UseQueryResult<readonly MatchHead[]> {
  const { page, perPage } = part;
  return useQuery({
    queryKey: keys.list(id, filter, part),
    queryFn: ({ signal }) =>
      request('GET /players/{id}/matches', {
        params: { id },
        query: { ...filter, skip: (page - 1) * perPage, limit: perPage },
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: { keptAs: [...statisticsKeys.all, 'matches', id, keptFilter(filter, period), part] },
  });
}

/** The tournaments that the signed-in player has played or plays, latest first. */
export const useOwnTournaments = (playerId: string): MoreList<PlayedTournament> =>
  useMoreList({
    queryKey: [...statisticsKeys.all, 'tournaments', playerId],
    read: (query, signal) =>
      request('GET /players/{id}/tournaments', { params: { id: playerId }, query, signal }),
  });

/** Number of a player's matches that fit the filter. */
export function usePlayerMatchCount(id: string, { filter, period }: MatchChoice): UseQueryResult<number> {
  return useQuery({
    queryKey: keys.count(id, filter),
    queryFn: async ({ signal }) =>
      (await request('GET /players/{id}/matches/count', { params: { id }, query: filter, signal })).count,
    placeholderData: keepPreviousData,
    meta: { keptAs: [...statisticsKeys.all, 'count', id, keptFilter(filter, period)] },
  });
}

export type MatchesFile = { readonly content: ExportContent; readonly format: ExportFormat };

type MatchesFileOptions = {
  readonly filter?: StatisticsFilter;
  readonly onProgress?: FileProgress | undefined;
};

/** The user's own matches that fit the filter, or their own turns in them, as a file. @throws {ApiError} */
export const readMatchesFile = (
  id: string,
  file: MatchesFile,
  { filter = {}, onProgress }: MatchesFileOptions = {},
): Promise<ReceivedFile> =>
  requestFile(
    'GET /players/{id}/matches/export',
    { params: { id }, query: { ...filter, ...file } },
    onProgress,
  );
