import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { emptyRecord, type Queued, type QueueRecord, type QueueStore } from './command-queue-types.ts';

/** A record with what IndexedDB can look it up by: 1 while something waits to be sent (true is no key there). */
type Row<Q extends Queued> = QueueRecord<Q> & { readonly isWaiting: 0 | 1 };

interface Schema<Q extends Queued> extends DBSchema {
  records: { key: string; value: Row<Q>; indexes: { 'by-waiting': number } };
}

/** Where a queue is kept. */
export type IdbPlace = {
  readonly database: string;
  readonly table: string;
  /** Field of a row with the id of the thing. */
  readonly keyPath: string;
};

const open = <Q extends Queued>({ database, table, keyPath }: IdbPlace): Promise<IDBPDatabase<Schema<Q>>> =>
  openDB<Schema<Q>>(database, 1, {
    upgrade: (opened) => {
      opened.createObjectStore(table as 'records', { keyPath }).createIndex('by-waiting', 'isWaiting');
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

/**
 * Keeps the records in IndexedDB, where they survive reload and restart.
 * Rejects when the browser has none or refuses it.
 */
export const openIdbStore = async <Q extends Queued>(place: IdbPlace): Promise<QueueStore<Q>> => {
  const opened = await open<Q>(place);
  const table = place.table as 'records';
  const recordOf = ({ version, base, queue, refusal, ...row }: Row<Q>): QueueRecord<Q> => {
    const { [place.keyPath]: id = '' } = row as unknown as Readonly<Record<string, string>>;
    return { id, version, base, queue, refusal };
  };
  const rowOf = (record: QueueRecord<Q>): Row<Q> => ({
    ...record,
    [place.keyPath]: record.id,
    isWaiting: record.queue.length > 0 ? 1 : 0,
  });
  return {
    read: async (id) => {
      const row = await opened.get(table, id);
      return row === undefined ? null : recordOf(row);
    },
    readAll: async () => (await opened.getAll(table)).map(recordOf),
    update: async (id, change) => {
      const transaction = opened.transaction(table, 'readwrite');
      const row = await transaction.store.get(id);
      const before = row === undefined ? emptyRecord(id) : recordOf(row);
      const after = change(before);
      const kept = after === null || after === before ? after : { ...after, version: before.version + 1 };
      if (kept === null) await transaction.store.delete(id);
      else if (kept !== before) await transaction.store.put(rowOf(kept));
      await transaction.done;
      return kept;
    },
    waitingIds: () => opened.getAllKeysFromIndex(table, 'by-waiting', 1),
  };
};
