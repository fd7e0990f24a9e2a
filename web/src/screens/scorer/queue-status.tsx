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

/** Whether turns cannot reach the server just now. */
export const useIsOffline = (queue: QueueState): boolean =>
  useConnection() === 'lost' || queue.phase === 'waiting';

/** Says calmly that the network is away; the match goes on. */
export function OfflineChip() {
  return (
    <span className={classes.offline} title={offlineText.hint}>
      <IconCloudOff size={16} aria-hidden="true" />
      {offlineText.short}
    </span>
  );
}

/** What is saved and what waits, in one quiet line, where the owner of the device wants it. */
export function QueueStatus({ queue }: { readonly queue: QueueState }) {
  const [isShown] = useSetting('show-queue-status');
  const isRecovered = useHadToWait(queue.phase);
  return <p className={classes.status}>{isShown ? queueText({ ...queue, isRecovered }) : null}</p>;
}
