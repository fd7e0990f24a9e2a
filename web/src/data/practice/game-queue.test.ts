import '../../test/fake-indexed-db.ts';
import type { ScoringGameEntity } from '@neundarter/contract/entities/scoring-game';
import type { HitType } from '@neundarter/rules/practice/practice-kinds';
import { standingOfGame } from '@neundarter/rules/practice/standing';
import type { ScoringGame } from '@neundarter/rules/practice/types';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, fakeApi } from '../../test/fake-api.ts';
import { settle } from '../../test/settle.ts';
import { makeLocks, TestTimers } from '../../test/test-queue.ts';
import type { SendOutcome } from '../api/api.ts';
import { createCommandQueue } from '../queue/command-queue.ts';
import { createMemoryStore, openIdbStore } from '../queue/device-queue.ts';
import { countWaitingThrows } from '../queue/queue-record.ts';
import type { QueueStore } from '../queue/queue-store.ts';
import {
  applyCommand,
  type DeviceGame,
  foldGame,
  type GameCommand,
  type GameQueued,
  gameQueueRules,
} from './game-commands.ts';
import { type GameQueue, gamesPlace, sendCommand } from './game-queue.ts';

const gameId = 'game';
const create = { kind: 'create', id: 'c', newGame: { playerId: 'p', startDateTime: 1 } } as const;
const hit = (throwNumber: number, hitType: HitType = 'triple', id = `t${throwNumber}`): GameCommand => ({
  kind: 'throw',
  id,
  hitType,
  throwNumber,
  timeStamp: 10 + throwNumber,
});
const undo = (throwId: string): GameCommand => ({ kind: 'undo', id: `undo-${throwId}`, throwId });

const entityOf = (game: ScoringGame, revision: number): ScoringGameEntity => ({
  id: game.id,
  props: {
    playerId: 'p',
    createdById: 'u',
    status: game.status,
    startDateTime: game.startDateTime,
    finishedAt: game.finishedAt,
    config: game.config,
    standing: standingOfGame(game),
    revision,
    throws: [...game.throws],
  },
});

/** The server's side of one game, in memory: a repeated request changes nothing. */
class FakeGameServer {
  readonly applied: string[] = [];
  isReachable = true;
  losesNextAnswer = false;
  game: ScoringGame | null = null;

