import { nextPosition, throwerOf } from '@neundarter/rules/match/turn-order';
import type { Match } from '@neundarter/rules/match/types';
import { lastThrowOf } from '@neundarter/rules/match/undo-throw';
import { expect } from 'vitest';
import {
  applyCommand,
  foldMatch,
  type MatchCommand,
  type MatchQueued,
  matchFromWire,
} from '../data/match/match-commands.ts';
import type { QueueRecord } from '../data/queue/queue-record.ts';
import type { QueueStore } from '../data/queue/queue-store.ts';
import { openJournal } from '../data/queue/unstored-journal.ts';
import { FakeMatchServer } from './fake-match-server.ts';
import { playMatch } from './played-match.ts';
import { TestDevice, type TestTab } from './test-device.ts';

const refusalCode = 'error.insufficient-permissions';

/** One step; `tab`, `call` and the like choose among those that there are. */
export type Action =
  | { readonly kind: 'throw'; readonly tab: number; readonly score: number }
  | { readonly kind: 'undo' | 'refresh' | 'retry' | 'wake' | 'time'; readonly tab: number }
  | { readonly kind: 'disk' | 'commit' | 'message' | 'calm' | 'open' }
  | { readonly kind: 'arrive' | 'answer' | 'giveUp'; readonly call: number }
  | { readonly kind: 'network' | 'permission'; readonly isThere: boolean }
  | { readonly kind: 'close' | 'reload'; readonly tab: number; readonly carriedOut: number };

/**
 * A command that a page has shown. `version`: the record that the page had seen then; `behind`: the commands that waited
 * on the page.
 */
type Dispatched = {
  readonly command: MatchCommand;
  readonly by: TestTab;
  readonly version: number;
  readonly behind: readonly string[];
};

const started = playMatch();
const matchId = started.id;

const turnOn = (match: Match, id: string, score: number): MatchCommand | null => {
  const position = nextPosition(match);
  const playerId = throwerOf(match)?.playerId;
  if (position === null || playerId === undefined) return null;
  const newThrow = { id, playerId, score, dartsThrown: 3, attemptsOnDouble: 0, timeStamp: 1 };
  return { kind: 'throw', id, newThrow, position };
};

const throwIdsOf = (match: Match): readonly string[] =>
  match.sets.flatMap(({ legs }) => legs.flatMap(({ throws }) => throws.map(({ id }) => id)));

/** What happens to a device, and what must be true of it. Its methods fail where it is not. */
export class Course {
  readonly #server = new FakeMatchServer();
  readonly #journal = openJournal<MatchCommand>('unstored-test');
  readonly #store: QueueStore<MatchQueued>;
  readonly #device: TestDevice;
  #dispatched: readonly Dispatched[] = [];
  /** The commands that the database has got, in this order, with the version of the record. */
  readonly #stored = new Map<string, number>();
  /** The server's reasons for refusing commands. */
  readonly #refused = new Map<string, string>();
  /** How many commands were taken back on a page, as it has told its user. */
  readonly #takenBack = new Map<TestTab, number>();
  /** Commands that the user has dropped. */
  readonly #dropped = new Set<string>();
  #ids = 0;

  constructor(store: QueueStore<MatchQueued>) {
    this.#store = store;
    const update: typeof store.update = async (id, change) => {
      const kept = await store.update(id, change);
      for (const command of kept?.queue ?? []) {
        if (!this.#stored.has(command.id)) this.#stored.set(command.id, kept?.version ?? 0);
      }
      return kept;
    };
    const send: FakeMatchServer['send'] = async (id, command) => {
      const outcome = await this.#server.send(id, command);
      if (outcome.kind === 'refused') this.#refused.set(command.id, outcome.code);
      return outcome;
    };
    this.#device = new TestDevice({
      matchId,
      server: { send, read: this.#server.read },
      journal: this.#journal,
      store: { ...store, update },
    });
  }

  /** Whether something still waits for a step. */
  get isBusy(): boolean {
    return this.#device.isBusy;
  }

