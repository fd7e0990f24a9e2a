import { useSyncExternalStore } from 'react';
import { awayHashes, onAway } from '../api/away-queries.ts';
import { useConnection } from './live.ts';

/** Whether the page shows what this device has seen earlier: nothing on it may then be called live. */
export function useIsAway(): boolean {
  const isUnanswered = useSyncExternalStore(onAway, () => awayHashes().length > 0);
  return useConnection() === 'lost' || isUnanswered;
}