  readonly send = async (_: string, command: GameCommand): Promise<SendOutcome<ScoringGameEntity>> => {
    if (!this.isReachable) return { kind: 'later' };
    if (!this.applied.includes(command.id)) {
      const before = this.game ?? foldGame({ id: gameId, base: null, queue: [command] });
      if (before === null) return { kind: 'refused', code: 'error.not-found' };
      const after = applyCommand(before, command);
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

const typesOf = (record: DeviceGame | null) =>
  (record === null ? null : foldGame(record))?.throws.map(({ hitType }) => hitType);

let databases = 0;
const stores: readonly { readonly name: string; readonly open: () => Promise<QueueStore<GameQueued>> }[] = [
  { name: 'memory', open: async () => createMemoryStore() },
  { name: 'IndexedDB', open: () => openIdbStore({ ...gamesPlace, database: `hits-test-${++databases}` }) },
];

describe.each(stores)('the darts of a practice game, kept in $name', ({ open }) => {
  let server: FakeGameServer;
  let timers: TestTimers;
  let store: QueueStore<GameQueued>;
  let queue: GameQueue;

  const start = (): GameQueue =>
    createCommandQueue<GameQueued>({
      rules: gameQueueRules,
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
    queue = start();
  });

  const append = async (...commands: readonly GameCommand[]): Promise<void> => {
    for (const command of commands) expect((await queue.append(gameId, command)).ok).toBe(true);
  };

  it('are sent in their order, once', async () => {
    await append(create, hit(1), hit(2, 'miss'), undo('t2'), hit(2, 'single', 't3'));
    await settle();
    expect(server.applied).toEqual(['c', 't1', 't2', 'undo-t2', 't3']);
    const record = await queue.read(gameId);
    expect(record?.queue).toEqual([]);
    expect(typesOf(record)).toEqual(['triple', 'single']);
  });

  it('wait without network, survive a restart, and are sent then', async () => {
    server.isReachable = false;
    await append(create, hit(1), hit(2, 'double'));
    await settle();
    expect(typesOf(await queue.read(gameId))).toEqual(['triple', 'double']);
    queue = start();
    server.isReachable = true;
    await queue.wake();
    await settle();
    expect(server.applied).toEqual(['c', 't1', 't2']);
    expect((await queue.read(gameId))?.base?.props.standing.score).toBe(5);
  });

  it('count once if the answer was lost', async () => {
    await append(create);
    await settle();
    server.losesNextAnswer = true;
    await append(hit(1));
    await settle();
    timers.fire();
    await settle();
    expect(server.game?.throws).toHaveLength(1);
    expect((await queue.read(gameId))?.queue).toEqual([]);
  });

  it('stop at a dart that the server refuses, and continue after it is dropped', async () => {
    await append(create, hit(1));
    await settle();
    server.game = foldGame({
      id: gameId,
      base: entityOf(server.game as ScoringGame, 9),
      queue: [hit(2, 'miss', 'x')],
    });
    await append(hit(2), hit(3));
    await settle();
    expect((await queue.read(gameId))?.refusal).toEqual({
      commandId: 't2',
      code: 'error.scoring-game.out-of-sync',
    });
    await queue.discard(gameId);
    expect(await queue.read(gameId)).toMatchObject({ queue: [], refusal: null });
  });

  it('need a known game', async () => {
    expect(await queue.append(gameId, hit(1))).toEqual({
      ok: false,
      error: 'error.scoring-game.out-of-sync',
    });
  });
});

describe('the game a device shows', () => {
  const started = foldGame({ id: gameId, base: null, queue: [create, hit(1), hit(2)] }) as ScoringGame;

  it('has the unsent darts after those of the server, each dart once', () => {
    const base = entityOf(started, 3);
    const game = foldGame({ id: gameId, base, queue: [hit(2), hit(3, 'miss'), undo('t3')] });
    expect(game?.throws.map(({ id }) => id)).toEqual(['t1', 't2']);
  });

  it('ends at an unsent dart that no longer fits', () => {
    const game = foldGame({
      id: gameId,
      base: entityOf(started, 3),
      queue: [hit(2, 'miss', 'late'), hit(3)],
    });
    expect(game?.throws.map(({ id }) => id)).toEqual(['t1', 't2']);
  });

  it('does not exist before its creation is known', () => {
    expect(foldGame({ id: gameId, base: null, queue: [hit(1)] })).toBeNull();
    expect(foldGame({ id: gameId, base: null, queue: [] })).toBeNull();
  });

  it('accepts an undo that has been done, and refuses one of another dart', () => {
    expect(applyCommand(started, undo('gone'))).toEqual({ ok: true, value: started });
    expect(applyCommand(started, undo('t1'))).toEqual({
      ok: false,
      error: 'error.scoring-game.out-of-sync',
    });
  });
});

describe('a queue that a released version stored', () => {
  // As version 1.2.1 wrote it: neither the creation nor the server's game names a kind.
  const queue = JSON.parse(`[
    {"kind":"create","id":"c","newGame":{"playerId":null,"startDateTime":1}},
    {"kind":"throw","id":"t1","hitType":"triple","throwNumber":1,"timeStamp":11},
    {"kind":"throw","id":"t2","hitType":"miss","throwNumber":2,"timeStamp":12},
    {"kind":"undo","id":"u","throwId":"t2"}]`) as readonly GameCommand[];
  const base = JSON.parse(`{"id":"game","props":{"playerId":null,"createdById":"g","status":"running",
    "startDateTime":1,"finishedAt":null,"config":{"maxNoOfThrows":100,"targetScore":20},
    "standing":{"score":3,"hits":{"triple":1,"double":0,"single":0,"miss":0}},"revision":2,
    "throws":[{"id":"t1","hitType":"triple","timeStamp":11}]}}`) as ScoringGameEntity;
  const wanted = {
    id: gameId,
    kind: 'scoring-20',
    status: 'running',
    config: { maxNoOfThrows: 100, targetScore: 20 },
    startDateTime: 1,
    finishedAt: null,
    throws: [{ id: 't1', hitType: 'triple', timeStamp: 11 }],
  };

  it('is a game of Scoring 20', () => {
    expect(foldGame({ id: gameId, base: null, queue })).toEqual(wanted);
    expect(foldGame({ id: gameId, base, queue: queue.slice(2) })).toEqual(wanted);
  });

  it('is sent as that version sent it', async () => {
    const calls = fakeApi({});
    for (const command of queue) await sendCommand(gameId, command);
    vi.unstubAllGlobals();
    const sent = calls.map((call) => [addressOf(call), call.body] as const);
    expect(sent.filter(([address]) => address !== 'GET /login/guest')).toEqual([
      ['POST /scoring-games/', { id: gameId, props: { startDateTime: 1 } }],
      ['POST /scoring-games/game/throw', { hitType: 'triple', throwNumber: 1, timeStamp: 11 }],
      ['POST /scoring-games/game/throw', { hitType: 'miss', throwNumber: 2, timeStamp: 12 }],
      ['DELETE /scoring-games/game/throw', undefined],
    ]);
  });

  it('is no game if only a newer version knows its kind', () => {
    const kind = 'of-a-newer-version' as 'scoring-20';
    const newer = { ...create, newGame: { ...create.newGame, kind } } as const;
    expect(foldGame({ id: gameId, base: null, queue: [newer, hit(1)] })).toBeNull();
    expect(foldGame({ id: gameId, base: { ...base, props: { ...base.props, kind } }, queue: [] })).toBeNull();
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

it('does not change the names of the stored darts', () => {
  expect(gamesPlace).toEqual({ database: 'neundarter-practice', table: 'scoring-games', keyPath: 'id' });
});
