import { createListeners, type Listeners } from './listeners.ts';
import type { Queued, QueueRecord } from './queue-record.ts';

/** Gets the record after a change (null: removed), or nothing if only its activity or another tab changed it. */
type QueueListener<Q extends Queued> = (record?: QueueRecord<Q> | null) => void;

/** Who wants to know of changes of a queue. */
export type QueueListeners<Q extends Queued> = {
  readonly notify: (id: string, record?: QueueRecord<Q> | null) => void;
  /** Calls `listener` for every change of a record or activity; returns a function that unsubscribes. */
  readonly subscribe: (id: string, listener: QueueListener<Q>) => () => void;
  /** Calls `listener` for every change of any record; returns a function that unsubscribes. */
  readonly subscribeAll: (listener: () => void) => () => void;
};

export const createQueueListeners = <Q extends Queued>(): QueueListeners<Q> => {
  const ofAll = createListeners<[]>();
  const ofThings = new Map<string, Listeners<Parameters<QueueListener<Q>>>>();
  return {
    notify: (id, record) => {
      ofAll.call();
      ofThings.get(id)?.call(record);
    },
    subscribe: (id, listener) => {
      const ofThing = ofThings.get(id) ?? createListeners();
      ofThings.set(id, ofThing);
      return ofThing.subscribe(listener);
    },
    subscribeAll: ofAll.subscribe,
  };
};
