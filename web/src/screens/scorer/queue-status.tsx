import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { useState } from 'react';
import { useConnection } from '../../data/live.ts';
import { useSetting } from '../../data/local-settings.ts';
import type { QueueState } from '../../data/match-session.ts';
import { offlineText, queueText } from '../../text/scorer.ts';
import classes from './queue-status.module.css';

type Seen = { readonly phase: QueueState['phase']; readonly hadToWait: boolean };

/** Whether what was just saved had had to wait for the network. */
function useHadToWait(phase: QueueState['phase']): boolean {
  const [seen, setSeen] = useState<Seen>({ phase, hadToWait: phase === 'waiting' });
  if (seen.phase !== phase) {
    const goesOn = seen.hadToWait && seen.phase !== 'idle';
    setSeen({ phase, hadToWait: phase === 'waiting' || goesOn });
  }
  return seen.hadToWait;
}

/** What is saved and what waits, in one quiet line; that the network is away is always shown. */
export function QueueStatus({ queue }: { readonly queue: QueueState }) {
  const [isShown] = useSetting('show-queue-status');
  const isOffline = useConnection() === 'lost' || queue.phase === 'waiting';
  const isRecovered = useHadToWait(queue.phase);
  return (
    <p className={classes.status} data-offline={isOffline || undefined}>
      {isOffline ? (
        <span className={classes.offline} title={offlineText.hint}>
          <IconCloudOff size={16} aria-hidden="true" />
          {offlineText.short}
        </span>
      ) : null}
      {isShown ? <span className={classes.text}>{queueText({ ...queue, isRecovered })}</span> : null}
    </p>
  );
}