  /** Opens the first page, with a match that the server has, or that only the device has. */
  async begin(isOnServer: boolean): Promise<void> {
    if (isOnServer) this.#server.keep(started);
    const first = await this.#open();
    if (isOnServer) return;
    const { parties, config } = started;
    const newMatch = { parties, config, startingParty: 0, description: null, timeStamp: 1 } as const;
    const create: MatchCommand = { kind: 'create', id: 'create', newMatch };
    this.#dispatched = [{ command: create, by: first, version: 0, behind: [] }];
    void first.queue.append(matchId, create);
    while (this.#stored.size === 0) await this.#device.stepDisk();
    await this.#device.stepDisk();
    this.#dispatch(first, { kind: 'start', id: 'start', at: 1 });
  }

  async step(action: Action): Promise<void> {
    const device = this.#device;
    if ('tab' in action) {
      const chosen = device.tabs[action.tab % device.tabs.length];
      return chosen === undefined ? undefined : this.#stepOf(chosen, action);
    }
    switch (action.kind) {
      case 'disk':
        return device.stepDisk();
      case 'commit':
        return device.stepDiskSilently();
      case 'message':
        return device.deliver();
      case 'calm':
        return device.calm();
      case 'open':
        if (device.tabs.length < 2) await this.#open();
        return;
      case 'arrive':
      case 'answer':
      case 'giveUp':
        return device[action.kind](action.call);
      case 'network':
        this.#server.isReachable = action.isThere;
        return;
      case 'permission':
        this.#server.refusal = action.isThere ? null : refusalCode;
        return;
    }
  }

  async #stepOf(page: TestTab, action: Extract<Action, { readonly tab: number }>): Promise<void> {
    switch (action.kind) {
      case 'throw':
        return this.#throw(page, action.score);
      case 'undo':
        return this.#undo(page);
      case 'refresh':
        return void page.tracker.refresh();
      case 'retry':
        return void page.tracker.retryQueue();
      case 'wake':
        return void page.queue.wake();
      case 'time':
        return this.#device.passTime(page);
      case 'reload':
        await this.#device.close(page, action.carriedOut);
        await this.#open();
        return;
      case 'close':
        return this.#device.close(page, action.carriedOut);
    }
  }

