import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { emptyRecord, type OutboxStore, type StoredMatch } from './throw-outbox-types.ts';

/** A record with what IndexedDB can look it up by: 1 while something waits to be sent (true is no key there). */
type Row = StoredMatch & { readonly isWaiting: 0 | 1 };

interface OutboxSchema extends DBSchema {
  matches: { key: string; value: Row; indexes: { 'by-waiting': number } };
}

const tableName = 'matches';

const open = (name: string): Promise<IDBPDatabase<OutboxSchema>> =>
  openDB<OutboxSchema>(name, 1, {
    upgrade: (database) => {
      database.createObjectStore(tableName, { keyPath: 'matchId' }).createIndex('by-waiting', 'isWaiting');
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

const recordOf = ({ matchId, version, base, queue, refusal }: Row): StoredMatch => ({
  matchId,
  version,
  base,
  queue,
  refusal,
});

/**
 * Keeps the records in IndexedDB, where they survive reload and restart.
 * Rejects when the browser has none or refuses it.
 */
export const openIdbStore = async (name = 'neundarter'): Promise<OutboxStore> => {
  const database = await open(name);
  return {
    read: async (matchId) => {
      const row = await database.get(tableName, matchId);
      return row === undefined ? null : recordOf(row);
    },
    readAll: async () => (await database.getAll(tableName)).map(recordOf),
    update: async (matchId, change) => {
      const transaction = database.transaction(tableName, 'readwrite');
      const row = await transaction.store.get(matchId);
      const before = row === undefined ? emptyRecord(matchId) : recordOf(row);
      const after = change(before);
      const kept = after === null || after === before ? after : { ...after, version: before.version + 1 };
      if (kept === null) await transaction.store.delete(matchId);
      else if (kept !== before) {
        await transaction.store.put({ ...kept, isWaiting: kept.queue.length > 0 ? 1 : 0 });
      }
      await transaction.done;
      return kept;
    },
    waitingMatchIds: () => database.getAllKeysFromIndex(tableName, 'by-waiting', 1),
  };
};
