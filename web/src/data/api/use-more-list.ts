import { defaultLimit } from '@neundarter/contract/limits';
import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { type Seen, useKept } from './use-kept.ts';

/** One page of a list: one entry more than it shows, so that it is known whether there is a next page. */
type ListPage<Entry> = readonly Entry[];
export type ListPages<Entry> = InfiniteData<ListPage<Entry>, number>;

/** Asks the server for entries. */
type PageReader<Entry> = (
  page: { readonly skip: number; readonly limit: number },
  signal: AbortSignal,
) => Promise<ListPage<Entry>>;

export type MoreList<Entry> = Seen<readonly Entry[]> & {
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Loads the next page. */
  readonly more: () => void;
};

type Options<Entry> = {
  readonly queryKey: QueryKey;
  readonly read: PageReader<Entry>;
  /** Entries per page. Specification: page size. */
  readonly perPage?: number;
  /** Whether the list shows its earlier entries until those of a new filter are loaded. */
  readonly keepsPrevious?: boolean;
};

/** A list that shows a few entries and grows page by page. Without network it shows what this device has seen. */
export function useMoreList<Entry extends { readonly id: string }>({
  queryKey,
  read,
  perPage = defaultLimit,
  keepsPrevious = false,
}: Options<Entry>): MoreList<Entry> {
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read({ skip: pageParam, limit: perPage + 1 }, signal),
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
    initialPageParam: 0,
    getNextPageParam: (last: ListPage<Entry>, _, skip: number) =>
      last.length > perPage ? skip + perPage : undefined,
  });
  const seen = useKept<Pick<ListPages<Entry>, 'pages'>>(queryKey, list);
  return {
    ...seen,
    data: seen.data === undefined ? undefined : entriesOf(seen.data, perPage),
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    more: () => void list.fetchNextPage(),
  };
}

/** The shown entries of all pages, each once: entries that came meanwhile have moved others to the next page. */
export function entriesOf<Entry extends { readonly id: string }>(
  { pages }: Pick<ListPages<Entry>, 'pages'>,
  perPage: number,
): readonly Entry[] {
  const last = pages.at(-1) ?? [];
  const all = [...pages.slice(0, -1).flat(), ...(last.length > perPage ? last.slice(0, -1) : last)];
  return [...new Map(all.map((entry) => [entry.id, entry])).values()];
}
