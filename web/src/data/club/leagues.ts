import type {
  ChangedLeagueProps,
  LeagueEntity,
  LeaguePlayers,
  ListedLeague,
  NewLeagueProps,
} from '@neundarter/contract/entities/league';
import { mayManageLeagues } from '@neundarter/rules/access/leagues';
import type { PerParty } from '@neundarter/rules/match/types';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Failed, useChange } from '../api/use-change.ts';
import { keeping, type Seen, useKept } from '../api/use-kept.ts';
import { type MoreList, useMoreList } from '../api/use-more-list.ts';
import { useActor } from '../people/actor.ts';

/** Keys of the cache; everything about leagues begins with `leagues`. */
const leagueKeys = {
  all: ['leagues'],
  ofTeam: (teamId: string) => ['leagues', 'of-team', teamId],
  entity: (id: string) => ['leagues', 'entity', id],
  players: (id: string) => ['leagues', 'players', id],
} as const;

/** How often a league is read again while one of its teams plays. ms */
const liveEveryMs = 30_000;

const isLive = (league: LeagueEntity | undefined): boolean =>
  league?.props.fixtures.some(({ status }) => status === 'running') === true;

/** The leagues that a team runs or takes part in, newest first. */
export const useTeamLeagues = (teamId: string): MoreList<ListedLeague> =>
  useMoreList({
    queryKey: leagueKeys.ofTeam(teamId),
    read: (page, signal) => request('GET /leagues', { query: { teamId, ...page }, signal }),
  });

/** One league, without network as this device has seen it; read again and again while somebody plays. */
export const useSeenLeague = (id: string): Seen<LeagueEntity> => {
  const queryKey = leagueKeys.entity(id);
  const read = (signal: AbortSignal) => request('GET /leagues/{id}', { params: { id }, signal });
  return useKept(
    queryKey,
    useQuery({
      ...keeping(queryKey, read),
      refetchInterval: ({ state }) => (isLive(state.data) ? liveEveryMs : false),
    }),
  );
};

/** The players of a league, without network as this device has seen them; read again and again while somebody plays. */
export const useLeaguePlayers = (league: LeagueEntity): Seen<LeaguePlayers> => {
  const queryKey = leagueKeys.players(league.id);
  const read = (signal: AbortSignal) =>
    request('GET /leagues/{id}/players', { params: { id: league.id }, signal });
  const every = isLive(league) ? liveEveryMs : false;
  return useKept(queryKey, useQuery({ ...keeping(queryKey, read), refetchInterval: every }));
};

/** Whether the user runs the leagues of an office. */
export const useMayManageLeagues = (officeId: string): boolean => mayManageLeagues(useActor(), officeId);

/** Puts the answer into the cache, so that it is shown at once. */
const keep = (league: LeagueEntity, _: unknown, client: QueryClient): void =>
  void client.setQueryData(leagueKeys.entity(league.id), league);

/** A league to be created; the caller chooses the id, so that a repeat after a lost answer creates no second one. */
type NewLeague = { readonly id: string; readonly props: NewLeagueProps };

export const useLeagueCreation = (failed: Failed) =>
  useChange({
    send: (body: NewLeague) => request('POST /leagues/', { body }),
    keep,
    stale: [leagueKeys.all],
    failed,
  });

export const useLeagueChange = (id: string, failed: Failed) =>
  useChange({
    send: (changedProps: ChangedLeagueProps) => request('PATCH /leagues/', { body: { id, changedProps } }),
    keep,
    stale: [leagueKeys.all],
    failed,
  });

/** Makes the match days of a league. */
export const useLeaguePublication = (failed: Failed) =>
  useChange({
    send: (id: string) => request('PATCH /leagues/{id}/publish', { params: { id } }),
    keep,
    stale: [leagueKeys.all, ['events'], ['teams']],
    failed,
  });

/** Says for a team whether it takes part. */
export const useLeagueAnswer = (id: string, failed: Failed) =>
  useChange({
    send: (body: { readonly teamId: string; readonly agrees: boolean }) =>
      request('PATCH /leagues/{id}/answer', { params: { id }, body }),
    keep,
    stale: [leagueKeys.all],
    failed,
  });

type EnteredResult = { readonly games: PerParty<number>; readonly legs: PerParty<number> };

/** Sets the result of a fixture without a match day, or takes it back. */
export const useFixtureResult = (id: string, failed: Failed) =>
  useChange({
    send: ({ number, result }: { readonly number: number; readonly result: EnteredResult | null }) =>
      request('PATCH /leagues/{id}/fixtures/{number}/result', { params: { id, number }, body: { result } }),
    keep,
    stale: [leagueKeys.all],
    failed,
  });

/** Deletes a league for good. */
export const useLeagueDeletion = (failed: Failed) =>
  useChange({
    send: (id: string) => request('DELETE /leagues/{id}', { params: { id } }),
    stale: [leagueKeys.all],
    failed,
  });
