import { ok, type Result, refused } from '@neundarter/rules/result';
import type { SendOutcome } from '../api/api.ts';
import {
  type QueueActivity,
  type Queued,
  type QueueRecord,
  type QueueRules,
  withAnswer,
  withCommand,
  withDone,
} from './queue-record.ts';
import type { QueueStore } from './queue-store.ts';
import { recoverUnstored, storeAfter } from './recover-unstored.ts';
import { createRetryTimer, type RetryTimer } from './retry-timer.ts';
import type { UnstoredJournal } from './unstored-journal.ts';

/** Dependencies of a queue: those of its tab, or those of a test. */
export type QueueDeps<Q extends Queued> = {
  readonly rules: QueueRules<Q>;
  readonly store: QueueStore<Q>;
  /** Keeps commands that the store does not have yet; without it they are lost with the page. */
  readonly journal?: UnstoredJournal<Q['Command']>;
  /** Prefix of the names of the queue's locks. */
  readonly name: string;
  /** Sends a command; `record` is what the device stores of the thing. */
  readonly send: (
    id: string,
    command: Q['Command'],
    record: QueueRecord<Q>,
  ) => Promise<SendOutcome<Q['Base']>>;
  /** Runs `work` while no other tab runs work with the same name. */
  readonly withLock: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;
  /** Notifies the other tabs of this device that a record changed. */
  readonly tellOthers: (id: string) => void;
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
  /** 0 to 1; spreads the retries of many devices over time. */
  readonly chance: () => number;
};

/** Gets the record after a change (null: removed), or nothing if only its activity or another tab changed it. */
export type QueueListener<Q extends Queued> = (record?: QueueRecord<Q> | null) => void;

export type CommandQueue<Q extends Queued> = {
  readonly rules: QueueRules<Q>;
  readonly read: (id: string) => Promise<QueueRecord<Q> | null>;
  readonly readAll: () => Promise<readonly QueueRecord<Q>[]>;
  /**
   * Stores a command and sends it after the earlier ones. The journal has it when the call returns, the store when the
   * promise resolves. Refused if another tab has changed the thing meanwhile.
   */
  readonly append: (id: string, command: Q['Command']) => Promise<Result<QueueRecord<Q>, Q['Error']>>;
  /** Stores the server's state, unless a newer one is known. */
  readonly takeAnswer: (id: string, answer: Q['Base']) => Promise<void>;
  /** Sends again after a refusal. */
  readonly retry: (id: string) => Promise<void>;
  /** Drops all unsent commands and the refusal; read the server's state afterwards. */
  readonly discard: (id: string) => Promise<void>;
  readonly forget: (id: string) => Promise<void>;
  /** Removes the record of this copy, unless the record has changed since or has unsent commands. */
  readonly forgetUnchanged: (copy: QueueRecord<Q>) => Promise<void>;
  readonly activityOf: (id: string) => QueueActivity;
  /** Why the oldest command waits in this tab, as the code of its latest failure; null if it does not wait. */
  readonly waitCodeOf: (id: string) => string | null;
  /** Calls `listener` for every change of a record or activity; returns a function that unsubscribes. */
  readonly subscribe: (id: string, listener: QueueListener<Q>) => () => void;
  /** Calls `listener` for every change of any record; returns a function that unsubscribes. */
  readonly subscribeAll: (listener: () => void) => () => void;
  /** Tries to send all waiting commands at once: the network is back, the page is visible, or the app has started. */
  readonly wake: () => Promise<void>;
  /** Another tab changed a record. */
  readonly onOtherTab: (id: string) => void;
};

/** Result of one attempt to send the oldest command. */
type Step = 'sent' | 'empty' | { readonly retryAfterMs?: number | undefined; readonly code: string };

/** A failure of the store, or of an unknown kind. */
const unknownCode = 'error.api.unexpected';

/** Why commands wait while another tab of this device sends. */
export const otherTabCode = 'error.device.other-tab';

/** Another tab usually has its answer earlier; only then this tab says that it waits for it. ms */
const otherTabAfterMs = 1_500;

/**
 * The queue between a thing on this device and the server. Commands are stored before they are sent; they are sent in
 * order, one at a time, by one tab at a time, and stay until the server has answered. Repeats change nothing, since the
 * id of a command is its request id. Only `discard` drops commands.
 */