  async #open(): Promise<TestTab> {
    const page = await this.#device.open();
    page.tracker.onNotKept((error) => {
      expect(error).toBe('error.match.out-of-sync');
      this.#takenBack.set(page, (this.#takenBack.get(page) ?? 0) + 1);
    });
    return page;
  }

  #throw(page: TestTab, score: number): void {
    const shown = page.tracker.snapshot();
    if (shown.state !== 'ready') return;
    this.#ids += 1;
    const turn = turnOn(shown.match, `t${this.#ids}`, score);
    if (turn !== null) this.#dispatch(page, turn);
  }

  #undo(page: TestTab): void {
    const shown = page.tracker.snapshot();
    const last = shown.state === 'ready' ? lastThrowOf(shown.match) : null;
    if (last === null) return;
    this.#ids += 1;
    this.#dispatch(page, { kind: 'undo', id: `u${this.#ids}`, throwId: last.id });
  }

  #dispatch(by: TestTab, command: MatchCommand): void {
    const shown = by.tracker.snapshot();
    const { version, queue } = shown.state === 'ready' ? shown.record : { version: 0, queue: [] };
    const behind = queue.map(({ id }) => id);
    if (by.tracker.dispatch(command).ok) {
      this.#dispatched = [...this.#dispatched, { command, by, version, behind }];
    }
  }

  /** Whether another page was faster: it changed the record after the page of this command had seen it. */
  #isOvertaken({ by, version }: Dispatched): boolean {
    return this.#dispatched.some(
      (other) => other.by !== by && (this.#stored.get(other.command.id) ?? 0) > version,
    );
  }

  /** What must be true at every moment. */
  async check(): Promise<void> {
    expect(this.#device.sending).toBeLessThanOrEqual(1);
    const record = await this.#store.read(matchId);
    const waiting = record?.queue.map(({ id }) => id) ?? [];
    const answered = [...this.#server.applied, ...this.#dropped];
    // The device has every stored command until the server has carried it out.
    expect([...waiting, ...answered]).toEqual(expect.arrayContaining([...this.#stored.keys()]));
    // Every other one is in the journal, unless another page was faster than it, or than one that it was entered behind.
    const noted = this.#journal.readAll().map(({ command }) => command.id);
    const known = new Set([...this.#stored.keys(), ...noted]);
    const gone = this.#dispatched.filter(({ command }) => !known.has(command.id));
    const overtaken = gone.filter((dispatched) => this.#isOvertaken(dispatched));
    const excused = new Set(overtaken.map(({ command }) => command.id));
    const lost = gone.filter(({ command, behind }) => ![command.id, ...behind].some((id) => excused.has(id)));
    expect(lost).toEqual([]);
    // A refused command waits with its reason, at the front.
    if (record !== null && record.refusal !== null) {
      expect(record.refusal.commandId).toBe(waiting[0]);
      expect(record.refusal.code).toBe(this.#refused.get(record.refusal.commandId));
    }
    for (const page of this.#device.tabs) this.#checkShown(page);
  }

  /**
   * A page shows the turns that were entered on it, unless somebody undid or dropped them. If another page was faster, it
   * shows nothing behind the turn that does not fit, until that one is taken back.
   */
  #checkShown(page: TestTab): void {
    const shown = page.tracker.snapshot();
    if (shown.state !== 'ready') return;
    const undone = new Set(
      this.#dispatched.flatMap(({ command }) => (command.kind === 'undo' ? [command.throwId] : [])),
    );
    const own = this.#dispatched.filter(({ by }) => by === page);
    if (own.some((dispatched) => this.#isOvertaken(dispatched))) return;
    const entered = own
      .filter(({ command }) => command.kind === 'throw')
      .map(({ command }) => command.id)
      .filter((id) => !undone.has(id) && !this.#dropped.has(id));
    expect(throwIdsOf(shown.match)).toEqual(expect.arrayContaining(entered));
  }

  /** The network is back, the server accepts everything, and time passes. */
  async end(): Promise<void> {
    await this.#device.calm();
    const isPromised = this.#device.tabs.some(({ queue }) => queue.activityOf(matchId) === 'waiting');
    this.#server.isReachable = true;
    this.#server.refusal = null;
    await this.#letTimePass();
    const record = await this.#store.read(matchId);
    // A page that says it tries again does so, without anybody's help.
    if (isPromised && record?.refusal === null) expect(record.queue).toEqual([]);
    this.#checkUpToDate(record);
    const [first] = this.#device.tabs;
    if (first !== undefined) await this.#device.close(first, 0);
    while (this.#device.tabs.length < 2) await this.#open();
    for (let round = 0; round < 5; round += 1) {
      await this.#device.calm();
      for (const page of this.#device.tabs) {
        const shown = page.tracker.snapshot();
        if (shown.state !== 'ready') void page.tracker.refresh();
        else if (shown.record.refusal !== null) await this.#decide(page);
        await this.#device.passTime(page);
      }
    }
    await this.#device.calm();
  }

  async #letTimePass(): Promise<void> {
    for (const page of this.#device.tabs) {
      await this.#device.passTime(page);
      await this.#device.calm();
    }
  }

  /** A page that knows the record of the device shows what the server has, if nothing waits. */
  #checkUpToDate(record: QueueRecord<MatchQueued> | null): void {
    if (record === null || record.queue.length > 0) return;
    for (const { tracker } of this.#device.tabs) {
      const shown = tracker.snapshot();
      if (shown.state !== 'ready' || shown.record.version < record.version) continue;
      expect(shown.match).toEqual(matchFromWire(this.#server.entity(matchId)));
    }
  }

  /** The user tries a refused command again, or drops it if it can never be carried out. */
  async #decide(page: TestTab): Promise<void> {
    void page.tracker.retryQueue();
    await this.#device.calm();
    const record = await this.#store.read(matchId);
    if (record === null || record.refusal === null) return;
    const [refused] = record.queue;
    // Only an undo of a turn that is gone: another page has undone it, or was faster with a turn of its own.
    if (refused?.kind !== 'undo') throw new Error(`${record.refusal.commandId} should not be refused`);
    expect(throwIdsOf(matchFromWire(this.#server.entity(matchId)))).not.toContain(refused.throwId);
    for (const { id } of record.queue) this.#dropped.add(id);
    void page.tracker.discardQueue();
    await this.#device.calm();
  }

  /** What must be true at rest. */
  async checkEnd(): Promise<void> {
    await this.check();
    // Nothing lost, nothing out of order.
    const stored = [...this.#stored.keys()].filter((id) => !this.#dropped.has(id));
    expect(this.#server.applied).toEqual(stored);
    expect(this.#journal.readAll()).toEqual([]);
    this.#checkTold();
    this.#checkOrders(stored);
    // Both tabs show what the server has, and that is what the commands make of the match.
    const onServer = matchFromWire(this.#server.entity(matchId));
    expect(onServer).toEqual(this.#replay(stored));
    for (const { tracker, queue } of this.#device.tabs) {
      expect(tracker.snapshot()).toMatchObject({ state: 'ready', match: onServer });
      expect(tracker.snapshot()).toMatchObject({ record: { queue: [], refusal: null } });
      expect(queue.activityOf(matchId)).toBe('idle');
    }
  }

  /**
   * Each page has told its user about each command that it had to take back. It may have told more: another page that is
   * opened at the same moment may find a command in the journal, and store it when it fits again.
   */
  #checkTold(): void {
    for (const page of this.#device.tabs) {
      const own = this.#dispatched.filter(({ by }) => by === page);
      const gone = own.filter(({ command }) => !this.#stored.has(command.id));
      expect(this.#takenBack.get(page) ?? 0).toBeGreaterThanOrEqual(gone.length);
    }
  }

  /** The commands of each page are in the order in which they were entered. */
  #checkOrders(stored: readonly string[]): void {
    for (const page of new Set(this.#dispatched.map(({ by }) => by))) {
      const entered = this.#dispatched.filter(({ by }) => by === page).map(({ command }) => command.id);
      const arrived = stored.filter((id) => entered.includes(id));
      expect(arrived).toEqual(entered.filter((id) => arrived.includes(id)));
    }
  }

  #replay(ids: readonly string[]): Match | null {
    const commands = ids.flatMap((id) => this.#dispatched.filter(({ command }) => command.id === id));
    const queue = commands.map(({ command }) => command);
    if (queue[0]?.kind === 'create') return foldMatch({ id: matchId, base: null, queue });
    return queue.reduce((match, command) => {
      const next = applyCommand(match, command);
      if (!next.ok) throw new Error(`${command.id}: ${next.error}`);
      return next.value;
    }, started);
  }
}
