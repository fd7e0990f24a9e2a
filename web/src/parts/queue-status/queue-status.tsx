import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { useState } from 'react';
import { useConnection } from '../../data/live/live.ts';
import { useSetting } from '../../data/local-settings.ts';
import type { QueuePhase } from '../../data/queue/queue-record.ts';
import { offlineText } from '../../text/scorer.ts';
import classes from './queue-status.module.css';

type Seen = { readonly phase: QueuePhase; readonly hadToWait: boolean };

/** Whether the changes saved last had to wait for the network. */
function useHadToWait(phase: QueuePhase): boolean {
  const [seen, setSeen] = useState<Seen>({ phase, hadToWait: phase === 'waiting' });
  if (seen.phase !== phase) {
    const goesOn = seen.hadToWait && seen.phase !== 'idle';
    setSeen({ phase, hadToWait: phase === 'waiting' || goesOn });
  }
  return seen.hadToWait;
}

/** Whether new changes cannot reach the server at the moment. */
export const useIsOffline = ({ phase }: { readonly phase: QueuePhase }): boolean =>
  useConnection() === 'lost' || phase === 'waiting';

/** Tells, without alarm, that there is no network; the game goes on. */
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
  /** Returns the line; `isRecovered` is true once everything that had to wait is saved. */
  readonly text: (isRecovered: boolean) => string;
};

/** One line that tells what is saved and what waits; shown only if the device's settings ask for it. */
export function QueueStatus({ phase, text }: QueueStatusProps) {
  const [isShown] = useSetting('show-queue-status');
  const isRecovered = useHadToWait(phase);
  return <p className={classes.status}>{isShown ? text(isRecovered) : null}</p>;
}
