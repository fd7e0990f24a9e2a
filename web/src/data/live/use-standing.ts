import type { MatchStanding } from '@neundarter/contract/entities/match';
import type { MatchEventBase, MatchScoreUpdated } from '@neundarter/contract/live';
import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { isSound } from '../api/read-troubles.ts';
import { forgetMatch, matchKeys, newerOf } from '../match/matches.ts';
import { type LiveHandlers, useLiveChannel } from './live.ts';

const revisionOf = (match: MatchStanding) => match.revision;

/** Reads a standing; an older answer never replaces a newer one. */
function standingQuery(client: QueryClient, id: string) {
  const queryKey = matchKeys.standing(id);
  return {
    queryKey,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const read = await request('GET /matches/{id}/standing', { params: { id }, signal });
      return newerOf(client.getQueryData<MatchStanding>(queryKey), read, revisionOf);
    },
  };
}

/**
 * The live standing of a match for a scoreboard: every turn comes with its standing, so nothing is read per turn. A gap
 * in the revisions causes one read; after an interruption the standing of the new subscription is compared.
 */
export function useStanding(id: string): UseQueryResult<MatchStanding> {
  const client = useQueryClient();
  const query = useQuery({ ...standingQuery(client, id), staleTime: Number.POSITIVE_INFINITY });
  useLiveChannel(`matches/${id}`, standingHandlers(client, id));
  return query;
}

/** Updates the cache from the live events of a match. */
export function standingHandlers(client: QueryClient, id: string): LiveHandlers {
  const queryKey = matchKeys.standing(id);
  const refetch = () => void client.refetchQueries({ queryKey, predicate: isSound });
  const readIfNewer = (event: MatchEventBase) => {
    const known = client.getQueryData<MatchStanding>(queryKey);
    if (known === undefined || event.revision > known.revision) refetch();
  };
  return {
    onStanding: (standing) => keepStanding(client, standing),
    onRefused: (error) => {
      if (error === 'error.not-found') void forgetMatch(client, id);
    },
    'match-score-updated': (event) => {
      if (patchStanding(client, id, event)) refetch();
    },
    'match-finished': readIfNewer,
    'match-deleted': () => void forgetMatch(client, id),
  };
}

/** Puts a standing into the cache if it is newer than the cached one. */
function keepStanding(client: QueryClient, standing: MatchStanding): void {
  client.setQueryData<MatchStanding>(matchKeys.standing(standing.id), (known) =>
    newerOf(known, standing, revisionOf),
  );
}

type LiveChange = {
  readonly standing: MatchStanding;
  /** Whether something beside the standing may have changed, or an event was missed: read once. */
  readonly mustRefetch: boolean;
};

/**
 * A standing after an event. An event that is already known changes nothing. A gap in the revisions means that an event
 * was missed. Bull-outs, starts, switches, forfeits and ends change more than the event contains.
 */
export function applyScoreUpdate(known: MatchStanding, event: MatchScoreUpdated): LiveChange {
  if (event.revision <= known.revision) return { standing: known, mustRefetch: false };
  const { standing, revision, canSwitchPlayer } = event;
  const hasGap = revision !== known.revision + 1;
  const isTurn = event.change === 'throw' || event.change === 'undo' || event.change === 'correct';
  return {
    standing: {
      ...known,
      standing,
      revision,
      canSwitchPlayer,
      status: standing.status,
      currentParty: standing.currentParty,
      currentPlayerId: standing.currentPlayerId,
    },
    mustRefetch: hasGap || !isTurn || standing.status !== known.status,
  };
}

/** @returns whether the standing must be read again */
function patchStanding(client: QueryClient, id: string, event: MatchScoreUpdated): boolean {
  const queryKey = matchKeys.standing(id);
  const known = client.getQueryData<MatchStanding>(queryKey);
  if (known === undefined) return true;
  const change = applyScoreUpdate(known, event);
  if (change.standing !== known) client.setQueryData(queryKey, change.standing);
  return change.mustRefetch;
}
