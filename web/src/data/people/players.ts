import type { ChangedPlayerProps, PlayerEntity } from '@neundarter/contract/entities/player';
import { skipToken, type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { keepOwnPlayer } from './account.ts';

/** Keys of the cache; everything about players begins with `players`. */
export const playerKeys = {
  all: ['players'],
  entity: (id: string) => ['players', 'entity', id],
} as const;

/** One player with picture. @param id null for nobody: nothing is read */
export function usePlayer(id: string | null): UseQueryResult<PlayerEntity> {
  return useQuery({
    queryKey: playerKeys.entity(id ?? ''),
    queryFn:
      id === null ? skipToken : ({ signal }) => request('GET /players/{id}', { params: { id }, signal }),
  });
}

/** Changes profile, settings or picture of a player; one after the other, so that the last one counts. */
export const usePlayerChange = (id: string) =>
  usePlayerMutation(id, (changedProps: ChangedPlayerProps) =>
    request('PATCH /players/', { body: { id, changedProps } }),
  );

/** Sets the picture of a player; the server makes it small. */
export const usePictureUpload = (id: string) =>
  usePlayerMutation(id, (image: Blob) => {
    const body = new FormData();
    body.append('profilePicture', image, 'profile-picture');
    return request('POST /players/{id}/upload', { params: { id }, body });
  });

/** A change whose answer is the player: it takes the place of what is known. */
function usePlayerMutation<Sent>(id: string, mutationFn: (sent: Sent) => Promise<PlayerEntity>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    scope: { id: `player-${id}` },
    onSuccess: (player) => {
      keepOwnPlayer(player);
      client.setQueryData(playerKeys.entity(id), player);
      void client.invalidateQueries({ queryKey: playerKeys.all });
    },
  });
}
