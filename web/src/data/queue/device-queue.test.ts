import '../../test/fake-indexed-db.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameCommand, GameQueued } from '../practice/game-commands.ts';
import { openIdbStore } from './device-queue.ts';
import type { QueueStore } from './queue-store.ts';

const create: GameCommand = { kind: 'create', id: 'c1', newGame: { playerId: null, startDateTime: 1 } };

let databases = 0;

/** Makes the next transaction fail with a connection that the browser has dropped. */
const loseConnection = (name: string) =>
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('connection lost', name);
  });

describe('records in IndexedDB', () => {
  let store: QueueStore<GameQueued>;
  const queueOne = () => store.update('g1', (stored) => ({ ...stored, queue: [create] }));

  beforeEach(async () => {
    databases += 1;
    store = await openIdbStore({ database: `idb-test-${databases}`, table: 'games', keyPath: 'id' });
  });
  afterEach(() => vi.restoreAllMocks());

  it.each(['InvalidStateError', 'UnknownError'])('outlive a lost connection: %s', async (name) => {
    await queueOne();
    loseConnection(name);
    expect((await store.read('g1'))?.queue).toEqual([create]);
    loseConnection(name);
    expect(await store.update('g1', (stored) => ({ ...stored, queue: [] }))).toMatchObject({ version: 2 });
    loseConnection(name);
    expect(await store.waitingIds()).toEqual([]);
    loseConnection(name);
    expect(await store.readAll()).toMatchObject([{ id: 'g1', queue: [], version: 2 }]);
  });

  it('report an error that a new connection would not repair', async () => {
    const transaction = loseConnection('QuotaExceededError');
    await expect(queueOne()).rejects.toThrow('connection lost');
    expect(transaction).toHaveBeenCalledTimes(1);
    expect(await queueOne()).toMatchObject({ version: 1 });
  });

  it('work again once the database can be opened again', async () => {
    await queueOne();
    loseConnection('InvalidStateError');
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('not now', 'UnknownError');
    });
    await expect(store.read('g1')).rejects.toThrow('not now');
    expect((await store.read('g1'))?.queue).toEqual([create]);
  });
});
