import { randomBytes } from 'node:crypto';
import { type Redis, RedisGone } from './redis.ts';

// Each process keeps a list of its own players in Redis, and a separate sign of life that expires by Redis's clock.
// Lists of processes without a sign of life are ignored: the players of a killed process vanish with it.

/** Shares between server processes which players are online. */
export type SharedPresence = {
  readonly put: (playerId: string) => Promise<void>;
  readonly take: (playerId: string) => Promise<void>;
  /** The players of all running processes. */
  readonly readAll: () => Promise<readonly string[]>;
  readonly start: (watcher: PresenceWatcher) => void;
  /** Deletes the sign of life of this process; the others react as if it had died. */
  readonly stop: () => Promise<void>;
};

type PresenceWatcher = {
  /** Written again with every sign of life, so that a Redis that lost its data gets it back. */
  readonly playersHere: () => readonly string[];
  /** The list of this process was ignored for a while, and counts again. */
  readonly onForgotten: (playerIds: readonly string[]) => void;
  /** Players of a process that died. Every running process notices this itself. */
  readonly onVanished: (playerIds: readonly string[]) => void;
};

const processesKey = 'neundarter:presence';
const playersKey = (process: string) => `${processesKey}:${process}:players`;
const aliveKey = (process: string) => `${processesKey}:${process}:alive`;

/** A dead process is noticed after at most both times together, in ms. */
const usualBeatMs = 4000;
const lifeBeats = 3;
/** Wait between two attempts while Redis is gone, in ms. */
const retryMs = 250;
/** The list of a dead process is kept until all processes have noticed, in s. */
const keptS = 120;

/** @param beatMs time between two signs of life */
export function createSharedPresence(redis: Redis, beatMs: number = usualBeatMs): SharedPresence {
  const own = randomBytes(8).toString('hex');
  const mourned = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let beating: Promise<void> = Promise.resolve();

  const client = () => {
    // Otherwise the command would wait for the connection, and all callers with it.
    if (!redis.isReady()) throw new RedisGone();
    return redis.client;
  };
  const listProcesses = async () => {
    const processes = await client().sMembers(processesKey);
    const alive = await Promise.all(processes.map((one) => client().exists(aliveKey(one))));
    return processes.map((name, index) => ({ name, isAlive: alive[index] === 1 }));
  };
  const playersOf = (processes: readonly string[]): Promise<string[]> | string[] =>
    processes.length === 0 ? [] : client().sUnion(processes.map(playersKey));

  const beat = async ({ playersHere, onForgotten }: PresenceWatcher): Promise<void> => {
    const players = playersHere();
    const [wasAlive] = await client()
      .multi()
      .exists(aliveKey(own))
      .set(aliveKey(own), '1', { expiration: { type: 'PX', value: beatMs * lifeBeats } })
      .sAdd(processesKey, own)
      .del(playersKey(own))
      .sAdd(playersKey(own), ['', ...players])
      .expire(playersKey(own), keptS)
      .exec();
    if (Number(wasAlive) === 0) onForgotten(players);
  };
  const mourn = async ({ onVanished }: PresenceWatcher): Promise<void> => {
    for (const { name, isAlive } of await listProcesses()) {
      if (isAlive) mourned.delete(name);
      else if (!mourned.has(name)) {
        mourned.add(name);
        const players = (await playersOf([name])).filter((id) => id !== '');
        if (players.length > 0) onVanished(players);
      } else if ((await client().exists(playersKey(name))) === 0) {
        await client().sRem(processesKey, name);
        mourned.delete(name);
      }
    }
  };
  const beatAgain = (watcher: PresenceWatcher, delayMs: number): void => {
    timer = setTimeout(() => {
      beating = beat(watcher)
        .then(() => mourn(watcher))
        .then(
          () => beatMs,
          // Redis is gone; this was logged when it happened.
          () => retryMs,
        )
        .then((nextMs) => {
          if (timer !== null) beatAgain(watcher, nextMs);
        });
    }, delayMs).unref();
  };

  return {
    put: async (playerId) => void (await client().sAdd(playersKey(own), playerId)),
    take: async (playerId) => void (await client().sRem(playersKey(own), playerId)),
    readAll: async () => {
      const alive = (await listProcesses()).filter(({ isAlive }) => isAlive).map(({ name }) => name);
      return (await playersOf(alive)).filter((id) => id !== '');
    },
    start: (watcher) => beatAgain(watcher, 0),
    stop: async () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      await beating;
      if (redis.isReady()) await redis.client.del(aliveKey(own)).catch(() => undefined);
    },
  };
}
