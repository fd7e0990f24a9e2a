import { emptyRecord, type OutboxStore, type StoredMatch } from './throw-outbox-types.ts';

/** Keeps the records as long as the page lives: for browsers that refuse IndexedDB, and for tests. */
export const createMemoryStore = (): OutboxStore => {
  const records = new Map<string, StoredMatch>();
  return {
    read: async (matchId) => records.get(matchId) ?? null,
    readAll: async () => [...records.values()],
    update: async (matchId, change) => {
      const before = records.get(matchId) ?? emptyRecord(matchId);
      const after = change(before);
      if (after === before) return before;
      if (after === null) {
        records.delete(matchId);
        return null;
      }
      const kept = { ...after, version: before.version + 1 };
      records.set(matchId, kept);
      return kept;
    },
    waitingMatchIds: async () =>
      [...records.values()].filter(({ queue }) => queue.length > 0).map(({ matchId }) => matchId),
  };
};
