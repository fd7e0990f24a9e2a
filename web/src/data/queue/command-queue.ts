import { ok, type Result, refused } from '@neundarter/rules/result';
import { createQueueListeners, type QueueListeners } from './queue-listeners.ts';
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
import { createSenders, type SenderDeps } from './sender.ts';
import type { UnstoredJournal } from './unstored-journal.ts';

/** Dependencies of a queue: those of its tab, or those of a test. */
export type QueueDeps<Q extends Queued> = SenderDeps<Q> & {
  readonly rules: QueueRules<Q>;
  readonly store: QueueStore<Q>;
  /** Keeps commands that the store does not have yet; without it they are lost with the page. */
  readonly journal?: UnstoredJournal<Q['Command']>;
  /** Notifies the other tabs of this device that a record changed. */
  readonly tellOthers: (id: string) => void;
};

export type CommandQueue<Q extends Queued> = Pick<QueueListeners<Q>, 'subscribe' | 'subscribeAll'> & {
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
  /** Tries to send all waiting commands at once: the network is back, the page is visible, or the app has started. */
  readonly wake: () => Promise<void>;
  /** Another tab changed a record. */
  readonly onOtherTab: (id: string) => void;
};

export { otherTabCode } from './sender-states.ts';

/** The store, which tells the screens of this tab and the other tabs about every change. */
const announcing = <Q extends Queued>(
  store: QueueStore<Q>,
  announce: (id: string, record: QueueRecord<Q> | null) => void,
): QueueStore<Q>['update'] => {
  return async (id, change) => {
    let isChanged = false;
    const kept = await store.update(id, (stored) => {
      const after = change(stored);
      isChanged = after !== stored;
      return after;
    });
    if (isChanged) announce(id, kept);
    return kept;
  };
};

/** Adds a command to its record; the journal has it until that is done. */
const appending =
  <Q extends Queued>(
    { rules, journal }: QueueDeps<Q>,
    update: QueueStore<Q>['update'],
  ): CommandQueue<Q>['append'] =>
  async (id, command) => {
    let answer: Result<QueueRecord<Q>, Q['Error']> = refused(rules.outOfSync);
    journal?.note(id, command);
    const kept = await update(id, (stored) => {
      answer = withCommand(rules, stored, command);
      return answer.ok ? answer.value : stored;
    }).finally(() => journal?.settle(command));
    return answer.ok && kept !== null ? ok(kept) : answer;
  };

/** What is done to the records of a queue. */
const changesOf = <Q extends Queued>(update: QueueStore<Q>['update']) => ({
  takeAnswer: async (id: string, answer: Q['Base']): Promise<void> => {
    await update(id, (stored) => withAnswer(stored, answer));
  },
  forget: async (id: string): Promise<void> => {
    await update(id, () => null);
  },
  forgetUnchanged: async ({ id, version }: QueueRecord<Q>): Promise<void> => {
    await update(id, (stored) => (stored.queue.length === 0 && stored.version === version ? null : stored));
  },
});

/**
 * The queue between a thing on this device and the server. Commands are stored before they are sent; they are sent in
 * order, one at a time, by one tab at a time, and stay until the server has answered. Repeats change nothing, since the
 * id of a command is its request id. Only `discard` drops commands.
 */
export const createCommandQueue = <Q extends Queued>(deps: QueueDeps<Q>): CommandQueue<Q> => {
  const { rules } = deps;
  const store = storeAfter(recoverUnstored(deps), deps.store);
  const { notify, subscribe, subscribeAll } = createQueueListeners<Q>();
  const update = announcing(store, (id, record) => {
    notify(id, record);
    deps.tellOthers(id);
  });
  const { tell, shownOf } = createSenders<Q>({
    deps,
    read: store.read,
    settle: (id, command, outcome) => {
      // The page that noted it may be gone. A command that is over must not be stored again.
      deps.journal?.settle(command);
      return update(id, (stored) =>
        outcome.kind === 'refused'
          ? { ...stored, refusal: { commandId: command.id, code: outcome.code } }
          : withDone(stored, command, outcome.answer),
      );
    },
    onShown: notify,
  });
  const append = appending(deps, update);
  const look = (id: string): void => void tell(id, { kind: 'look' });
  const hurry = (id: string): Promise<void> => tell(id, { kind: 'hurry' });
  return {
    rules,
    subscribe,
    subscribeAll,
    ...changesOf(update),
    read: store.read,
    readAll: store.readAll,
    append: async (id, command) => {
      const kept = await append(id, command);
      look(id);
      return kept;
    },
    retry: async (id) => {
      await update(id, (stored) => ({ ...stored, refusal: null }));
      await hurry(id);
    },
    discard: async (id) => {
      void tell(id, { kind: 'discarding' });
      await update(id, (stored) => {
        for (const command of stored.queue) deps.journal?.settle(command);
        return { ...stored, queue: [], refusal: null };
      });
      void tell(id, { kind: 'discarded' });
    },
    activityOf: (id) => shownOf(id).activity,
    waitCodeOf: (id) => shownOf(id).code,
    wake: async () => {
      const waiting = await store.waitingIds();
      await Promise.all(waiting.map(hurry));
    },
    onOtherTab: (id) => {
      notify(id);
      look(id);
    },
  };
};
