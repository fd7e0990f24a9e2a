import type { LobbyPlayer } from '@neundarter/contract/entities/lobby';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { every } from '../api/read-troubles.ts';
import { useLiveChannel } from '../live/live.ts';
import { readAnew, takeEvent } from '../live/take-event.ts';
import { applyPresence } from './lobby-list.ts';

/** The status `playing` also ends after some time, without an event. ms */
const refreshMs = 60_000;

const lobbyKey = (ownId: string) => ['lobby', ownId] as const;

/**
 * The players in the lobby, kept up to date by the live channel.
 * @param ownId the signed-in user's player
 */
export function useLobby(ownId: string): UseQueryResult<readonly LobbyPlayer[]> {
  const client = useQueryClient();
  const queryKey = lobbyKey(ownId);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<readonly LobbyPlayer[]> => request('GET /players/lobby', { signal }),
    refetchInterval: every(refreshMs),
  });
  useLiveChannel('lobby', {
    onSubscribed: () => void readAnew(client, queryKey),
    'presence-changed': (event) =>
      takeEvent<readonly LobbyPlayer[]>(client, queryKey, (list) => applyPresence(list, event, ownId)),
  });
  return query;
}
