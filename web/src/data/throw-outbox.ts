import type { MatchEntity } from '@neundarter/contract/entities/match';
import type { MatchError } from '@neundarter/rules/match/types';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { applyCommand, foldMatch } from './throw-outbox-fold.ts';
import { createRetryTimer, type RetryTimer } from './throw-outbox-retry.ts';
import type { MatchCommand, OutboxStore, StoredMatch } from './throw-outbox-types.ts';

/** What came of sending a command. */
export type SendOutcome =
  | { readonly kind: 'done'; readonly match: MatchEntity }
  | { readonly kind: 'later'; readonly afterMs?: number }
  | { readonly kind: 'refused'; readonly code: string };

/** `sending`: a command is under way. `waiting`: something is queued and will be tried again. */
export type OutboxActivity = 'idle' | 'sending' | 'waiting';

export type OutboxDeps = {
  readonly store: OutboxStore;
  readonly send: (matchId: string, command: MatchCommand) => Promise<SendOutcome>;
  /** Runs `work` while no other tab runs work of the same name. */
  readonly withLock: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;
  /** Tells the other tabs of this device that a record changed. */
  readonly tellOthers: (matchId: string) => void;
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
  /** 0 to 1; spreads the retries of a hall full of devices. */
  readonly chance: () => number;
};

/** Gets the record after a change (null: removed), or nothing when only its activity or another tab changed it. */
export type OutboxListener = (record?: StoredMatch | null) => void;

export type Outbox = {
  readonly read: (matchId: string) => Promise<StoredMatch | null>;
  readonly readAll: () => Promise<readonly StoredMatch[]>;
  /** Keeps a command and sends it in its turn. Refused when another tab has changed the match meanwhile. */
  readonly append: (matchId: string, command: MatchCommand) => Promise<Result<StoredMatch, MatchError>>;
  /** Takes over what the server says, unless something newer is known. */
  readonly takeServerMatch: (matchId: string, match: MatchEntity) => Promise<void>;
  /** Sends on after a refusal. */
  readonly retry: (matchId: string) => Promise<void>;
  /** Drops everything unsent, the refusal included; the server's match has to be read anew. */
  readonly discard: (matchId: string) => Promise<void>;
  readonly forget: (matchId: string) => Promise<void>;
  readonly activityOf: (matchId: string) => OutboxActivity;
  /** Tells of every change of a match's record or activity; returns how to stop. */
  readonly subscribe: (matchId: string, listener: OutboxListener) => () => void;
  /** Tries everything that waits at once: the network is back, the page is visible, the app has started. */
  readonly wake: () => Promise<void>;
  /** Another tab changed a record. */
  readonly onOtherTab: (matchId: string) => void;
};

/** The newer of two server matches. */
const newer = (base: MatchEntity | null, answer: MatchEntity): MatchEntity =>
  base !== null && base.props.revision > answer.props.revision ? base : answer;

const withCommand = (stored: StoredMatch, command: MatchCommand): Result<StoredMatch, MatchError> => {
  if (stored.queue.some(({ id }) => id === command.id)) return ok(stored);
  const match = foldMatch(stored);
  const next = match === null ? null : applyCommand(match, command);
  if (next?.ok === false) return next;
  if (next === null && command.kind !== 'create') return refused('error.match.out-of-sync');
  return ok({ ...stored, queue: [...stored.queue, command] });
};

/** What one attempt to send the oldest command of a match led to. */
type Step = 'sent' | 'empty' | { readonly retryAfterMs?: number };

/**
 * The queue between a match on this device and the server: commands are kept before they are sent, sent in order, one
 * at a time, by one tab at a time, and stay until the server has answered. Repeats are harmless, since the request id
 * is the command's. Nothing is dropped but by `discard`.
 */
