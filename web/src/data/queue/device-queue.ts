import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { serverNow } from '../api/server-clock.ts';
import { type CommandQueue, createCommandQueue, type QueueDeps } from './command-queue.ts';
import { inOneTab } from './in-one-tab.ts';
import { emptyRecord, type Queued, type QueueRecord, type QueueRules } from './queue-record.ts';
import type { QueueStore } from './queue-store.ts';
import { openJournal } from './unstored-journal.ts';

/** Where a queue is kept in IndexedDB. */
type IdbPlace = {
  readonly database: string;
  readonly table: string;
  /** Name of the row's field with the id. */
  readonly keyPath: string;
};

/** A record with a field for the index: 1 if commands wait (IndexedDB cannot use booleans as keys). */
type Row<Q extends Queued> = QueueRecord<Q> & { readonly isWaiting: 0 | 1 };

interface Schema<Q extends Queued> extends DBSchema {
  records: { key: string; value: Row<Q>; indexes: { 'by-waiting': number } };
}

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

/** Whether the connection is closed, or the browser dropped it while the app was in the background (Safari). */
const isLost = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'UnknownError');

/** Runs work on a stored connection, and once more on a new one if the browser has dropped it. */
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
 * Stores the records in IndexedDB, where they survive reload and restart. If the connection is lost during an update,
 * its `change` may run twice. Rejects if the browser has no IndexedDB or refuses it.
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

/** Keeps the records while the page is open: for browsers that refuse IndexedDB, and for tests. */
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

/** IndexedDB, or this page's memory if the browser refuses it (some private windows). */
const openStore = <Q extends Queued>(place: IdbPlace): QueueStore<Q> => {
  const opening = openIdbStore<Q>(place).catch(() => createMemoryStore<Q>());
  return {
    read: async (id) => (await opening).read(id),
    readAll: async () => (await opening).readAll(),
    update: async (id, change) => (await opening).update(id, change),
    waitingIds: async () => (await opening).waitingIds(),
  };
};

const setTimer = (work: () => void, delayMs: number): (() => void) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};

type DeviceQueueParts<Q extends Queued> = {
  readonly place: IdbPlace;
  readonly rules: QueueRules<Q>;
  readonly send: QueueDeps<Q>['send'];
  /** Name of the channel between tabs. */
  readonly channelName: string;
  /** Name of the locks. */
  readonly name: string;
};

/** Starts the queue of this tab, which sends the commands of earlier visits. Call it once per place and tab. */
export const startDeviceQueue = <Q extends Queued>(parts: DeviceQueueParts<Q>): CommandQueue<Q> => {
  const { place, rules, send, name } = parts;
  const channel = new BroadcastChannel(parts.channelName);
  const queue = createCommandQueue<Q>({
    rules,
    store: openStore(place),
    journal: openJournal(`unstored-${place.table}`),
    name,
    send,
    withLock: inOneTab,
    tellOthers: (id) => channel.postMessage(id),
    setTimer,
    chance: Math.random,
  });
  channel.addEventListener('message', ({ data }) => queue.onOtherTab(String(data)));
  const wake = (): void => void queue.wake();
  globalThis.addEventListener('online', wake);
  globalThis.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  wake();
  return queue;
};

/** Time after which things without waiting commands are removed; the server has them. ms */
const keptForMs = 30 * 24 * 60 * 60 * 1000;

/** Removes old things without waiting commands. @param timeOf when a thing began, ms since 1970 */
export const forgetSettled = async <Q extends Queued>(
  queue: CommandQueue<Q>,
  timeOf: (base: Q['Base']) => number,
): Promise<void> => {
  const before = serverNow() - keptForMs;
  for (const record of await queue.readAll()) {
    if (record.base !== null && timeOf(record.base) < before) await queue.forgetUnchanged(record);
  }
};
