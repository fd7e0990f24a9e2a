import { ok, type Result, refused } from '@neundarter/rules/result';
import type { ReadOutcome } from '../api/api.ts';
import type { CommandQueue } from './command-queue.ts';
import { createListeners } from './listeners.ts';
import type { QueueActivity, Queued, QueueRecord } from './queue-record.ts';
import {
  isCreating,
  loadingTracker,
  type NotKept,
  type TrackerState,
  waitingCommands,
} from './tracker-states.ts';
import { nextTracker, type TrackerEffect, type TrackerEvent } from './tracker-transitions.ts';

/** What a screen shows of a thing. */
export type Snapshot<View> =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly error: unknown }
  | ({ readonly state: 'ready' } & View);

/** Input for the view of a screen. */
export type Viewed<Q extends Queued> = {
  readonly model: Q['Model'];
  /** Includes dispatched commands that are not stored yet, at the end of its queue. */
  readonly record: QueueRecord<Q>;
  readonly activity: QueueActivity;
  /** Why commands wait; null if none does. */
  readonly waitCode: string | null;
};

type TrackerParts<Q extends Queued, View> = {
  readonly queue: CommandQueue<Q>;
  /** @param again reads again later; false if nobody waits for it */
  readonly read: (id: string, again: () => boolean) => Promise<ReadOutcome<Q['Base']>>;
  readonly view: (viewed: Viewed<Q>) => View;
  /** Takes equal parts from the old model, so that less is drawn again. */
  readonly share?: (before: Q['Model'], next: Q['Model']) => Q['Model'];
};

export type Tracker<Q extends Queued, View> = {
  readonly snapshot: () => Snapshot<View>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Applies a command at once and sends it after the earlier ones. */
  readonly dispatch: (command: Q['Command']) => Result<Q['Model'], Q['Error']>;
  /** Calls `listener` when a command was shown but had to be taken back; returns a function that unsubscribes. */
  readonly onNotKept: (listener: (error: NotKept<Q>) => void) => () => void;
  /** The live channel announced this revision. */
  readonly noticeRevision: (revision: number) => void;
  readonly noticeDeleted: () => void;
  /** Reads the thing from the server again. */
  readonly refresh: () => Promise<void>;
  /** Sends again after a refusal. */
  readonly retryQueue: () => Promise<void>;
  /** Drops unsent commands and shows the server's state. */
  readonly discardQueue: () => Promise<void>;
  readonly close: () => void;
};

/** What the screen shows of the state of a tracker. */
const snapshotOf = <Q extends Queued, View>(
  state: TrackerState<Q>,
  { queue, view }: TrackerParts<Q, View>,
): Snapshot<View> => {
  const { name, model, failure, stored } = state;
  switch (name) {
    case 'loading':
    case 'missing':
      return { state: name };
    case 'failed':
      return { state: name, error: failure };
    case 'ready':
    case 'doubted': {
      const record = { ...stored, queue: waitingCommands(state) };
      const { id } = stored;
      const activity = queue.activityOf(id);
      return {
        state: 'ready',
        ...view({ model, record, activity, waitCode: queue.waitCodeOf(id) }),
      };
    }
  }
};

/**
 * Keeps one thing on a screen up to date: the last state from the server with the unsent commands applied. A command is
 * noted in the journal of the queue, shown at once, and stored in the background. One tracker per thing and tab.
 * Performs what `nextTracker` decides.
 */
export const openTracker = <Q extends Queued, View>(
  id: string,
  parts: TrackerParts<Q, View>,
): Tracker<Q, View> => {
  const { queue } = parts;
  const { rules } = queue;
  const screens = createListeners<[]>();
  const users = createListeners<[NotKept<Q>]>();
  let state = loadingTracker<Q>(id);
  let current: Snapshot<View> = { state: 'loading' };
  /** The read under way, or the latest one. */
  let reading = Promise.resolve();
  let isClosed = false;

  /** Changes the state, begins its effects, and resolves when they are done, except reads and commands. */
  const take = async (event: TrackerEvent<Q>): Promise<void> => {
    const isSending = queue.activityOf(id) === 'sending';
    const next = nextTracker(state, event, { rules, share: parts.share, isSending });
    state = next.state;
    await Promise.all(next.effects.map(perform));
  };
  const perform = async (effect: TrackerEffect<Q>): Promise<void> => {
    switch (effect.kind) {
      case 'read':
        reading = readWhenLoaded();
        return;
      case 'publish':
        current = snapshotOf(state, parts);
        screens.call();
        return;
      case 'keep':
        void keep(effect.command);
        return;
      case 'take-answer':
        await queue.takeAnswer(id, effect.answer);
        return reload();
      case 'forget':
        await queue.forgetUnchanged(effect.copy);
        return reload();
    }
  };

  const reload = async (): Promise<void> => take({ kind: 'record', record: await queue.read(id) });
  const readServer = async (): Promise<void> => {
    if (isCreating(state)) return;
    const asked = state.stored;
    return take({ ...(await parts.read(id, readAgain)), asked });
  };
  const readWhenLoaded = (): Promise<void> =>
    loading.then(readServer).finally(() => void take({ kind: 'read-ended' }));
  const readAgain = (): boolean => {
    if (!isClosed) void take({ kind: 'wanted' });
    return !isClosed;
  };
  const keep = async (command: Q['Command']): Promise<void> => {
    try {
      const kept = await queue.append(id, command);
      if (kept.ok) return await take({ kind: 'kept', command, record: kept.value });
      await take({ kind: 'overtaken', command });
      await reload();
      users.call(kept.error);
    } catch {
      void take({ kind: 'unstorable', command });
      users.call('error.device.storage-failed');
    }
  };
  const dispatch: Tracker<Q, View>['dispatch'] = (command) => {
    const { model } = state;
    if (model === null) return refused(rules.notReady);
    if (state.stored.refusal !== null) return refused(rules.outOfSync);
    const next = rules.apply(model, command);
    if (!next.ok) return next;
    void take({ kind: 'dispatched', command, model: next.value });
    return ok(next.value);
  };
  const refresh = (event: TrackerEvent<Q>): Promise<void> => {
    void take(event);
    return reading;
  };

  const unsubscribe = queue.subscribe(id, (record) => {
    void (record === undefined ? reload() : take({ kind: 'record', record }));
  });
  const loading = reload();
  void take({ kind: 'wanted' });

  return {
    snapshot: () => current,
    subscribe: screens.subscribe,
    dispatch,
    onNotKept: users.subscribe,
    noticeRevision: (revision) => void take({ kind: 'announced', revision }),
    noticeDeleted: () => void take({ kind: 'missing', asked: state.stored }),
    refresh: () => refresh({ kind: 'refresh' }),
    retryQueue: () => queue.retry(id),
    discardQueue: async () => {
      await queue.discard(id);
      await reload();
      await refresh({ kind: 'wanted' });
    },
    close: () => {
      isClosed = true;
      unsubscribe();
      screens.clear();
    },
  };
};
