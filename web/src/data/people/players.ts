import type { ChangedPlayerProps, PlayerEntity } from '@neundarter/contract/entities/player';
import { type QueryClient, skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Change, type Failed, useChange } from '../api/use-change.ts';
import { keepOwnPlayer } from './account.ts';

/** Keys of the cache; everything about players begins with `players`. */
const playerKeys = {
  all: ['players'],
  entity: (id: string) => ['players', 'entity', id],
} as const;

/** One player with picture. @param id null reads nothing */
export function usePlayer(id: string | null): UseQueryResult<PlayerEntity> {
  return useQuery({
    queryKey: playerKeys.entity(id ?? ''),
    queryFn:
      id === null ? skipToken : ({ signal }) => request('GET /players/{id}', { params: { id }, signal }),
  });
}

/** Changes profile, settings or picture of a player; changes run one after the other, so that the last one is kept. */
export const usePlayerChange = (id: string, failed: Failed): Change<ChangedPlayerProps, PlayerEntity> =>
  useChange({
    send: (changedProps: ChangedPlayerProps) => request('PATCH /players/', { body: { id, changedProps } }),
    ...keptPlayer(id),
    failed,
  });

/** Sets the picture of a player; the server scales it down. */
export const usePictureUpload = (id: string, failed: Failed): Change<Blob, PlayerEntity> =>
  useChange({
    send: (image: Blob) => {
      const body = new FormData();
      body.append('profilePicture', image, 'profile-picture');
      return request('POST /players/{id}/upload', { params: { id }, body });
    },
    ...keptPlayer(id),
    failed,
  });

/** Replaces the cached player with the server's answer. */
const keptPlayer = (id: string) => ({
  scope: `player-${id}`,
  keep: (player: PlayerEntity, _: unknown, client: QueryClient) => {
    keepOwnPlayer(player);
    client.setQueryData(playerKeys.entity(id), player);
    void client.invalidateQueries({ queryKey: playerKeys.all });
  },
});