export const createCommandQueue = <Q extends Queued>(deps: QueueDeps<Q>): CommandQueue<Q> => {
  const { rules, journal } = deps;
  const store = storeAfter(recoverUnstored(deps), deps.store);
  const listeners = new Map<string, Set<QueueListener<Q>>>();
  const allListeners = new Set<() => void>();
  const activities = new Map<string, QueueActivity>();
  const waitCodes = new Map<string, string>();
  const timers = new Map<string, RetryTimer>();
  const draining = new Set<string>();
  const wantsDrain = new Set<string>();
  const isHurried = new Set<string>();

  const notify = (id: string, record?: QueueRecord<Q> | null): void => {
    for (const listener of allListeners) listener();
    for (const listener of listeners.get(id) ?? []) listener(record);
  };
  const setActivity = (id: string, activity: QueueActivity): void => {
    if ((activities.get(id) ?? 'idle') === activity) return;
    activities.set(id, activity);
    notify(id);
  };
  const setWaiting = (id: string, code: string): void => {
    if (waitCodes.get(id) !== code) activities.delete(id);
    waitCodes.set(id, code);
    setActivity(id, 'waiting');
  };
  const update: QueueStore<Q>['update'] = async (id, change) => {
    let isChanged = false;
    const kept = await store.update(id, (stored) => {
      const after = change(stored);
      isChanged = after !== stored;
      return after;
    });
    if (isChanged) {
      notify(id, kept);
      deps.tellOthers(id);
    }
    return kept;
  };
  const timerOf = (id: string): RetryTimer => {
    const timer = timers.get(id) ?? createRetryTimer(deps);
    timers.set(id, timer);
    return timer;
  };

  const settle = async (id: string, head: Q['Command'], outcome: SendOutcome<Q['Base']>): Promise<Step> => {
    if (outcome.kind === 'later') {
      return { retryAfterMs: outcome.afterMs, code: outcome.code ?? unknownCode };
    }
    await update(id, (stored) =>
      outcome.kind === 'refused'
        ? { ...stored, refusal: { commandId: head.id, code: outcome.code } }
        : withDone(stored, head, outcome.answer),
    );
    return outcome.kind === 'done' ? 'sent' : 'empty';
  };

  const sendOldest = (id: string): Promise<Step> => {
    const stopTimer = deps.setTimer(() => setWaiting(id, otherTabCode), otherTabAfterMs);
    const work = async (): Promise<Step> => {
      stopTimer();
      const stored = await store.read(id);
      const head = stored?.queue[0];
      if (stored === null || head === undefined || stored.refusal !== null) return 'empty';
      setActivity(id, 'sending');
      return settle(id, head, await deps.send(id, head, stored));
    };
    return deps.withLock(`${deps.name}-${id}`, work).finally(stopTimer);
  };

  /** A failure of the store (a full disk, a browser that cleans up) is retried like a failure of the network. */
  const trySendOldest = (id: string): Promise<Step> =>
    sendOldest(id).catch((): Step => ({ code: unknownCode }));

  const waitForRetry = (id: string, { retryAfterMs, code }: Exclude<Step, string>): void => {
    setWaiting(id, code);
    if (isHurried.delete(id)) {
      wantsDrain.add(id);
      return;
    }
    wantsDrain.delete(id);
    timerOf(id).schedule(() => void drain(id), retryAfterMs);
  };

  const drain = async (id: string): Promise<void> => {
    wantsDrain.add(id);
    if (draining.has(id)) return;
    draining.add(id);
    while (wantsDrain.delete(id)) {
      const step = await trySendOldest(id);
      if (step === 'empty') {
        setActivity(id, 'idle');
      } else if (step === 'sent') {
        timerOf(id).reset();
        wantsDrain.add(id);
      } else {
        waitForRetry(id, step);
      }
    }
    isHurried.delete(id);
    draining.delete(id);
  };

  /** Tries to send at once, also if the current attempt fails. */
  const hurry = (id: string): Promise<void> => {
    if (draining.has(id)) isHurried.add(id);
    timerOf(id).reset();
    return drain(id);
  };

  /** A new command does not shorten the wait for a retry, because the network is still down. */
  const drainUnlessWaiting = (id: string): void => {
    if (!timerOf(id).isScheduled()) void drain(id);
  };

  return {
    rules,
    read: store.read,
    readAll: store.readAll,
    append: async (id, command) => {
      let answer: Result<QueueRecord<Q>, Q['Error']> = refused(rules.outOfSync);
      journal?.note(id, command);
      const kept = await update(id, (stored) => {
        answer = withCommand(rules, stored, command);
        return answer.ok ? answer.value : stored;
      }).finally(() => journal?.settle(command));
      drainUnlessWaiting(id);
      return answer.ok && kept !== null ? ok(kept) : answer;
    },
    takeAnswer: async (id, answer) => {
      await update(id, (stored) => withAnswer(stored, answer));
    },
    retry: async (id) => {
      await update(id, (stored) => ({ ...stored, refusal: null }));
      await hurry(id);
    },
    discard: async (id) => {
      timerOf(id).reset();
      await update(id, (stored) => ({ ...stored, queue: [], refusal: null }));
      setActivity(id, 'idle');
    },
    forget: async (id) => {
      await update(id, () => null);
    },
    forgetUnchanged: async ({ id, version }) => {
      await update(id, (stored) => (stored.queue.length === 0 && stored.version === version ? null : stored));
    },
    activityOf: (id) => activities.get(id) ?? 'idle',
    waitCodeOf: (id) => (activities.get(id) === 'waiting' ? (waitCodes.get(id) ?? null) : null),
    subscribe: (id, listener) => {
      const ofThing = listeners.get(id) ?? new Set();
      listeners.set(id, ofThing.add(listener));
      return () => ofThing.delete(listener);
    },
    subscribeAll: (listener) => {
      allListeners.add(listener);
      return () => allListeners.delete(listener);
    },
    wake: async () => {
      const waiting = await store.waitingIds();
      await Promise.all(waiting.map(hurry));
    },
    onOtherTab: (id) => {
      notify(id);
      drainUnlessWaiting(id);
    },
  };
};
