import type { MatchEntity, MatchHead } from '@neundarter/contract/entities/match';
import { maxLimit } from '@neundarter/contract/limits';
import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Failed, useChange } from '../api/use-change.ts';
import { statisticsKeys } from '../statistics/statistics.ts';
import { matchQueue } from './match-queue.ts';
import { keepMatchEntity, matchKeys } from './matches.ts';

const unconfirmedKey = [...matchKeys.lists, 'unconfirmed'] as const;

/** Matches in which the signed-in player was named without having agreed, newest first. */
export const useUnconfirmedMatches = ({
  isEnabled,
}: {
  readonly isEnabled: boolean;
}): UseQueryResult<readonly MatchHead[]> =>
  useQuery({
    queryKey: unconfirmedKey,
    queryFn: ({ signal }) => request('GET /matches/unconfirmed', { query: { limit: maxLimit }, signal }),
    enabled: isEnabled,
  });

/** Everything that shows the players of matches, or counts them. */
const kept = {
  keep: async (match: MatchEntity, _: string, client: QueryClient) => {
    keepMatchEntity(client, match);
    const stored = await matchQueue().read(match.id);
    if (stored !== null) await matchQueue().takeAnswer(match.id, match);
  },
  stale: [matchKeys.all, statisticsKeys.all],
};

/** Confirms that the signed-in player plays in a match. */
export const useConfirmMatch = (failed: Failed<string>) =>
  useChange({
    send: (id: string) => request('PATCH /matches/{id}/confirm', { params: { id } }),
    ...kept,
    failed,
  });

/** Replaces the signed-in player in a match by a guest of the same name. */
export const useLeaveMatch = (failed: Failed<string>) =>
  useChange({
    send: (id: string) => request('PATCH /matches/{id}/leave', { params: { id } }),
    ...kept,
    failed,
  });
