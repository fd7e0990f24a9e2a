import '../../test/fake-indexed-db.ts';
import { nextPosition, throwerOf } from '@neundarter/rules/match/turn-order';
import type { Match } from '@neundarter/rules/match/types';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeMatchServer } from '../../test/fake-match-server.ts';
import { playMatch } from '../../test/played-match.ts';
import { settle } from '../../test/settle.ts';
import { makeLocks, TestTimers, testMatchQueue } from '../../test/test-queue.ts';
import { otherTabCode } from '../queue/command-queue.ts';
import { createMemoryStore, openIdbStore } from '../queue/device-queue.ts';
import type { QueueStore } from '../queue/queue-store.ts';
import {
  type DeviceMatch,
  foldMatch,
  type MatchCommand,
  type MatchQueued,
  type NewMatch,
} from './match-commands.ts';
import { type MatchQueue, matchesPlace, matchQueueName } from './match-queue.ts';

let databases = 0;
const stores: readonly { readonly name: string; readonly open: () => Promise<QueueStore<MatchQueued>> }[] = [
  { name: 'memory', open: async () => createMemoryStore() },
  {
    name: 'IndexedDB',
    open: () => openIdbStore({ ...matchesPlace, database: `queue-test-${++databases}` }),
  },
];

const plan = playMatch({ isStarted: false });
const matchId = plan.id;
const newMatch: NewMatch = {
  parties: plan.parties,
  config: plan.config,
  startingParty: 0,
  description: null,
  timeStamp: 1,
};

const matchIn = (stored: DeviceMatch | null): Match => {
  const match = stored === null ? null : foldMatch(stored);
  if (match === null) throw new Error('nothing is kept');
  return match;
};

/** Records the next turn of the match as the device sees it. */
const nextThrow = async (queue: MatchQueue, id: string, score: number): Promise<MatchCommand> => {
  const match = matchIn(await queue.read(matchId));
  const position = nextPosition(match);
  if (position === null) throw new Error('the match is not running');
  const playerId = throwerOf(match)?.playerId ?? '';
  const newThrow = { id, playerId, score, dartsThrown: 3, attemptsOnDouble: 0, timeStamp: 2 };
  return { kind: 'throw', id, newThrow, position };
};

