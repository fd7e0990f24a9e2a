import { QueryClient } from '@tanstack/react-query';
import { isUnreachable } from './is-unreachable.ts';
import { isSound } from './read-troubles.ts';
import { withSeenAnswers } from './with-seen-answers.ts';

/** Maximum number of repeats of a read that found no server; what happens if the server fails: `pacedRead`. */
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
        persister: withSeenAnswers,
        staleTime: 2000,
        retry: (failures, error) => failures < maxRepeats && isUnreachable(error),
        retryDelay: (failures) => 500 * 2 ** failures,
        refetchOnMount: isSound,
        retryOnMount: isSound,
        refetchOnWindowFocus: isSound,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
