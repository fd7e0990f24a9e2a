import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Maximum number of repeats of a read that may succeed later. */
const maxRepeats = 2;

/**
 * Sends reads at once even if the browser reports to be offline (a server in the hall needs no internet), and repeats
 * them only if they may succeed later.
 */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 2000,
        retry: (failures, error) => failures < maxRepeats && error instanceof ApiError && error.isRetryable,
        retryDelay: (failures) => 500 * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
