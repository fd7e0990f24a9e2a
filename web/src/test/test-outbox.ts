import { createOutbox, type Outbox, type OutboxDeps } from '../data/match/match-queue.ts';
import type { OutboxStore } from '../data/match/match-queue-types.ts';
import { createMemoryStore } from '../data/queue/command-queue-memory.ts';

/** Timers that fire when a test says so. */
export class TestTimers {
  #waiting = new Map<() => void, number>();

  readonly set = (work: () => void, delayMs: number): (() => void) => {
    this.#waiting.set(work, delayMs);
    return () => this.#waiting.delete(work);
  };

  /** How long each waiting timer was told to wait, in ms. */
  get delays(): readonly number[] {
    return [...this.#waiting.values()];
  }

  fire(): void {
    const due = [...this.#waiting.keys()];
    this.#waiting.clear();
    for (const work of due) work();
  }
}

/** One thing of a name at a time, as Web Locks do it for all tabs. */
export const makeLocks = (): OutboxDeps['withLock'] => {
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

/** An outbox for one tab of a test. */
export const testOutbox = (
  deps: Pick<OutboxDeps, 'send'> & Partial<OutboxDeps> & { readonly timers?: TestTimers },
): Outbox => {
  const store: OutboxStore = deps.store ?? createMemoryStore();
  return createOutbox({
    withLock: makeLocks(),
    tellOthers: () => undefined,
    setTimer: (deps.timers ?? new TestTimers()).set,
    chance: () => 0.5,
    ...deps,
    store,
  });
};
