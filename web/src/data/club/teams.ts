import type { MatchHead } from '@neundarter/contract/entities/match';
import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { TeamEntity, TeamWish } from '@neundarter/contract/entities/team';
import type { UserEntity } from '@neundarter/contract/entities/user';
import { defaultLimit, maxLimit } from '@neundarter/contract/limits';
import { keepPreviousData, skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { teamWishKeys } from './team-wishes.ts';

/** Keys of the cache; every change of a team makes the app read everything below `teams` again. */
export const teamKeys = {
  all: ['teams'],
  list: (page: number, perPage: number) => ['teams', 'list', page, perPage],
  count: ['teams', 'count'],
  entity: (id: string) => ['teams', 'entity', id],
  players: (id: string, pending: 'with-pending' | 'confirmed') => ['teams', 'players', id, pending],
  userOf: (playerId: string) => ['teams', 'user-of', playerId],
} as const;

/** One page of all teams, by name. @param page from 1 */
export const useTeamList = (page: number, perPage: number): UseQueryResult<readonly TeamEntity[]> =>
  useQuery({
    queryKey: teamKeys.list(page, perPage),
    queryFn: ({ signal }) =>
      request('GET /teams', { query: { skip: (page - 1) * perPage, limit: perPage }, signal }),
    placeholderData: keepPreviousData,
  });

export const useTeamCount = (): UseQueryResult<number> =>
  useQuery({
    queryKey: teamKeys.count,
    queryFn: async ({ signal }) => (await request('GET /teams/count', { signal })).count,
  });

/** One team. @param id null reads nothing */
export const useTeam = (id: string | null): UseQueryResult<TeamEntity> =>
  useQuery({
    queryKey: teamKeys.entity(id ?? ''),
    queryFn: id === null ? skipToken : ({ signal }) => request('GET /teams/{id}', { params: { id }, signal }),
  });

/**
 * All players of a team, by name; only members see players who have not answered yet. Reads nothing if the id is null.
 */
export const useTeamPlayers = (
  id: string | null,
  pending: 'with-pending' | 'confirmed',
): UseQueryResult<readonly PlayerEntity[]> =>
  useQuery({
    queryKey: teamKeys.players(id ?? '', pending),
    enabled: id !== null,
    queryFn: ({ signal }) =>
      request('GET /teams/{id}/players', {
        params: { id: id ?? '' },
        query: { includePending: pending === 'with-pending' },
        signal,
      }),
  });

/** The account of a player, for callers who may see it; null if there is none. */
export const useUserOfPlayer = (
  playerId: string,
  { isEnabled }: { readonly isEnabled: boolean },
): UseQueryResult<UserEntity | null> =>
  useQuery({
    queryKey: teamKeys.userOf(playerId),
    queryFn: ({ signal }) => readUserOfPlayer(playerId, signal),
    enabled: isEnabled,
  });

/** As `useUserOfPlayer`. @throws {ApiError} */
export async function readUserOfPlayer(playerId: string, signal?: AbortSignal): Promise<UserEntity | null> {
  const [user] = await request('GET /users', {
    query: { playerId, limit: 1 },
    ...(signal === undefined ? {} : { signal }),
  });
  return user ?? null;
}

/** Open wishes for a team, the oldest first; for admins. The server returns at most a hundred. */
export const useTeamWishes = (): UseQueryResult<readonly TeamWish[]> =>
  useQuery({
    queryKey: [...teamWishKeys.all, 'open'],
    queryFn: ({ signal }) => request('GET /team-wishes', { query: { limit: maxLimit }, signal }),
  });

/** Maximum number of players found by a search; a longer search text finds the others. */
const foundPlayers = 6;

/** Players whose full name contains the text. @param type only players of this type */
export const usePlayersByName = (
  name: string,
  { type, isEnabled }: { readonly type: 'registered' | null; readonly isEnabled: boolean },
): UseQueryResult<readonly PlayerEntity[]> =>
  useQuery({
    queryKey: ['players', 'by-name', name, type],
    queryFn: ({ signal }) =>
      request('GET /players', {
        query: { fullName: name, limit: foundPlayers, ...(type === null ? {} : { type: [type] }) },
        signal,
      }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });

/** The latest matches of a player against team mates: first those not finished, then the others. */
export const useMatchesWithTeamMates = (playerId: string): UseQueryResult<readonly MatchHead[]> =>
  useQuery({
    queryKey: ['matches', 'with-team-mates', playerId],
    queryFn: ({ signal }) =>
      request('GET /players/{id}/matches', {
        params: { id: playerId },
        query: { opponentType: 'teammate', limit: defaultLimit },
        signal,
      }),
    enabled: playerId !== '',
  });
