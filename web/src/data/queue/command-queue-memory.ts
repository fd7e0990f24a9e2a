import { emptyRecord, type Queued, type QueueRecord, type QueueStore } from './command-queue-types.ts';

/** Keeps the records as long as the page lives: for browsers that refuse IndexedDB, and for tests. */
export const createMemoryStore = <Q extends Queued>(): QueueStore<Q> => {
  const records = new Map<string, QueueRecord<Q>>();
  return {
    read: async (id) => records.get(id) ?? null,
    readAll: async () => [...records.values()],
    update: async (id, change) => {
      const before = records.get(id) ?? emptyRecord(id);
      const after = change(before);
      if (after === before) return before;
      if (after === null) {
        records.delete(id);
        return null;
      }
      const kept = { ...after, version: before.version + 1 };
      records.set(id, kept);
      return kept;
    },
    waitingIds: async () => [...records.values()].filter(({ queue }) => queue.length > 0).map(({ id }) => id),
  };
};
