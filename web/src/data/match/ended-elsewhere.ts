import { useQueries } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { hasCode } from '../api/api-error.ts';
import { matchKeys } from './matches.ts';

type EndedElsewhere = {
  readonly ended: ReadonlySet<string>;
  /** Whether the server was asked about all of them since the page opened, or does not answer. */
  readonly isKnown: boolean;
};

/**
 * Which of the matches that this device calls running are over or deleted on the server, because somebody ended them
 * elsewhere. Without a server none.
 */
export const useEndedElsewhere = (ids: readonly string[]): EndedElsewhere =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: [...matchKeys.standing(id), 'status'],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        (await request('GET /matches/{id}/standing', { params: { id }, signal })).status,
      retry: false,
    })),
    combine: (answers) => ({
      ended: new Set(
        answers.flatMap(({ data, error }, index) =>
          data === 'finished' || hasCode(error, 'error.not-found') ? (ids[index] ?? []) : [],
        ),
      ),
      // An answer of an earlier visit may be older than the end.
      isKnown: answers.every(({ isFetchedAfterMount, isFetching }) => isFetchedAfterMount || !isFetching),
    }),
  });
