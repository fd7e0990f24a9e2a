import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { withSeenAnswers } from './with-seen-answers.ts';

/** Maximum number of repeats of a read that may succeed later. */
const maxRepeats = 2;

/** Longest wait named by the server that a page waits by itself; otherwise it shows when it goes on. Seconds. */
const longestWaitS = 5;

const secondsToWait = (error: unknown): number | null =>
  error instanceof ApiError ? error.retryAfterS : null;

const isWorthRepeating = (error: unknown): boolean =>
  error instanceof ApiError && error.isRetryable && (error.retryAfterS ?? 0) <= longestWaitS;

/**
 * Sends reads at once even if the browser reports to be offline (a server in the hall needs no internet), and repeats
 * them only if they may succeed later.
 */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        persister: withSeenAnswers,
        staleTime: 2000,
        retry: (failures, error) => failures < maxRepeats && isWorthRepeating(error),
        retryDelay: (failures, error) => Math.max(500 * 2 ** failures, 1000 * (secondsToWait(error) ?? 0)),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
