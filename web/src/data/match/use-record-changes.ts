import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchQueue } from './match-queue.ts';

/** Below this key of the cache is what was read from the matches of this device. */
export const deviceMatchesKey = ['device-matches'] as const;

/** Reads the matches of this device again when this tab or another one has changed one of them. */
export function useRecordChanges(): void {
  const client = useQueryClient();
  useEffect(
    () => matchQueue().subscribeAll(() => void client.invalidateQueries({ queryKey: deviceMatchesKey })),
    [client],
  );
}
