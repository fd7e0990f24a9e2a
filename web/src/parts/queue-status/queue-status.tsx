import { useState } from 'react';
import { useConnection } from '../../data/live/live.ts';
import { useSetting } from '../../data/local-settings.ts';
import { otherTabCode } from '../../data/queue/command-queue.ts';
import type { QueuePhase } from '../../data/queue/queue-record.ts';
import { otherTabText } from '../../text/other-tab.ts';
import type { Trouble } from '../../text/trouble.ts';
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

type Waiting = { readonly phase: QueuePhase; readonly waitCode: string | null };

const troubleOf = (code: string | null): Trouble => {
  if (code === 'error.api.network-error') return 'offline';
  if (code === 'error.version.does-not-match') return 'version';
  return code === 'error.unauthorized' ? 'session' : 'server';
};

/** Whether the changes wait only for another tab, which sends them. */
const isElsewhere = ({ phase, waitCode }: Waiting): boolean =>
  phase === 'waiting' && waitCode === otherTabCode;

/** Why new changes do not reach the server at the moment; null if they do. */
export const useTrouble = (queue: Waiting): Trouble | null => {
  const connection = useConnection();
  if (queue.phase === 'waiting' && !isElsewhere(queue)) return troubleOf(queue.waitCode);
  return connection === 'lost' ? 'connection' : null;
};

type QueueStatusProps = {
  readonly queue: Waiting;
  /** Returns the line; `isRecovered` is true once everything that had to wait is saved. */
  readonly text: (isRecovered: boolean) => string;
};

/** One line that tells what is saved and what waits; if no other tab sends, only if the device's settings ask for it. */
export function QueueStatus({ queue, text }: QueueStatusProps) {
  const [isShown] = useSetting('show-queue-status');
  const isRecovered = useHadToWait(queue.phase);
  if (isElsewhere(queue))
    return (
      <p className={classes.status} title={otherTabText.hint} data-elsewhere>
        {otherTabText.short}
      </p>
    );
  return <p className={classes.status}>{isShown ? text(isRecovered) : null}</p>;
}
