import { hashKey, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { hasCode } from './api-error.ts';
import { awaySince, onAway } from './away-queries.ts';
import { isUnreachable } from './is-unreachable.ts';
import { useLastError } from './use-last-error.ts';

/** Options of a query that a page uses together with `useKept`. */
export const keeping = <Answer>(queryKey: QueryKey, read: (signal: AbortSignal) => Promise<Answer>) => ({
  queryKey,
  queryFn: ({ signal }: Pick<QueryFunctionContext, 'signal'>): Promise<Answer> => read(signal),
});

/** What a page shows of a query: the server's answer, or while there is no server what this device has seen. */
export type Seen<Answer> = {
  readonly data: Answer | undefined;
  /** Why there is nothing to show; null while it is loading and when there is something. */
  readonly error: unknown;
  /** When the shown data was read, ms since 1970, if the server cannot be reached now; otherwise null. */
  readonly seenAt: number | null;
  readonly again: () => void;
};

type Asked<Answer> = {
  readonly data: Answer | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
};

/** A query with the age of its answer, if it comes from this device because the server cannot be reached. */
export function useKept<Answer>(queryKey: QueryKey, { data, error, refetch }: Asked<Answer>): Seen<Answer> {
  const hash = hashKey(queryKey);
  const seenAt = useSyncExternalStore(onAway, () => awaySince(hash));
  const last = useLastError({ data, error });
  // While it tries again without network, or looks again for what does not exist, the page stays as it is.
  const isKept = isUnreachable(last) || hasCode(last, 'error.not-found');
  const shown = error ?? (isKept ? last : null);
  return {
    data,
    error: data === undefined ? shown : null,
    seenAt: data === undefined ? null : seenAt,
    again: () => void refetch(),
  };
}
