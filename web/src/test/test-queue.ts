import { type MatchQueued, matchQueueRules } from '../data/match/match-commands.ts';
import { type MatchQueue, matchQueueName } from '../data/match/match-queue.ts';
import { createCommandQueue, type QueueDeps } from '../data/queue/command-queue.ts';
import { createMemoryStore } from '../data/queue/device-queue.ts';

type MatchQueueDeps = Omit<QueueDeps<MatchQueued>, 'rules' | 'name'>;

/** Timers that fire when a test calls them. */
export class TestTimers {
  #waiting = new Map<() => void, number>();

  readonly set = (work: () => void, delayMs: number): (() => void) => {
    this.#waiting.set(work, delayMs);
    return () => this.#waiting.delete(work);
  };

  /** The delays of all waiting timers, in ms. */
  get delays(): readonly number[] {
    return [...this.#waiting.values()];
  }

  fire(): void {
    const due = [...this.#waiting.keys()];
    this.#waiting.clear();
    for (const work of due) work();
  }
}

/** Locks that run one work per name at a time, like Web Locks across tabs. */
export const makeLocks = (): MatchQueueDeps['withLock'] => {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
};

/** A match queue for one tab of a test. */
export const testMatchQueue = (
  deps: Pick<MatchQueueDeps, 'send'> & Partial<MatchQueueDeps> & { readonly timers?: TestTimers },
): MatchQueue =>
  createCommandQueue({
    rules: matchQueueRules,
    name: matchQueueName,
    store: createMemoryStore(),
    withLock: makeLocks(),
    tellOthers: () => undefined,
    setTimer: (deps.timers ?? new TestTimers()).set,
    chance: () => 0.5,
    ...deps,
  });