describe.each(stores)('the match queue, kept in $name', ({ open }) => {
  let store: QueueStore<MatchQueued>;
  let server: FakeMatchServer;
  let timers: TestTimers;
  let queue: MatchQueue;

  beforeEach(async () => {
    store = await open();
    server = new FakeMatchServer();
    timers = new TestTimers();
    queue = testMatchQueue({ store, send: server.send, timers });
  });

  const begin = async (): Promise<void> => {
    await queue.append(matchId, { kind: 'create', id: 'c1', newMatch });
    await queue.append(matchId, { kind: 'start', id: 's1', at: 1 });
  };
  const turn = async (id: string, score: number): Promise<void> => {
    expect((await queue.append(matchId, await nextThrow(queue, id, score))).ok).toBe(true);
  };

  it('waits as long as the server says, loses nothing and continues by itself', async () => {
    let isFull = false;
    const send: typeof server.send = async (id, command) =>
      isFull ? { kind: 'later', afterMs: 12_000 } : server.send(id, command);
    queue = testMatchQueue({ store, send, timers });
    await begin();
    await settle();
    isFull = true;
    await turn('t1', 60);
    await turn('t2', 26);
    await settle();
    expect(timers.delays).toEqual([12_000]);
    expect(queue.activityOf(matchId)).toBe('waiting');
    isFull = false;
    timers.fire();
    await settle();
    expect(server.applied).toEqual(['c1', 's1', 't1', 't2']);
    expect((await queue.read(matchId))?.queue).toEqual([]);
  });

  it('sends appended commands in order, and stores the answers', async () => {
    await begin();
    await turn('t1', 60);
    await turn('t2', 100);
    await settle();
    expect(server.applied).toEqual(['c1', 's1', 't1', 't2']);
    const stored = await queue.read(matchId);
    expect(stored?.queue).toEqual([]);
    expect(stored?.base?.props.revision).toBe(4);
  });

  it('keeps everything without network and sends it in order when it is back', async () => {
    server.isReachable = false;
    await begin();
    for (const id of ['t1', 't2', 't3', 't4']) await turn(id, 60);
    await settle();
    expect(server.applied).toEqual([]);
    expect((await queue.read(matchId))?.queue).toHaveLength(6);
    expect(matchIn(await queue.read(matchId)).sets[0]?.legs[0]?.remainingScores).toEqual([381, 381]);
    server.isReachable = true;
    await queue.wake();
    await settle();
    expect(server.applied).toEqual(['c1', 's1', 't1', 't2', 't3', 't4']);
  });

  it('tries again by itself, later each time, and not faster because of new turns', async () => {
    server.isReachable = false;
    await begin();
    await settle();
    expect(timers.delays).toEqual([1000]);
    await turn('t1', 60);
    await settle();
    expect(server.attempts).toBe(1);
    timers.fire();
    await settle();
    expect(timers.delays).toEqual([2000]);
    server.isReachable = true;
    timers.fire();
    await settle();
    expect(server.applied).toEqual(['c1', 's1', 't1']);
    expect(timers.delays).toEqual([]);
  });

  it('records a turn once even if its answer was lost', async () => {
    await begin();
    await settle();
    server.losesNextAnswer = true;
    await turn('t1', 60);
    await settle();
    expect((await queue.read(matchId))?.queue).toHaveLength(1);
    timers.fire();
    await settle();
    expect(server.applied).toEqual(['c1', 's1', 't1']);
    expect((await queue.read(matchId))?.queue).toEqual([]);
    expect(server.matchOf(matchId)?.sets[0]?.legs[0]?.throws).toHaveLength(1);
  });

  it('shows a turn once even if the server already knows it', async () => {
    await begin();
    await settle();
    server.losesNextAnswer = true;
    await turn('t1', 60);
    await settle();
    await queue.takeAnswer(matchId, server.entity(matchId));
    expect(matchIn(await queue.read(matchId)).sets[0]?.legs[0]?.throws).toHaveLength(1);
  });

  it('continues after a restart', async () => {
    server.isReachable = false;
    await begin();
    await turn('t1', 60);
    await settle();
    server.isReachable = true;
    const restarted = testMatchQueue({ store, send: server.send });
    await restarted.wake();
    await settle();
    expect(server.applied).toEqual(['c1', 's1', 't1']);
  });

  it('undoes without network, even after a restart', async () => {
    server.isReachable = false;
    await begin();
    await turn('t1', 60);
    await settle();
    const restarted = testMatchQueue({ store, send: server.send });
    await restarted.append(matchId, { kind: 'undo', id: 'u1', throwId: 't1' });
    expect(matchIn(await restarted.read(matchId)).sets[0]?.legs[0]?.throws).toHaveLength(0);
    server.isReachable = true;
    await restarted.wake();
    await settle();
    expect(server.applied).toEqual(['c1', 's1', 't1', 'u1']);
  });

  it('stops at a refusal, drops nothing, and continues on demand', async () => {
    await begin();
    await settle();
    server.refusal = 'error.insufficient-permissions';
    await turn('t1', 60);
    await turn('t2', 45);
    await settle();
    const stopped = await queue.read(matchId);
    expect(stopped?.refusal).toEqual({ commandId: 't1', code: 'error.insufficient-permissions' });
    expect(stopped?.queue.map(({ id }) => id)).toEqual(['t1', 't2']);
    await queue.wake();
    await settle();
    expect(server.applied).toEqual(['c1', 's1']);
    server.refusal = null;
    await queue.retry(matchId);
    await settle();
    expect(server.applied).toEqual(['c1', 's1', 't1', 't2']);
    expect((await queue.read(matchId))?.refusal).toBeNull();
  });

  it('remembers a refusal after a restart', async () => {
    await begin();
    await settle();
    server.refusal = 'error.not-found';
    await turn('t1', 60);
    await settle();
    const restarted = testMatchQueue({ store, send: server.send });
    server.refusal = null;
    await restarted.wake();
    await settle();
    expect((await restarted.read(matchId))?.refusal?.code).toBe('error.not-found');
    expect(server.applied).toEqual(['c1', 's1']);
  });

  it('drops unsent commands only by discard', async () => {
    await begin();
    await settle();
    server.refusal = 'error.match.out-of-sync';
    await turn('t1', 60);
    await turn('t2', 45);
    await settle();
    await queue.discard(matchId);
    const stored = await queue.read(matchId);
    expect(stored?.queue).toEqual([]);
    expect(stored?.refusal).toBeNull();
    expect(matchIn(stored).sets[0]?.legs[0]?.throws).toEqual([]);
  });

  it('never lets an older answer replace a newer one', async () => {
    await begin();
    await settle();
    const older = server.entity(matchId);
    await turn('t1', 60);
    await settle();
    await queue.takeAnswer(matchId, older);
    expect((await queue.read(matchId))?.base?.props.revision).toBe(3);
  });

  it('accepts a command once, even if it is appended repeatedly', async () => {
    await begin();
    const command = await nextThrow(queue, 't1', 60);
    await queue.append(matchId, command);
    await queue.append(matchId, command);
    await settle();
    expect(server.applied).toEqual(['c1', 's1', 't1']);
  });

  it('refuses a turn that another tab has made impossible', async () => {
    await begin();
    const mine = await nextThrow(queue, 't1', 60);
    await turn('t2', 45);
    expect(await queue.append(matchId, mine)).toEqual({ ok: false, error: 'error.match.out-of-sync' });
  });

  it('sends every command once and in order with two tabs on one device', async () => {
    const withLock = makeLocks();
    const told: string[] = [];
    const tab = () =>
      testMatchQueue({ store, send: server.send, withLock, tellOthers: (id) => void told.push(id) });
    const [first, second] = [tab(), tab()];
    await first.append(matchId, { kind: 'create', id: 'c1', newMatch });
    await second.append(matchId, { kind: 'start', id: 's1', at: 1 });
    await first.append(matchId, await nextThrow(first, 't1', 60));
    await second.append(matchId, await nextThrow(second, 't2', 45));
    first.onOtherTab(matchId);
    await Promise.all([first.wake(), second.wake()]);
    await settle();
    expect(server.applied).toEqual(['c1', 's1', 't1', 't2']);
    expect(server.attempts).toBe(4);
    expect(told.every((id) => id === matchId)).toBe(true);
  });

  it('says that it waits while another tab sends, and goes on when that tab is closed', async () => {
    await begin();
    await settle();
    let closeOther = (): void => undefined;
    const withLock = makeLocks();
    const other = withLock(
      `${matchQueueName}-${matchId}`,
      () => new Promise<void>((done) => (closeOther = done)),
    );
    queue = testMatchQueue({ store, send: server.send, timers, withLock });
    await turn('t1', 60);
    await settle();
    expect(queue.waitCodeOf(matchId)).toBeNull();
    timers.fire();
    expect(queue.activityOf(matchId)).toBe('waiting');
    expect(queue.waitCodeOf(matchId)).toBe(otherTabCode);
    closeOther();
    await other;
    await settle();
    expect(queue.waitCodeOf(matchId)).toBeNull();
    expect(timers.delays).toEqual([]);
    expect(server.applied).toEqual(['c1', 's1', 't1']);
  });

  it('forgets a match', async () => {
    await begin();
    await settle();
    await queue.forget(matchId);
    expect(await queue.read(matchId)).toBeNull();
    expect(await queue.readAll()).toEqual([]);
  });
});

it('tries a failing store again and loses no turn', async () => {
  const memory: QueueStore<MatchQueued> = createMemoryStore();
  const server = new FakeMatchServer();
  const timers = new TestTimers();
  let failures = 1;
  const store: QueueStore<MatchQueued> = {
    ...memory,
    read: async (id) => {
      failures -= 1;
      if (failures >= 0) throw new DOMException('full', 'QuotaExceededError');
      return memory.read(id);
    },
  };
  const queue = testMatchQueue({ store, send: server.send, timers });
  await queue.append(matchId, { kind: 'create', id: 'c1', newMatch });
  await settle();
  expect(server.applied).toEqual([]);
  timers.fire();
  await settle();
  expect(server.applied).toEqual(['c1']);
});

it('does not change the names of the stored turns and of the locks of older tabs', () => {
  expect(matchesPlace).toEqual({ database: 'neundarter', table: 'matches', keyPath: 'matchId' });
  expect(matchQueueName).toBe('neundarter-outbox');
});
