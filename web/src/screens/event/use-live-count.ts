import { useRunningMatches } from '../../data/club/event-matches.ts';
import { useConnection } from '../../data/live/live.ts';

/** Number of running matches of an event; nothing is called live while the connection is interrupted. */
export function useLiveCount(eventId: string): number {
  const matches = useRunningMatches(eventId).data?.length ?? 0;
  return useConnection() === 'lost' ? 0 : matches;
}