export const createOutbox = (deps: OutboxDeps): Outbox => {
  const { store } = deps;
  const listeners = new Map<string, Set<OutboxListener>>();
  const activities = new Map<string, OutboxActivity>();
  const timers = new Map<string, RetryTimer>();
  const draining = new Set<string>();
  const wantsDrain = new Set<string>();
  const isHurried = new Set<string>();

  const notify = (matchId: string, record?: StoredMatch | null): void => {
    for (const listener of listeners.get(matchId) ?? []) listener(record);
  };
  const setActivity = (matchId: string, activity: OutboxActivity): void => {
    if ((activities.get(matchId) ?? 'idle') === activity) return;
    activities.set(matchId, activity);
    notify(matchId);
  };
  const update: OutboxStore['update'] = async (matchId, change) => {
    let isChanged = false;
    const kept = await store.update(matchId, (stored) => {
      const after = change(stored);
      isChanged = after !== stored;
      return after;
    });
    if (isChanged) {
      notify(matchId, kept);
      deps.tellOthers(matchId);
    }
    return kept;
  };
  const timerOf = (matchId: string): RetryTimer => {
    const timer = timers.get(matchId) ?? createRetryTimer(deps);
    timers.set(matchId, timer);
    return timer;
  };

  const settle = async (matchId: string, head: MatchCommand, outcome: SendOutcome): Promise<Step> => {
    if (outcome.kind === 'later') {
      return outcome.afterMs === undefined ? {} : { retryAfterMs: outcome.afterMs };
    }
    await update(matchId, (stored) =>
      outcome.kind === 'refused'
        ? { ...stored, refusal: { commandId: head.id, code: outcome.code } }
        : {
            ...stored,
            base: newer(stored.base, outcome.match),
            queue: stored.queue.filter(({ id }) => id !== head.id),
          },
    );
    return outcome.kind === 'done' ? 'sent' : 'empty';
  };

  const sendOldest = (matchId: string): Promise<Step> =>
    deps.withLock(`neundarter-outbox-${matchId}`, async () => {
      const stored = await store.read(matchId);
      const head = stored?.queue[0];
      if (stored === null || head === undefined || stored.refusal !== null) return 'empty';
      setActivity(matchId, 'sending');
      return settle(matchId, head, await deps.send(matchId, head));
    });

  /** A store that fails once (a full disk, a browser that tidies up) is asked again like a network. */
  const trySendOldest = (matchId: string): Promise<Step> => sendOldest(matchId).catch((): Step => ({}));

  const waitForRetry = (matchId: string, afterMs: number | undefined): void => {
    setActivity(matchId, 'waiting');
    if (isHurried.delete(matchId)) {
      wantsDrain.add(matchId);
      return;
    }
    wantsDrain.delete(matchId);
    timerOf(matchId).schedule(() => void drain(matchId), afterMs);
  };

  const drain = async (matchId: string): Promise<void> => {
    wantsDrain.add(matchId);
    if (draining.has(matchId)) return;
    draining.add(matchId);
    while (wantsDrain.delete(matchId)) {
      const step = await trySendOldest(matchId);
      if (step === 'empty') {
        setActivity(matchId, 'idle');
      } else if (step === 'sent') {
        timerOf(matchId).reset();
        wantsDrain.add(matchId);
      } else {
        waitForRetry(matchId, step.retryAfterMs);
      }
    }
    isHurried.delete(matchId);
    draining.delete(matchId);
  };

  /** Tries at once, also when an attempt that is under way should fail. */
  const hurry = (matchId: string): Promise<void> => {
    if (draining.has(matchId)) isHurried.add(matchId);
    timerOf(matchId).reset();
    return drain(matchId);
  };

  /** A new command does not hurry a retry that waits: the network is still away. */
  const drainUnlessWaiting = (matchId: string): void => {
    if (!timerOf(matchId).isScheduled()) void drain(matchId);
  };

  return {
    read: store.read,
    readAll: store.readAll,
    append: async (matchId, command) => {
      let answer: Result<StoredMatch, MatchError> = refused('error.match.out-of-sync');
      const kept = await update(matchId, (stored) => {
        answer = withCommand(stored, command);
        return answer.ok ? answer.value : stored;
      });
      drainUnlessWaiting(matchId);
      return answer.ok && kept !== null ? ok(kept) : answer;
    },
    takeServerMatch: async (matchId, match) => {
      await update(matchId, (stored) => {
        const base = newer(stored.base, match);
        return base === stored.base ? stored : { ...stored, base };
      });
    },
    retry: async (matchId) => {
      await update(matchId, (stored) => ({ ...stored, refusal: null }));
      await hurry(matchId);
    },
    discard: async (matchId) => {
      timerOf(matchId).reset();
      await update(matchId, (stored) => ({ ...stored, queue: [], refusal: null }));
      setActivity(matchId, 'idle');
    },
    forget: async (matchId) => {
      await update(matchId, () => null);
    },
    activityOf: (matchId) => activities.get(matchId) ?? 'idle',
    subscribe: (matchId, listener) => {
      const ofMatch = listeners.get(matchId) ?? new Set();
      listeners.set(matchId, ofMatch.add(listener));
      return () => ofMatch.delete(listener);
    },
    wake: async () => {
      const waiting = await store.waitingMatchIds();
      await Promise.all(waiting.map(hurry));
    },
    onOtherTab: (matchId) => {
      notify(matchId);
      drainUnlessWaiting(matchId);
    },
  };
};
