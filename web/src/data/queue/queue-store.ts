import type { Queued, QueueRecord } from './queue-record.ts';

/** The storage of the records. Every update is one transaction, also across tabs. */
export type QueueStore<Q extends Queued> = {
  readonly read: (id: string) => Promise<QueueRecord<Q> | null>;
  /** All records, in any order. */
  readonly readAll: () => Promise<readonly QueueRecord<Q>[]>;
  /**
   * Replaces a record with the result of `change` and increments its version; `change` must be quick and pure. If it
   * returns the record itself, nothing is written; null removes the record.
   */
  readonly update: (
    id: string,
    change: (stored: QueueRecord<Q>) => QueueRecord<Q> | null,
  ) => Promise<QueueRecord<Q> | null>;
  /** Ids of things with waiting commands. */
  readonly waitingIds: () => Promise<readonly string[]>;
};
