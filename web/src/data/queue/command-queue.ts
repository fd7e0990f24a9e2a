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
import { createRetryTimer, type RetryTimer } from './retry-timer.ts';

/** Where the records are kept. Every update is one transaction, also between tabs. */
export type QueueStore<Q extends Queued> = {
  readonly read: (id: string) => Promise<QueueRecord<Q> | null>;
  /** All records, in no order. */
  readonly readAll: () => Promise<readonly QueueRecord<Q>[]>;
  /**
   * Replaces a record by what `change` makes of it and counts its version up; `change` must be quick and pure.
   * Returning the record itself writes nothing, null removes it.
   */
  readonly update: (
    id: string,
    change: (stored: QueueRecord<Q>) => QueueRecord<Q> | null,
  ) => Promise<QueueRecord<Q> | null>;
  /** Things with a queue. */
  readonly waitingIds: () => Promise<readonly string[]>;
};

/** What a queue works with: the tab it runs in, or what a test gives it. */
export type QueueDeps<Q extends Queued> = {
  readonly rules: QueueRules<Q>;
  readonly store: QueueStore<Q>;
  /** Names the queue's locks. */
  readonly name: string;
  /** Sends a command; `record` is what the device keeps of the thing. */
  readonly send: (
    id: string,
    command: Q['Command'],
    record: QueueRecord<Q>,
  ) => Promise<SendOutcome<Q['Base']>>;
  /** Runs `work` while no other tab runs work of the same name. */
  readonly withLock: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;
  /** Tells the other tabs of this device that a record changed. */
  readonly tellOthers: (id: string) => void;
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
  /** 0 to 1; spreads the retries of a hall full of devices. */
  readonly chance: () => number;
};

/** Gets the record after a change (null: removed), or nothing when only its activity or another tab changed it. */
export type QueueListener<Q extends Queued> = (record?: QueueRecord<Q> | null) => void;

export type CommandQueue<Q extends Queued> = {
  readonly rules: QueueRules<Q>;
  readonly read: (id: string) => Promise<QueueRecord<Q> | null>;
  readonly readAll: () => Promise<readonly QueueRecord<Q>[]>;
  /** Keeps a command and sends it in its turn. Refused when another tab has changed the thing meanwhile. */
  readonly append: (id: string, command: Q['Command']) => Promise<Result<QueueRecord<Q>, Q['Error']>>;
  /** Takes over what the server says, unless something newer is known. */
  readonly takeAnswer: (id: string, answer: Q['Base']) => Promise<void>;
  /** Sends on after a refusal. */
  readonly retry: (id: string) => Promise<void>;
  /** Drops everything unsent, the refusal included; what the server has is to be read anew. */
  readonly discard: (id: string) => Promise<void>;
  readonly forget: (id: string) => Promise<void>;
  /** Forgets what this copy is of, unless it has changed since or something of it is unsent. */
  readonly forgetUnchanged: (copy: QueueRecord<Q>) => Promise<void>;
  readonly activityOf: (id: string) => QueueActivity;
  /** Tells of every change of a record or activity; returns how to stop. */
  readonly subscribe: (id: string, listener: QueueListener<Q>) => () => void;
  /** Tries everything that waits at once: the network is back, the page is visible, the app has started. */
  readonly wake: () => Promise<void>;
  /** Another tab changed a record. */
  readonly onOtherTab: (id: string) => void;
};

/** What one attempt to send the oldest command led to. */
type Step = 'sent' | 'empty' | { readonly retryAfterMs?: number };

/**
 * The queue between a thing on this device and the server: commands are kept before they are sent, sent in order, one
 * at a time, by one tab at a time, and stay until the server has answered. Repeats are harmless, since the request id
 * is the command's. Nothing is dropped but by `discard`.
 */
export const createCommandQueue = <Q extends Queued>(deps: QueueDeps<Q>): CommandQueue<Q> => {
  const { store, rules } = deps;
  const listeners = new Map<string, Set<QueueListener<Q>>>();
  const activities = new Map<string, QueueActivity>();
  const timers = new Map<string, RetryTimer>();
  const draining = new Set<string>();
  const wantsDrain = new Set<string>();
  const isHurried = new Set<string>();

  const notify = (id: string, record?: QueueRecord<Q> | null): void => {
    for (const listener of listeners.get(id) ?? []) listener(record);
  };
  const setActivity = (id: string, activity: QueueActivity): void => {
    if ((activities.get(id) ?? 'idle') === activity) return;
    activities.set(id, activity);
    notify(id);
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
      return outcome.afterMs === undefined ? {} : { retryAfterMs: outcome.afterMs };
    }
    await update(id, (stored) =>
      outcome.kind === 'refused'
        ? { ...stored, refusal: { commandId: head.id, code: outcome.code } }
        : withDone(stored, head, outcome.answer),
    );
    return outcome.kind === 'done' ? 'sent' : 'empty';
  };

  const sendOldest = (id: string): Promise<Step> =>
    deps.withLock(`${deps.name}-${id}`, async () => {
      const stored = await store.read(id);
      const head = stored?.queue[0];
      if (stored === null || head === undefined || stored.refusal !== null) return 'empty';
      setActivity(id, 'sending');
      return settle(id, head, await deps.send(id, head, stored));
    });

  /** A store that fails once (a full disk, a browser that tidies up) is asked again like a network. */
  const trySendOldest = (id: string): Promise<Step> => sendOldest(id).catch((): Step => ({}));

  const waitForRetry = (id: string, afterMs: number | undefined): void => {
    setActivity(id, 'waiting');
    if (isHurried.delete(id)) {
      wantsDrain.add(id);
      return;
    }
    wantsDrain.delete(id);
    timerOf(id).schedule(() => void drain(id), afterMs);
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
        waitForRetry(id, step.retryAfterMs);
      }
    }
    isHurried.delete(id);
    draining.delete(id);
  };

  /** Tries at once, also when an attempt that is under way should fail. */
  const hurry = (id: string): Promise<void> => {
    if (draining.has(id)) isHurried.add(id);
    timerOf(id).reset();
    return drain(id);
  };

  /** A new command does not hurry a retry that waits: the network is still away. */
  const drainUnlessWaiting = (id: string): void => {
    if (!timerOf(id).isScheduled()) void drain(id);
  };

  return {
    rules,
    read: store.read,
    readAll: store.readAll,
    append: async (id, command) => {
      let answer: Result<QueueRecord<Q>, Q['Error']> = refused(rules.outOfSync);
      const kept = await update(id, (stored) => {
        answer = withCommand(rules, stored, command);
        return answer.ok ? answer.value : stored;
      });
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
    subscribe: (id, listener) => {
      const ofThing = listeners.get(id) ?? new Set();
      listeners.set(id, ofThing.add(listener));
      return () => ofThing.delete(listener);
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
