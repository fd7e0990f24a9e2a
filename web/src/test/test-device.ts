import type { Match } from '@neundarter/rules/match/types';
import type { MatchCommand, MatchQueued } from '../data/match/match-commands.ts';
import type { MatchQueue } from '../data/match/match-queue.ts';
import type { QueueRecord } from '../data/queue/queue-record.ts';
import type { QueueStore } from '../data/queue/queue-store.ts';
import { openTracker, type Tracker } from '../data/queue/tracker.ts';
import type { UnstoredJournal } from '../data/queue/unstored-journal.ts';
import type { FakeMatchServer } from './fake-match-server.ts';
import { makeLocks, TestTimers, testMatchQueue } from './test-queue.ts';

/** What a page shows of the match. */
type TestView = { readonly match: Match; readonly record: QueueRecord<MatchQueued> };

/** An open page of the device. */
export type TestTab = {
  readonly page: Page;
  readonly queue: MatchQueue;
  readonly tracker: Tracker<MatchQueued, TestView>;
  readonly timers: TestTimers;
};

/** A closed page never learns of anything again. `closing` resolves when it is closed. */
type Page = { isClosed: boolean; readonly closing: PromiseWithResolvers<void> };

/** What a page waits for: it is carried out first, and the page learns of it later, or never. */
type Wish = { readonly page: Page; readonly carryOut: () => Promise<void>; readonly answer: () => void };

type Call = Wish & {
  readonly isSend: boolean;
  /** The server has carried it out. */
  isThere: boolean;
  /** The page does not wait for it any more. */
  isGivenUp: boolean;
  readonly fail: () => void;
};

type TestDeviceParts = {
  readonly matchId: string;
  /** The database of the device. */
  readonly store: QueueStore<MatchQueued>;
  readonly journal: UnstoredJournal<MatchCommand>;
  readonly server: Pick<FakeMatchServer, 'send' | 'read'>;
};

/** Lets everything go on that waits for nothing but promises. */
const flush = async (): Promise<void> => {
  for (let tick = 0; tick < 60; tick += 1) await Promise.resolve();
};

/**
 * A device on which nothing happens by itself: the database, the network, the messages between tabs and the timers go
 * one step further when a test says so.
 */
export class TestDevice {
  readonly #parts: TestDeviceParts;
  readonly #withLock = makeLocks();
  #tabs: readonly TestTab[] = [];
  #disk: readonly (Wish & { isDone: boolean })[] = [];
  #calls: readonly Call[] = [];
  #messages: readonly (() => void)[] = [];

  constructor(parts: TestDeviceParts) {
    this.#parts = parts;
  }

  get tabs(): readonly TestTab[] {
    return this.#tabs;
  }

  /** Whether something waits for a step. */
  get isBusy(): boolean {
    return this.#disk.length + this.#calls.length + this.#messages.length > 0;
  }

  /** Number of commands that open pages are sending. */
  get sending(): number {
    return this.#calls.filter(({ isSend, isGivenUp, page }) => isSend && !isGivenUp && !page.isClosed).length;
  }

