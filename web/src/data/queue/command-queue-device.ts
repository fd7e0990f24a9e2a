import { type CommandQueue, createCommandQueue, type SendOutcome } from './command-queue.ts';
import { type IdbPlace, openIdbStore } from './command-queue-idb.ts';
import { createMemoryStore } from './command-queue-memory.ts';
import type { Queued, QueueRules, QueueStore } from './command-queue-types.ts';

/** IndexedDB, or this page's memory where the browser refuses it (some private windows). */
const openStore = <Q extends Queued>(place: IdbPlace): QueueStore<Q> => {
  const opening = openIdbStore<Q>(place).catch(() => createMemoryStore<Q>());
  return {
    read: async (id) => (await opening).read(id),
    readAll: async () => (await opening).readAll(),
    update: async (id, change) => (await opening).update(id, change),
    waitingIds: async () => (await opening).waitingIds(),
  };
};

/** Web Locks need a secure context; on plain http in the hall repeats are harmless, so two tabs may both send. */
const withLock = <Value>(name: string, work: () => Promise<Value>): Promise<Value> =>
  navigator.locks === undefined ? work() : navigator.locks.request(name, work);

const setTimer = (work: () => void, delayMs: number): (() => void) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};

export type DeviceQueueParts<Q extends Queued> = {
  readonly place: IdbPlace;
  readonly rules: QueueRules<Q>;
  readonly send: (id: string, command: Q['Command']) => Promise<SendOutcome<Q>>;
  /** Of the channel by which tabs tell each other. */
  readonly channelName: string;
  /** Of the locks. */
  readonly name: string;
};

/** Starts the queue of this tab, which sends what earlier visits left behind. Once per place and tab. */
export const startDeviceQueue = <Q extends Queued>(parts: DeviceQueueParts<Q>): CommandQueue<Q> => {
  const { place, rules, send, name } = parts;
  const channel = new BroadcastChannel(parts.channelName);
  const queue = createCommandQueue<Q>({
    rules,
    store: openStore(place),
    name,
    send,
    withLock,
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

/** Forgets the settled things that `isOld` names: the server has them. */
export const forgetSettled = async <Q extends Queued>(
  queue: CommandQueue<Q>,
  isOld: (base: Q['Base']) => boolean,
): Promise<void> => {
  for (const record of await queue.readAll()) {
    if (record.base !== null && isOld(record.base)) await queue.forgetUnchanged(record);
  }
};
