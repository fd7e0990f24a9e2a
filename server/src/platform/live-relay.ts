import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Server } from 'socket.io';
import type { Log } from './log.ts';
import { type Redis, RedisGone } from './redis.ts';

/** Carries events from one server process to the others, by a Redis stream. */
export type LiveRelay = {
  /** Resolves when Redis has the event; rejects where it does not, so that the outbox tries again. */
  readonly publish: (rooms: readonly string[], event: string, payload: unknown) => Promise<void>;
  /** Lets the other processes end their connections in a room. Rejects as `publish` does. */
  readonly disconnect: (room: string) => Promise<void>;
  /** Lets the other processes look again what their connections in a room may hear. Rejects as `publish` does. */
  readonly checkRights: (room: string) => Promise<void>;
  /** Whether events of other processes arrive here. */
  readonly isReading: () => boolean;
  readonly close: () => void;
};

const streamName = 'neundarter:live';

/** How long a read waits for the next event, in ms; also how long a closed reader lingers. */
const readWaitMs = 1000;

/** Between two attempts to hear oneself, in ms. */
const helloEveryMs = 200;

/** Kinds of messages on the stream, by the adapter's numbers. Nobody acts on a greeting. */
const greeting = 1;
const broadcast = 3;
const disconnectSockets = 6;
const betweenServers = 9;
/** Socket.IO's number of an event among its packets. */
const eventPacket = 2;

/** The parts of the adapter that are used here; it declares them protected. */
type StreamAdapter = {
  publishAndReturnOffset(message: { type: number; data?: unknown }): Promise<string>;
  onRawMessage(message: unknown, offset: string): void;
  close(): void;
};

/**
 * Joins the server's sockets to the stream.
 *
 * The adapter's own `emit` is not used: it would let the spectators of this process wait for Redis, and swallow it
 * when Redis did not take the event.
 */
export function createLiveRelay(io: Server, redis: Redis, log: Log): LiveRelay {
  const options = { streamName, blockTimeInMs: readWaitMs, onlyPlaintext: true };
  io.adapter(createAdapter(redis.client, options) as Parameters<typeof io.adapter>[0]);
  const adapter = io.of('/').adapter as unknown as StreamAdapter;
  const listener = listenForOneself(adapter, redis, log);
  const send = async (type: number, rooms: readonly string[], data: object) => {
    if (!redis.isReady()) throw new RedisGone();
    const opts = { rooms, except: [], flags: {} };
    await adapter.publishAndReturnOffset({ type, data: { ...data, opts } });
  };
  return {
    publish: (rooms, event, payload) =>
      send(broadcast, rooms, { packet: { type: eventPacket, data: [event, payload], nsp: '/' } }),
    disconnect: (room) => send(disconnectSockets, [room], { close: true }),
    checkRights: (room) => send(betweenServers, [], { packet: ['check-rights', room] }),
    isReading: () => redis.isReady() && listener.hasHeard(),
    close: () => {
      listener.stop();
      adapter.close();
    },
  };
}

/**
 * The reader starts at "whatever comes next", anew with every read until something came: what another process says
 * between two reads would be lost. So this process greets itself until it hears the greeting; from then on the
 * reader has a place in the stream and misses nothing, not even over a restart of Redis.
 */
function listenForOneself(adapter: StreamAdapter, redis: Redis, log: Log) {
  let hasHeard = false;
  const receive = adapter.onRawMessage.bind(adapter);
  adapter.onRawMessage = (message, offset) => {
    if (!hasHeard) log.info('live channel joined the other server processes');
    hasHeard = true;
    clearInterval(timer);
    receive(message, offset);
  };
  const greet = () => {
    if (redis.isReady()) adapter.publishAndReturnOffset({ type: greeting }).catch(() => undefined);
  };
  const timer = setInterval(greet, helloEveryMs);
  return { hasHeard: () => hasHeard, stop: () => clearInterval(timer) };
}
