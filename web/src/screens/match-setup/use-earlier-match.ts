import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { loadCode } from '../../device/late-code.ts';
import type { EarlierMatch } from './setup-from-match.ts';

/** The match to play again; from this device if stored there, so it also works without network. */
export const useEarlierMatch = (id: string | null): UseQueryResult<EarlierMatch> =>
  useQuery({
    queryKey: ['earlier-match', id],
    queryFn: async ({ signal }) => {
      const { readEarlierMatch } = await loadCode(() => import('./read-earlier-match.ts'));
      return readEarlierMatch(id ?? '', signal);
    },
    enabled: id !== null,
  });
