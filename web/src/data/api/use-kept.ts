import {
  type QueryFunctionContext,
  type QueryKey,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { readSession } from '../people/session.ts';
import { ApiError } from './api-error.ts';
import { type KeptAnswer, keepAnswer, readKeptAnswer } from './kept-answers.ts';
import { useLastError } from './use-last-error.ts';

/** Time between two tries while the server cannot be reached. ms */
const againMs = 5000;

/** Whether the call found no server; every answer of the server, also a refusal, is not this. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'error.api.network-error';

/** Another user of the device has other answers. */
const keptUnder = (queryKey: QueryKey): string =>
  JSON.stringify([readSession()?.user.id ?? null, ...queryKey]);

/**
 * Options of a query whose latest answer the device keeps; while the server cannot be reached, it tries again. Use it
 * together with `useKept`.
 */
export const keeping = <Answer>(queryKey: QueryKey, read: (signal: AbortSignal) => Promise<Answer>) => ({
  queryKey,
  queryFn: async ({ signal }: Pick<QueryFunctionContext, 'signal'>): Promise<Answer> => {
    const answer = await read(signal);
    void keepAnswer(keptUnder(queryKey), { answer, at: Date.now() });
    return answer;
  },
  refetchInterval: ({ state }: { readonly state: { readonly error: Error | null } }) =>
    isUnreachable(state.error) ? againMs : (false as const),
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

type Asked<Answer> = Pick<
  UseQueryResult<Answer>,
  'data' | 'error' | 'failureReason' | 'dataUpdatedAt' | 'errorUpdatedAt'
> & { readonly refetch: () => unknown };

/** The answer of a query with `keeping`; without network the one that this device has kept. */
export function useKept<Answer>(queryKey: QueryKey, query: Asked<Answer>): Seen<Answer> {
  const last = useLastError(query);
  // While it tries again without network, the page stays as it is.
  const error = query.error ?? (isUnreachable(last) ? last : null);
  const isUnanswered = isUnreachable(error ?? query.failureReason);
  const isAway = isUnanswered || query.errorUpdatedAt > query.dataUpdatedAt;
  const kept = useQuery({
    queryKey: ['kept', ...queryKey],
    queryFn: () => readKeptAnswer<Answer>(keptUnder(queryKey)),
    enabled: query.data === undefined && isUnanswered,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return {
    ...shown({ ...query, error }, kept.data ?? null, isAway),
    again: () => void query.refetch(),
  };
}

function shown<Answer>(
  { data, error, dataUpdatedAt }: Asked<Answer>,
  kept: KeptAnswer<Answer> | null,
  isAway: boolean,
): Omit<Seen<Answer>, 'again'> {
  const isRefused = error !== null && !isUnreachable(error);
  if (data !== undefined) return { data, error: null, seenAt: isAway && !isRefused ? dataUpdatedAt : null };
  if (kept !== null && !isRefused) return { data: kept.answer, error: null, seenAt: kept.at };
  return { data: undefined, error, seenAt: null };
}

/** The oldest time at which something on a page was read; null if the server is there. */
export const oldestOf = (...seen: readonly Pick<Seen<unknown>, 'seenAt'>[]): number | null => {
  const times = seen.map(({ seenAt }) => seenAt).filter((at) => at !== null);
  return times.length === 0 ? null : Math.min(...times);
};
