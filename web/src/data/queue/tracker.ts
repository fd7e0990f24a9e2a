import { ok, type Result, refused } from '@neundarter/rules/result';
import type { ReadOutcome } from '../api/api.ts';
import { isServerFailing } from '../api/read-troubles.ts';
import type { CommandQueue } from './command-queue.ts';
import { emptyRecord, type QueueActivity, type Queued, type QueueRecord } from './queue-record.ts';

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

export type TrackerParts<Q extends Queued, View> = {
  readonly queue: CommandQueue<Q>;
  /** @param again reads again later; false if nobody waits for it */
  readonly read: (id: string, again: () => boolean) => Promise<ReadOutcome<Q['Base']>>;
  readonly view: (viewed: Viewed<Q>) => View;
  /** Takes equal parts from the old model, so that less is drawn again. */
  readonly share?: (before: Q['Model'], next: Q['Model']) => Q['Model'];
};

/** Why a dispatched command was taken back: another tab was faster, or this device cannot store it. */
export type NotKept<Q extends Queued> = Q['Error'] | 'error.device.storage-failed';

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

/**
 * Keeps one thing on a screen up to date: the last state from the server with the unsent commands applied. A command is
 * noted in the journal of the queue, shown at once, and stored in the background. One tracker per thing and tab.
 */
export const openTracker = <Q extends Queued, View>(
  id: string,
  parts: TrackerParts<Q, View>,
): Tracker<Q, View> => {
  const { queue } = parts;
  const { rules } = queue;
  const listeners = new Set<() => void>();
  const notKeptListeners = new Set<(error: NotKept<Q>) => void>();
  let stored: QueueRecord<Q> = emptyRecord(id);
  /** Dispatched, but not stored yet. */
  let unkept: readonly Q['Command'][] = [];
  let model: Q['Model'] | null = null;
  let current: Snapshot<View> = { state: 'loading' };
  let noticedRevision = 0;
  let reading: Promise<void> | null = null;
  let isMissing = false;
  let isClosed = false;
  let failure: unknown = null;

  const compute = (): Snapshot<View> => {
    if (model !== null) {
      const record = { ...stored, queue: waitingCommands() };
      return {
        state: 'ready',
        ...parts.view({ model, record, activity: queue.activityOf(id), waitCode: queue.waitCodeOf(id) }),
      };
    }
    if (isMissing) return { state: 'missing' };
    return failure === null ? { state: 'loading' } : { state: 'failed', error: failure };
  };
  const publish = (): void => {
    current = compute();
    for (const listener of listeners) listener();
  };
  const waitingCommands = (): readonly Q['Command'][] => {
    if (unkept.length === 0) return stored.queue;
    const kept = new Set(stored.queue.map((command) => command.id));
    return [...stored.queue, ...unkept.filter((command) => !kept.has(command.id))];
  };
  const refold = (): void => {
    const next = rules.fold({ id, base: stored.base, queue: waitingCommands() });
    model = next === null || model === null || parts.share === undefined ? next : parts.share(model, next);
  };

  /**
   * The device removed its record, because the thing was deleted or is old. The screen keeps its state until that is
   * known.
   */
  const takeForgotten = (): void => {
    const isKnown = stored.version > 0;
    stored = { ...emptyRecord(id), base: isMissing ? null : stored.base };
    if (isKnown && !isMissing) void refresh();
  };
  const takeStored = (next: QueueRecord<Q> | null): void => {
    const isRefusedNow = next !== null && next.refusal !== null && stored.refusal === null;
    if (next === null) {
      takeForgotten();
    } else if (next.version > stored.version) {
      stored = next;
      isMissing = false;
    } else if (next.version < stored.version) {
      return;
    }
    refold();
    publish();
    checkRevision();
    // The server's state shows why it refuses.
    if (isRefusedNow) void refresh();
  };
  const reload = async (): Promise<void> => takeStored(await queue.read(id));

  const isCreating = (): boolean => stored.queue[0]?.kind === 'create';

  const readServer = async (): Promise<void> => {
    const asked = stored;
    const outcome = await parts.read(id, readAgain);
    if (outcome.kind === 'found') {
      isMissing = false;
      failure = null;
      await queue.takeAnswer(id, outcome.answer);
      await reload();
    } else if (outcome.kind === 'missing') {
      await forgetUnlessChanged(asked);
    } else {
      failure = outcome.error;
      publish();
    }
  };
  /**
   * Unsent commands of a deleted thing are kept: their refusal asks the user what to do. A record that changed since
   * the request is kept too: the thing may have been created meanwhile, and the answer is too old.
   */
  const forgetUnlessChanged = async (known: QueueRecord<Q>): Promise<void> => {
    if (waitingCommands().length > 0) return;
    isMissing = true;
    await queue.forgetUnchanged(known);
    await reload();
  };
  const refresh = (): Promise<void> => {
    reading ??= loading
      .then(() => (isCreating() ? undefined : readServer()))
      .finally(() => {
        reading = null;
        checkRevision();
      });
    return reading;
  };

  const readAgain = (): boolean => {
    if (!isClosed) void refresh();
    return !isClosed;
  };

  /**
   * While a command is being sent, its answer probably contains the revision. A read that began before the revision was
   * announced may return an older one: then it is read once more.
   */
  const checkRevision = (): void => {
    if (queue.activityOf(id) === 'sending' || reading !== null || noticedRevision === 0) return;
    // Then nothing reads but what paces the reads.
    if (isServerFailing(failure)) return;
    const isBehind = noticedRevision > (stored.base?.props.revision ?? 0);
    noticedRevision = 0;
    if (isBehind) void refresh();
  };

  const tellNotKept = (error: NotKept<Q>): void => {
    for (const listener of notKeptListeners) listener(error);
  };
  const keep = async (command: Q['Command']): Promise<void> => {
    const drop = (): void => {
      unkept = unkept.filter((one) => one.id !== command.id);
    };
    try {
      const kept = await queue.append(id, command);
      drop();
      if (kept.ok) return takeStored(kept.value);
      await reload();
      tellNotKept(kept.error);
    } catch {
      drop();
      refold();
      publish();
      tellNotKept('error.device.storage-failed');
    }
  };

  const unsubscribe = queue.subscribe(id, (record) => {
    if (record === undefined) void reload();
    else takeStored(record);
  });
  const loading = reload();
  void refresh();

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (command) => {
      if (model === null) return refused(rules.notReady);
      if (stored.refusal !== null) return refused(rules.outOfSync);
      const next = rules.apply(model, command);
      if (!next.ok) return next;
      unkept = [...unkept, command];
      model = next.value;
      // The journal of the queue has the command before anybody sees it.
      void keep(command);
      publish();
      return ok(next.value);
    },
    onNotKept: (listener) => {
      notKeptListeners.add(listener);
      return () => notKeptListeners.delete(listener);
    },
    noticeRevision: (revision) => {
      noticedRevision = Math.max(noticedRevision, revision);
      checkRevision();
    },
    noticeDeleted: () => {
      void forgetUnlessChanged(stored);
    },
    refresh: () => {
      if (model === null) failure = null;
      publish();
      return refresh();
    },
    retryQueue: () => queue.retry(id),
    discardQueue: async () => {
      await queue.discard(id);
      await reload();
      await refresh();
    },
    close: () => {
      isClosed = true;
      unsubscribe();
      listeners.clear();
    },
  };
};
