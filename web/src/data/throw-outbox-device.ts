import { createOutbox, type Outbox } from './throw-outbox.ts';
import { openIdbStore } from './throw-outbox-idb.ts';
import { createMemoryStore } from './throw-outbox-memory.ts';
import { sendCommand } from './throw-outbox-send.ts';
import type { OutboxStore } from './throw-outbox-types.ts';

const channelName = 'neundarter-matches';

/** Matches nothing waits for are forgotten after so long; the server has them. ms */
const keptForMs = 30 * 24 * 60 * 60 * 1000;

/** IndexedDB, or this page's memory where the browser refuses it (some private windows). */
const openStore = (): OutboxStore => {
  const opening = openIdbStore().catch(createMemoryStore);
  return {
    read: async (matchId) => (await opening).read(matchId),
    readAll: async () => (await opening).readAll(),
    update: async (matchId, change) => (await opening).update(matchId, change),
    waitingMatchIds: async () => (await opening).waitingMatchIds(),
  };
};

/** Web Locks need a secure context; on plain http in the hall repeats are harmless, so two tabs may both send. */
const withLock = <Value>(name: string, work: () => Promise<Value>): Promise<Value> =>
  navigator.locks === undefined ? work() : navigator.locks.request(name, work);

const setTimer = (work: () => void, delayMs: number): (() => void) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};

const forgetOldMatches = async (outbox: Outbox): Promise<void> => {
  const before = Date.now() - keptForMs;
  for (const { matchId, base, queue } of await outbox.readAll()) {
    if (base !== null && queue.length === 0 && base.props.timeStamp < before) await outbox.forget(matchId);
  }
};

const start = (): Outbox => {
  const channel = new BroadcastChannel(channelName);
  const outbox = createOutbox({
    store: openStore(),
    send: sendCommand,
    withLock,
    tellOthers: (matchId) => channel.postMessage(matchId),
    setTimer,
    chance: Math.random,
  });
  channel.addEventListener('message', ({ data }) => outbox.onOtherTab(String(data)));
  const wake = (): void => void outbox.wake();
  globalThis.addEventListener('online', wake);
  globalThis.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  wake();
  void forgetOldMatches(outbox);
  return outbox;
};

let running: Outbox | null = null;

/** The outbox of this tab; the first call starts it and sends what earlier visits left behind. */
export const deviceOutbox = (): Outbox => {
  running ??= start();
  return running;
};