  /** Opens a page, which sends what waits, as `startDeviceQueue` does. */
  async open(): Promise<TestTab> {
    const { matchId, server } = this.#parts;
    const page: Page = { isClosed: false, closing: Promise.withResolvers<void>() };
    const timers = new TestTimers();
    const queue = this.#queueOf(page, timers);
    void queue.wake();
    const tracker = openTracker<MatchQueued, TestView>(matchId, {
      queue,
      read: () =>
        this.#call(page, {
          isSend: false,
          ask: () => server.read(matchId),
          failure: { kind: 'failed', error: new Error('no network') },
        }),
      view: ({ model: match, record }) => ({ match, record }),
    });
    const tab: TestTab = { page, queue, tracker, timers };
    this.#tabs = [...this.#tabs, tab];
    await flush();
    return tab;
  }

  /** Closes a page. @param carriedOut how many of its wishes the database still carries out, without an answer */
  async close({ page }: TestTab, carriedOut: number): Promise<void> {
    page.isClosed = true;
    page.closing.resolve();
    this.#tabs = this.#tabs.filter((tab) => tab.page !== page);
    const left = this.#disk.filter((wish) => wish.page === page);
    this.#disk = this.#disk.filter((wish) => wish.page !== page);
    for (const wish of left.filter(({ isDone }) => !isDone).slice(0, carriedOut)) await wish.carryOut();
    await flush();
  }

  /** The database carries out the oldest wish that it has not carried out yet, but the page does not know it. */
  async stepDiskSilently(): Promise<void> {
    const wish = this.#disk.find(({ isDone }) => !isDone);
    if (wish === undefined) return;
    wish.isDone = true;
    await wish.carryOut();
  }

  /** The page that waits longest for the database gets its answer. */
  async stepDisk(): Promise<void> {
    if (this.#disk[0]?.isDone === false) await this.stepDiskSilently();
    const [wish, ...others] = this.#disk;
    this.#disk = others;
    wish?.answer();
    await flush();
  }

  /** One of the calls reaches the server, perhaps after its page was closed or has given up. */
  async arrive(which: number): Promise<void> {
    const underWay = this.#calls.filter(({ isThere }) => !isThere);
    const call = underWay[which % underWay.length];
    if (call === undefined) return;
    call.isThere = true;
    await call.carryOut();
    if (call.isGivenUp || call.page.isClosed) this.#remove(call);
    await flush();
  }

  /** One of the answers reaches its page. */
  async answer(which: number): Promise<void> {
    const answered = this.#calls.filter(({ isThere }) => isThere);
    const call = answered[which % answered.length];
    if (call === undefined) return;
    this.#remove(call);
    if (!call.page.isClosed) call.answer();
    await flush();
  }

  /** A page gives up one of its calls, which may still reach the server. */
  async giveUp(which: number): Promise<void> {
    const waiting = this.#calls.filter(({ isGivenUp, page }) => !isGivenUp && !page.isClosed);
    const call = waiting[which % waiting.length];
    if (call === undefined) return;
    call.isGivenUp = true;
    if (call.isThere) this.#remove(call);
    call.fail();
    await flush();
  }

  /** The oldest message between tabs arrives. */
  async deliver(): Promise<void> {
    const [message, ...others] = this.#messages;
    this.#messages = others;
    message?.();
    await flush();
  }

  /** The timers of a page fire. */
  async passTime({ timers }: TestTab): Promise<void> {
    timers.fire();
    await flush();
  }

  /** Everything that somebody waits for happens, except timers. */
  async calm(): Promise<void> {
    await flush();
    for (let step = 0; step < 500 && this.isBusy; step += 1) {
      await this.stepDisk();
      await this.arrive(0);
      await this.answer(0);
      await this.deliver();
    }
  }

  #remove(call: Call): void {
    this.#calls = this.#calls.filter((one) => one !== call);
  }

  #queueOf(page: Page, timers: TestTimers): MatchQueue {
    const { journal, server } = this.#parts;
    return testMatchQueue({
      timers,
      journal,
      store: this.#storeOf(page),
      send: (id, command) =>
        this.#call(page, {
          isSend: true,
          ask: () => server.send(id, command),
          failure: { kind: 'later', code: 'error.api.network-error' },
        }),
      // A page that is closed loses its locks.
      withLock: (name, work) =>
        new Promise((done, fail) => {
          void this.#withLock(name, async () => {
            if (page.isClosed) return;
            await Promise.race([work().then(done, fail), page.closing.promise]);
          });
        }),
      tellOthers: (id) => {
        const others = this.#tabs.filter((tab) => tab.page !== page);
        this.#messages = [
          ...this.#messages,
          ...others.map((tab) => () => {
            if (!tab.page.isClosed) tab.queue.onOtherTab(id);
          }),
        ];
      },
    });
  }

  #storeOf(page: Page): QueueStore<MatchQueued> {
    const { store } = this.#parts;
    const wish = <Value>(work: () => Promise<Value>): Promise<Value> => {
      const { promise, resolve } = Promise.withResolvers<Value>();
      const result: { value?: Value } = {};
      const carryOut = async (): Promise<void> => {
        result.value = await work();
      };
      const answer = (): void => resolve(result.value as Value);
      this.#disk = [...this.#disk, { page, carryOut, answer, isDone: false }];
      return promise;
    };
    return {
      read: (id) => wish(() => store.read(id)),
      readAll: () => wish(() => store.readAll()),
      update: (id, change) => wish(() => store.update(id, change)),
      waitingIds: () => wish(() => store.waitingIds()),
    };
  }

  #call<Outcome>(
    page: Page,
    call: { readonly isSend: boolean; readonly ask: () => Promise<Outcome>; readonly failure: Outcome },
  ): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    let outcome = call.failure;
    const carryOut = async (): Promise<void> => {
      outcome = await call.ask();
    };
    const wanted: Call = {
      page,
      isSend: call.isSend,
      isThere: false,
      isGivenUp: false,
      carryOut,
      answer: () => resolve(outcome),
      fail: () => resolve(call.failure),
    };
    this.#calls = [...this.#calls, wanted];
    return promise;
  }
}
