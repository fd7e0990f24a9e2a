import type { MatchEntity } from '@neundarter/contract/entities/match';
import type { Match, MatchError } from '@neundarter/rules/match/types';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { infoOf, type MatchInfo } from './match-info.ts';
import { type QueueState, queueStateOf } from './match-queue-state.ts';
import { shareUnchanged } from './share-unchanged.ts';
import type { Outbox } from './throw-outbox.ts';
import { applyCommand, foldMatch } from './throw-outbox-fold.ts';
import { emptyRecord, type MatchCommand, type StoredMatch } from './throw-outbox-types.ts';
import type { Viewer } from './viewer.ts';

/** What asking the server for a match led to. */
export type ReadOutcome =
  | { readonly kind: 'found'; readonly match: MatchEntity }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What a screen sees of a match. */
export type SessionSnapshot =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly error: unknown }
  | {
      readonly state: 'ready';
      readonly match: Match;
      readonly info: MatchInfo;
      readonly queue: QueueState;
    };

export type SessionDeps = {
  readonly outbox: Outbox;
  readonly readMatch: (matchId: string) => Promise<ReadOutcome>;
  readonly viewer: () => Viewer;
};

/** Why a dispatched command was taken back: another tab was faster, or this device can store nothing. */
export type NotKeptError = MatchError | 'error.device.storage-failed';

export type MatchSession = {
  readonly snapshot: () => SessionSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Applies a command at once and sends it when its turn comes. */
  readonly dispatch: (command: MatchCommand) => Result<Match, MatchError>;
  /** Tells of commands that were shown and had to be taken back; returns how to stop. */
  readonly onNotKept: (listener: (error: NotKeptError) => void) => () => void;
  /** The live channel told of this revision. */
  readonly noticeRevision: (revision: number) => void;
  readonly noticeDeleted: () => void;
  /** Reads the server's match again. */
  readonly refresh: () => Promise<void>;
  /** Sends on after a refusal. */
  readonly retryQueue: () => Promise<void>;
  /** Drops what is unsent and shows the server's match. */
  readonly discardQueue: () => Promise<void>;
  readonly close: () => void;
};

/**
 * One match on this device: the server's last word with the unsent commands on top, shown at once and kept in the
 * background. One session per match and tab.
 */
export const openMatchSession = (matchId: string, deps: SessionDeps): MatchSession => {
  const { outbox } = deps;
  const listeners = new Set<() => void>();
  const notKeptListeners = new Set<(error: NotKeptError) => void>();
  let stored: StoredMatch = emptyRecord(matchId);
  /** Dispatched, but not yet in the store. */
  let unkept: readonly MatchCommand[] = [];
  let match: Match | null = null;
  let current: SessionSnapshot = { state: 'loading' };
  let noticedRevision = 0;
  let reading: Promise<void> | null = null;
  let isMissing = false;
  let failure: unknown = null;

  const compute = (): SessionSnapshot => {
    if (match !== null) {
      return {
        state: 'ready',
        match,
        info: infoOf(matchId, stored, deps.viewer()),
        queue: queueStateOf({ ...stored, queue: waitingCommands() }, outbox.activityOf(matchId)),
      };
    }
    if (isMissing) return { state: 'missing' };
    return failure === null ? { state: 'loading' } : { state: 'failed', error: failure };
  };
  const publish = (): void => {
    current = compute();
    for (const listener of listeners) listener();
  };
  const waitingCommands = (): readonly MatchCommand[] => {
    if (unkept.length === 0) return stored.queue;
    const kept = new Set(stored.queue.map(({ id }) => id));
    return [...stored.queue, ...unkept.filter(({ id }) => !kept.has(id))];
  };
  const refold = (): void => {
    const next = foldMatch({ matchId, base: stored.base, queue: waitingCommands() });
    match = next === null || match === null ? next : shareUnchanged(match, next);
  };

  const takeStored = (next: StoredMatch | null): void => {
    if (next === null) {
      if (stored.version > 0) stored = emptyRecord(matchId);
    } else if (next.version > stored.version) {
      stored = next;
    } else if (next.version < stored.version) {
      return;
    }
    refold();
    publish();
    checkRevision();
  };
  const reload = async (): Promise<void> => takeStored(await outbox.read(matchId));

  const isCreating = (): boolean => stored.queue[0]?.kind === 'create';

  const readServer = async (): Promise<void> => {
    const answer = await deps.readMatch(matchId);
    if (answer.kind === 'found') {
      isMissing = false;
      failure = null;
      await outbox.takeServerMatch(matchId, answer.match);
      await reload();
    } else if (answer.kind === 'missing') {
      await forgetUnlessQueued();
    } else {
      failure = answer.error;
      publish();
    }
  };
  /** Unsent turns of a deleted match are kept: their refusal asks what to do. */
  const forgetUnlessQueued = async (): Promise<void> => {
    if (waitingCommands().length > 0) return;
    isMissing = true;
    await outbox.forget(matchId);
    await reload();
  };
  const refresh = (): Promise<void> => {
    if (isCreating()) return Promise.resolve();
    reading ??= readServer().finally(() => {
      reading = null;
    });
    return reading;
  };

  /** While a command is under way its own answer is likely to bring the revision. */
  const checkRevision = (): void => {
    if (outbox.activityOf(matchId) === 'sending' || noticedRevision === 0) return;
    const isBehind = noticedRevision > (stored.base?.props.revision ?? 0);
    noticedRevision = 0;
    if (isBehind) void refresh();
  };

  const tellNotKept = (error: NotKeptError): void => {
    for (const listener of notKeptListeners) listener(error);
  };
  const keep = async (command: MatchCommand): Promise<void> => {
    const drop = (): void => {
      unkept = unkept.filter(({ id }) => id !== command.id);
    };
    try {
      const kept = await outbox.append(matchId, command);
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

  const unsubscribe = outbox.subscribe(matchId, (record) => {
    if (record === undefined) void reload();
    else takeStored(record);
  });
  void reload().then(refresh);

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (command) => {
      if (match === null) return refused('error.invalid-match-status');
      if (stored.refusal !== null) return refused('error.match.out-of-sync');
      const next = applyCommand(match, command);
      if (!next.ok) return next;
      unkept = [...unkept, command];
      match = next.value;
      publish();
      void keep(command);
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
      void forgetUnlessQueued();
    },
    refresh: () => {
      if (match === null) failure = null;
      publish();
      return refresh();
    },
    retryQueue: () => outbox.retry(matchId),
    discardQueue: async () => {
      await outbox.discard(matchId);
      await reload();
      await refresh();
    },
    close: () => {
      unsubscribe();
      listeners.clear();
    },
  };
};
