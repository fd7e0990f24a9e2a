import type { HallScreenEntity } from '@neundarter/contract/entities/hall/hall-screen';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { useEventLive } from './use-event-live.ts';

const hallScreenKey = (eventId: string) => ['hall-screens', eventId];

/** A broken board, and what only time changes, come without an event. ms */
const lookAgainMs = 20_000;

/**
 * What a television shows of a hall, kept up to date while the component is mounted, together with the event. A hall has few
 * televisions, so they read at once.
 */
export function useHallScreen(eventId: string): UseQueryResult<HallScreenEntity> {
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: hallScreenKey(eventId) });
  useEventLive(eventId, {
    'event-changed': readAgain,
    'match-started': readAgain,
    'match-finished': readAgain,
    onSubscribed: readAgain,
  });
  return useQuery({
    queryKey: hallScreenKey(eventId),
    queryFn: ({ signal }) => request('GET /events/{id}/hall/screen', { params: { id: eventId }, signal }),
    refetchInterval: lookAgainMs,
  });
}
