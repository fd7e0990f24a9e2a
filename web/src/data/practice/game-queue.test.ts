import 'fake-indexeddb/auto';
import type { ScoringGameEntity } from '@neundarter/contract/entities/scoring-game';
import { standingOfHits } from '@neundarter/rules/practice/standing';
import type { HitType, ScoringGame } from '@neundarter/rules/practice/types';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeLocks, TestTimers } from '../../test/test-outbox.ts';
import { createCommandQueue, type SendOutcome } from '../queue/command-queue.ts';
import { openIdbStore } from '../queue/command-queue-idb.ts';
import { createMemoryStore } from '../queue/command-queue-memory.ts';
import type { QueueStore } from '../queue/command-queue-types.ts';
import { countWaitingThrows } from '../queue/count-waiting.ts';
import { gamesPlace, type HitOutbox } from './game-queue-device.ts';
import { applyHitCommand, foldGame, hitQueueRules } from './game-queue-fold.ts';
import type { HitCommand, HitQueued, StoredGame } from './game-queue-types.ts';

const gameId = 'game';
const create: HitCommand = { kind: 'create', id: 'c', newGame: { playerId: 'p', startDateTime: 1 } };
const hit = (throwNumber: number, hitType: HitType = 'triple', id = `t${throwNumber}`): HitCommand => ({
  kind: 'throw',
  id,
  hitType,
  throwNumber,
  timeStamp: 10 + throwNumber,
});
const undo = (throwId: string): HitCommand => ({ kind: 'undo', id: `undo-${throwId}`, throwId });

const entityOf = (game: ScoringGame, revision: number): ScoringGameEntity => ({
  id: game.id,
  props: {
    playerId: 'p',
    createdById: 'u',
    status: game.status,
    startDateTime: game.startDateTime,
    finishedAt: game.finishedAt,
    config: game.config,
    standing: standingOfHits(game.throws),
    revision,
    throws: [...game.throws],
  },
});

/** The server's side of one game in memory: a repeated request changes nothing. */
class FakeGameServer {
  readonly applied: string[] = [];
  isReachable = true;
  losesNextAnswer = false;
  game: ScoringGame | null = null;

  readonly send = async (_: string, command: HitCommand): Promise<SendOutcome<HitQueued>> => {
    if (!this.isReachable) return { kind: 'later' };
    if (!this.applied.includes(command.id)) {
      const before = this.game ?? foldGame({ id: gameId, base: null, queue: [command] });
      if (before === null) return { kind: 'refused', code: 'error.not-found' };
      const after = applyHitCommand(before, command);
      if (!after.ok) return { kind: 'refused', code: after.error };
      this.game = after.value;
      this.applied.push(command.id);
    }
    if (this.losesNextAnswer) {
      this.losesNextAnswer = false;
      return { kind: 'later' };
    }
    return { kind: 'done', answer: entityOf(this.game as ScoringGame, this.applied.length) };
  };
}

const settle = async (): Promise<void> => {
  for (let round = 0; round < 40; round += 1) await new Promise((done) => setTimeout(done, 0));
};
const typesOf = (record: StoredGame | null) =>
  (record === null ? null : foldGame(record))?.throws.map(({ hitType }) => hitType);

let databases = 0;
const stores: readonly { readonly name: string; readonly open: () => Promise<QueueStore<HitQueued>> }[] = [
  { name: 'memory', open: async () => createMemoryStore() },
  { name: 'IndexedDB', open: () => openIdbStore({ ...gamesPlace, database: `hits-test-${++databases}` }) },
];

