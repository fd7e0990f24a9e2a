import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Repeats of a read that may succeed later. */
const maxRepeats = 2;

/**
 * Reads are tried at once even where the browser believes to be offline (a server in the hall needs no internet),
 * and repeated only where that can help.
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
