import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { useState } from 'react';
import { useConnection } from '../../data/live/live.ts';
import { useSetting } from '../../data/local-settings.ts';
import type { QueuePhase } from '../../data/queue/queue-record.ts';
import { offlineText } from '../../text/scorer.ts';
import classes from './queue-status.module.css';

type Seen = { readonly phase: QueuePhase; readonly hadToWait: boolean };

/** Whether what was just saved had had to wait for the network. */
function useHadToWait(phase: QueuePhase): boolean {
  const [seen, setSeen] = useState<Seen>({ phase, hadToWait: phase === 'waiting' });
  if (seen.phase !== phase) {
    const goesOn = seen.hadToWait && seen.phase !== 'idle';
    setSeen({ phase, hadToWait: phase === 'waiting' || goesOn });
  }
  return seen.hadToWait;
}

/** Whether what is entered cannot reach the server just now. */
export const useIsOffline = ({ phase }: { readonly phase: QueuePhase }): boolean =>
  useConnection() === 'lost' || phase === 'waiting';

/** Says calmly that the network is away; the game goes on. */
export function OfflineChip() {
  return (
    <span className={classes.offline} title={offlineText.hint}>
      <IconCloudOff size={16} aria-hidden="true" />
      {offlineText.short}
    </span>
  );
}

type QueueStatusProps = {
  readonly phase: QueuePhase;
  /** The line; `isRecovered` once everything that had waited is saved. */
  readonly text: (isRecovered: boolean) => string;
};

/** What is saved and what waits, in one quiet line, where the owner of the device wants it. */
export function QueueStatus({ phase, text }: QueueStatusProps) {
  const [isShown] = useSetting('show-queue-status');
  const isRecovered = useHadToWait(phase);
  return <p className={classes.status}>{isShown ? text(isRecovered) : null}</p>;
}
