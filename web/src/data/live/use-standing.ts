import type { MatchStanding } from '@neundarter/contract/entities/match';
import type { MatchEventBase, MatchScoreUpdated } from '@neundarter/contract/live';
import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { forgetMatch, matchKeys, standingQuery } from '../match/matches.ts';
import { applyScoreUpdate, newerOf } from './apply-live.ts';
import { useLiveChannel } from './live.ts';
import type { LiveHandlers } from './live-connection.ts';

/**
 * What a scoreboard shows of a match, live: every turn comes with its standing, so nothing is read per turn. A gap
 * in the revisions reads once; after an interruption the standing sent with the new subscription is compared.
 */
export function useStanding(id: string): UseQueryResult<MatchStanding> {
  const client = useQueryClient();
  const query = useQuery({ ...standingQuery(client, id), staleTime: Number.POSITIVE_INFINITY });
  useLiveChannel(`matches/${id}`, standingHandlers(client, id));
  return query;
}

/** What live news of a match do to the cache. */
export function standingHandlers(client: QueryClient, id: string): LiveHandlers {
  const queryKey = matchKeys.standing(id);
  const refetch = () => void client.refetchQueries({ queryKey });
  const readIfNewer = (event: MatchEventBase) => {
    const known = client.getQueryData<MatchStanding>(queryKey);
    if (known === undefined || event.revision > known.revision) refetch();
  };
  return {
    onStanding: (standing) => keepStanding(client, standing),
    'match-score-updated': (event) => {
      if (patchStanding(client, id, event)) refetch();
    },
    'match-finished': readIfNewer,
    'match-deleted': () => void forgetMatch(client, id),
  };
}

/** Puts a standing that is newer than the known one into the cache. */
function keepStanding(client: QueryClient, standing: MatchStanding): void {
  client.setQueryData<MatchStanding>(matchKeys.standing(standing.id), (known) =>
    newerOf(known, standing, (one) => one.revision),
  );
}

/** @returns whether the standing must be read */
function patchStanding(client: QueryClient, id: string, event: MatchScoreUpdated): boolean {
  const queryKey = matchKeys.standing(id);
  const known = client.getQueryData<MatchStanding>(queryKey);
  if (known === undefined) return true;
  const change = applyScoreUpdate(known, event);
  if (change.standing !== known) client.setQueryData(queryKey, change.standing);
  return change.mustRefetch;
}
