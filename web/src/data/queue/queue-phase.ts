import type { QueueActivity } from './command-queue.ts';

/** What is going on between this device and the server. */
export type QueuePhase = QueueActivity | 'refused';

/** What a screen says about a queue. */
export const queuePhase = ({
  isRefused,
  isEmpty,
  activity,
}: {
  readonly isRefused: boolean;
  readonly isEmpty: boolean;
  readonly activity: QueueActivity;
}): QueuePhase => {
  if (isRefused) return 'refused';
  if (isEmpty) return 'idle';
  return activity === 'idle' ? 'sending' : activity;
};
