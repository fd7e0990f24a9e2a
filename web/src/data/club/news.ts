import type { ChangedNewsProps, NewNewsProps, NewsEntity } from '@neundarter/contract/entities/news';
import { defaultLimit } from '@neundarter/contract/limits';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Failed, useChange } from '../api/use-change.ts';

/** Number of posts per page. Specification: page size. */
export const newsPerPage = defaultLimit;

/** The reader of the list: only authors see drafts. */
type NewsReader = { readonly seesDrafts: boolean };

/** Keys of the cache; everything about news begins with `news`. */
const newsKeys = {
  all: ['news'],
  list: (reader: NewsReader, page: number) => ['news', 'list', reader, page],
  count: (reader: NewsReader) => ['news', 'count', reader],
} as const;

const filterFor = ({ seesDrafts }: NewsReader) => (seesDrafts ? {} : ({ status: 'published' } as const));

/** One page of the news, newest first. @param page from 1 */
export function useNewsList(reader: NewsReader, page: number): UseQueryResult<readonly NewsEntity[]> {
  return useQuery({
    queryKey: newsKeys.list(reader, page),
    queryFn: ({ signal }) =>
      request('GET /news', {
        query: { ...filterFor(reader), skip: (page - 1) * newsPerPage, limit: newsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Number of posts. */
export function useNewsCount(reader: NewsReader): UseQueryResult<number> {
  return useQuery({
    queryKey: newsKeys.count(reader),
    queryFn: async ({ signal }) =>
      (await request('GET /news/count', { query: filterFor(reader), signal })).count,
    placeholderData: keepPreviousData,
  });
}

/** A new post gets its id when the editor opens, so that saving twice creates no second post. */
export type NewsToSave =
  | { readonly kind: 'new'; readonly id: string; readonly props: NewNewsProps }
  | { readonly kind: 'known'; readonly id: string; readonly changedProps: ChangedNewsProps };

/** Saves a post and reads the list again. */
export const useNewsSaving = (failed: Failed) =>
  useChange({
    send: (news: NewsToSave) =>
      news.kind === 'new'
        ? request('POST /news/', { body: { id: news.id, props: news.props } })
        : request('PATCH /news/', { body: { id: news.id, changedProps: news.changedProps } }),
    stale: [newsKeys.all],
    failed,
  });

/** Deletes a post for good and reads the list again. */
export const useNewsDeletion = (failed: Failed) =>
  useChange({
    send: (id: string) => request('DELETE /news/{id}', { params: { id } }),
    stale: [newsKeys.all],
    failed,
  });
