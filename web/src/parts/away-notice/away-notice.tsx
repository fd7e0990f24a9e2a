import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { awayHashes, awaySince, onAway } from '../../data/api/away-queries.ts';
import { isSound } from '../../data/api/read-troubles.ts';
import { seenText } from '../../text/event-page.ts';
import { Notice } from '../../ui/notice.tsx';
import { isSaid, onSaid } from '../seen-notice/said-once.ts';
import classes from './away-notice.module.css';

/** Says once, above every page, that it shows what this device has seen, and how old the oldest of it is. */
export function AwayNotice() {
  const client = useQueryClient();
  useEffect(() => {
    // Only a read tells whether the server has gone with the network: it may run on this device.
    const ask = () => void client.refetchQueries({ type: 'active', predicate: isSound });
    addEventListener('offline', ask);
    return () => removeEventListener('offline', ask);
  }, [client]);
  const subscribe = useCallback(
    (listener: () => void) => {
      // Which answers are on the page changes with the page.
      const stops = [onAway(listener), onSaid(listener), client.getQueryCache().subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    [client],
  );
  const oldest = useSyncExternalStore(subscribe, () => {
    const cache = client.getQueryCache();
    const times = awayHashes()
      .filter((hash) => cache.get(hash)?.isActive() === true)
      .map(awaySince)
      .filter((at) => at !== null);
    return times.length === 0 || isSaid() ? null : Math.min(...times);
  });
  return oldest === null ? null : (
    <div className={classes.away}>
      <Notice tone="info">{seenText(oldest)}</Notice>
    </div>
  );
}