describe.each(stores)('the darts of a practice game, kept in $name', ({ open }) => {
  let server: FakeGameServer;
  let timers: TestTimers;
  let store: QueueStore<HitQueued>;
  let outbox: HitOutbox;

  const start = (): HitOutbox =>
    createCommandQueue<HitQueued>({
      rules: hitQueueRules,
      name: 'test',
      store,
      send: server.send,
      withLock: makeLocks(),
      tellOthers: () => undefined,
      setTimer: timers.set,
      chance: () => 0.5,
    });

  beforeEach(async () => {
    server = new FakeGameServer();
    timers = new TestTimers();
    store = await open();
    outbox = start();
  });

  const append = async (...commands: readonly HitCommand[]): Promise<void> => {
    for (const command of commands) expect((await outbox.append(gameId, command)).ok).toBe(true);
  };

  it('are sent in their order, once', async () => {
    await append(create, hit(1), hit(2, 'miss'), undo('t2'), hit(2, 'single', 't3'));
    await settle();
    expect(server.applied).toEqual(['c', 't1', 't2', 'undo-t2', 't3']);
    const record = await outbox.read(gameId);
    expect(record?.queue).toEqual([]);
    expect(typesOf(record)).toEqual(['triple', 'single']);
  });

  it('wait without network, survive a restart, and are sent then', async () => {
    server.isReachable = false;
    await append(create, hit(1), hit(2, 'double'));
    await settle();
    expect(typesOf(await outbox.read(gameId))).toEqual(['triple', 'double']);
    outbox = start();
    server.isReachable = true;
    await outbox.wake();
    await settle();
    expect(server.applied).toEqual(['c', 't1', 't2']);
    expect((await outbox.read(gameId))?.base?.props.standing.score).toBe(5);
  });

  it('count once when the answer got lost', async () => {
    await append(create);
    await settle();
    server.losesNextAnswer = true;
    await append(hit(1));
    await settle();
    timers.fire();
    await settle();
    expect(server.game?.throws).toHaveLength(1);
    expect((await outbox.read(gameId))?.queue).toEqual([]);
  });

  it('stop at what the server refuses, and go on after it is dropped', async () => {
    await append(create, hit(1));
    await settle();
    server.game = foldGame({
      id: gameId,
      base: entityOf(server.game as ScoringGame, 9),
      queue: [hit(2, 'miss', 'x')],
    });
    await append(hit(2), hit(3));
    await settle();
    expect((await outbox.read(gameId))?.refusal).toEqual({
      commandId: 't2',
      code: 'error.scoring-game.out-of-sync',
    });
    await outbox.discard(gameId);
    expect(await outbox.read(gameId)).toMatchObject({ queue: [], refusal: null });
  });

  it('belong to a game that is known', async () => {
    expect(await outbox.append(gameId, hit(1))).toEqual({
      ok: false,
      error: 'error.scoring-game.out-of-sync',
    });
  });
});

describe('the game a device shows', () => {
  const started = foldGame({ id: gameId, base: null, queue: [create, hit(1), hit(2)] }) as ScoringGame;

  it('has what waits on top of what the server knows, each dart once', () => {
    const base = entityOf(started, 3);
    const game = foldGame({ id: gameId, base, queue: [hit(2), hit(3, 'miss'), undo('t3')] });
    expect(game?.throws.map(({ id }) => id)).toEqual(['t1', 't2']);
  });

  it('ends where a waiting dart no longer fits', () => {
    const game = foldGame({
      id: gameId,
      base: entityOf(started, 3),
      queue: [hit(2, 'miss', 'late'), hit(3)],
    });
    expect(game?.throws.map(({ id }) => id)).toEqual(['t1', 't2']);
  });

  it('is nothing before its creation is known', () => {
    expect(foldGame({ id: gameId, base: null, queue: [hit(1)] })).toBeNull();
    expect(foldGame({ id: gameId, base: null, queue: [] })).toBeNull();
  });

  it('takes an undo that has been done for done, and refuses one of another dart', () => {
    expect(applyHitCommand(started, undo('gone'))).toEqual({ ok: true, value: started });
    expect(applyHitCommand(started, undo('t1'))).toEqual({
      ok: false,
      error: 'error.scoring-game.out-of-sync',
    });
  });
});

describe('countWaitingThrows', () => {
  it.each([
    [[], 0],
    [[create], 0],
    [[create, hit(1), hit(2)], 2],
    [[hit(1), undo('t1')], 0],
    [[undo('known')], 1],
    [[hit(1), undo('t1'), undo('known'), hit(1, 'miss', 'n')], 2],
  ] as const)('%#: %j', (queue, count) => {
    expect(countWaitingThrows(queue)).toBe(count);
  });
});
