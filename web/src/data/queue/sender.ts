import type { SendOutcome } from '../api/api.ts';
import type { Queued, QueueRecord } from './queue-record.ts';
import type { QueueStore } from './queue-store.ts';
import { createRetryTimer, type RetryTimer } from './retry-timer.ts';
import {
  type AttemptEnd,
  nextSender,
  restingSender,
  type SenderEvent,
  type SenderState,
  type Shown,
} from './sender-states.ts';

/** What the senders of a queue need from their tab, or from a test. */
export type SenderDeps<Q extends Queued> = {
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
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
  /** 0 to 1; spreads the retries of many devices over time. */
  readonly chance: () => number;
};

type Surroundings<Q extends Queued> = {
  readonly deps: SenderDeps<Q>;
  readonly read: QueueStore<Q>['read'];
  /** Stores what the server made of a command; rejects if the store fails. */
  readonly settle: (
    id: string,
    command: Q['Command'],
    outcome: Exclude<SendOutcome<Q['Base']>, { kind: 'later' }>,
  ) => Promise<unknown>;
  /** What the screens show of a sender has changed. */
  readonly onShown: (id: string) => void;
};

/** The senders of a queue, one for each thing. */
type Senders = {
  readonly shownOf: (id: string) => Shown;
  /** Tells a sender what has happened; resolves after the attempts that this has begun. */
  readonly tell: (id: string, event: SenderEvent) => Promise<void>;
};

/** A failure of the store, or of an unknown kind. */
const unknownCode = 'error.api.unexpected';

/** Another tab usually has its answer earlier; only then this tab says that it waits for it. ms */
const otherTabAfterMs = 1_500;

/** Sends the commands of each thing in order, one at a time, by one tab at a time: performs what `nextSender` decides. */
export const createSenders = <Q extends Queued>({
  deps,
  read,
  settle,
  onShown,
}: Surroundings<Q>): Senders => {
  const states = new Map<string, SenderState>();
  const timers = new Map<string, RetryTimer>();
  const stateOf = (id: string): SenderState => states.get(id) ?? restingSender;
  const timerOf = (id: string): RetryTimer => {
    const timer = timers.get(id) ?? createRetryTimer(deps);
    timers.set(id, timer);
    return timer;
  };

  /** Changes the state and performs the effects; returns whether an attempt begins. */
  const take = (id: string, event: SenderEvent): boolean => {
    const { state, effects } = nextSender(stateOf(id), event);
    states.set(id, state);
    for (const effect of effects) {
      if (effect === 'reset-timer') timerOf(id).reset();
      if (effect === 'pause' && state.name === 'pausing') {
        timerOf(id).schedule(() => void tell(id, { kind: 'timer' }), state.afterMs);
      }
      if (effect === 'show') onShown(id);
    }
    return effects.includes('attempt');
  };

  const sendOldest = async (id: string): Promise<AttemptEnd> => {
    const stored = await read(id);
    const oldest = stored?.queue[0];
    if (stored === null || oldest === undefined || stored.refusal !== null) return { kind: 'empty' };
    take(id, { kind: 'found' });
    const outcome = await deps.send(id, oldest, stored);
    if (outcome.kind === 'later') {
      return { kind: 'failed', code: outcome.code ?? unknownCode, afterMs: outcome.afterMs };
    }
    await settle(id, oldest, outcome);
    return { kind: outcome.kind === 'done' ? 'sent' : 'empty' };
  };
  const attempt = async (id: string): Promise<AttemptEnd> => {
    const stopTimer = deps.setTimer(() => take(id, { kind: 'other-tab' }), otherTabAfterMs);
    try {
      return await deps.withLock(`${deps.name}-${id}`, () => {
        stopTimer();
        return sendOldest(id);
      });
    } catch {
      // A failure of the store (a full disk, a browser that cleans up) is retried like a failure of the network.
      return { kind: 'failed', code: unknownCode };
    } finally {
      stopTimer();
    }
  };
  const tell = async (id: string, event: SenderEvent): Promise<void> => {
    let isTrying = take(id, event);
    while (isTrying) isTrying = take(id, await attempt(id));
  };
  return { shownOf: (id) => stateOf(id).shown, tell };
};
