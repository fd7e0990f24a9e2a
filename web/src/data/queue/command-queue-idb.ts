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

type Opened<Q extends Queued> = IDBPDatabase<Schema<Q>>;

const open = <Q extends Queued>(place: IdbPlace): Promise<Opened<Q>> =>
  openDB<Schema<Q>>(place.database, 1, {
    upgrade: (opened) => {
      opened
        .createObjectStore(place.table as 'records', { keyPath: place.keyPath })
        .createIndex('by-waiting', 'isWaiting');
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

/** What browsers call a connection that is closed, or was lost while the app lay in the background (Safari). */
const isLost = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'UnknownError');

/** Does work on a connection that is kept, and once more on a new one where the browser has dropped it. */
const connect = async <Q extends Queued>(place: IdbPlace) => {
  let opening: Promise<Opened<Q>> | null = null;
  const forget = (): void => {
    opening = null;
  };
  const opened = (): Promise<Opened<Q>> => {
    if (opening === null) {
      opening = open<Q>(place);
      opening.catch(forget);
    }
    return opening;
  };
  await opened();
  return async <Value>(work: (database: Opened<Q>) => Promise<Value>): Promise<Value> => {
    try {
      return await work(await opened());
    } catch (error) {
      if (!isLost(error)) throw error;
      forget();
      return work(await opened());
    }
  };
};

/**
 * Keeps the records in IndexedDB, where they survive reload and restart. Where a connection is lost in the middle of an
 * update, its `change` may run twice.
 * Rejects when the browser has none or refuses it.
 */
export const openIdbStore = async <Q extends Queued>(place: IdbPlace): Promise<QueueStore<Q>> => {
  const on = await connect<Q>(place);
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
    read: (id) =>
      on(async (opened) => {
        const row = await opened.get(table, id);
        return row === undefined ? null : recordOf(row);
      }),
    readAll: () => on(async (opened) => (await opened.getAll(table)).map(recordOf)),
    update: (id, change) =>
      on(async (opened) => {
        const transaction = opened.transaction(table, 'readwrite');
        const row = await transaction.store.get(id);
        const before = row === undefined ? emptyRecord(id) : recordOf(row);
        const after = change(before);
        const kept = after === null || after === before ? after : { ...after, version: before.version + 1 };
        if (kept === null) await transaction.store.delete(id);
        else if (kept !== before) await transaction.store.put(rowOf(kept));
        await transaction.done;
        return kept;
      }),
    waitingIds: () => on((opened) => opened.getAllKeysFromIndex(table, 'by-waiting', 1)),
  };
};
