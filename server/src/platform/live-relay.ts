import type { Server } from 'socket.io';
import type { Log } from './log.ts';
import { type Redis, RedisGone } from './redis.ts';

/** Sends events from one server process to the others, through a Redis stream. */
export type LiveRelay = {
  /** Resolves when Redis has the event; rejects if it does not, so that the outbox tries again. */
  readonly publish: (rooms: readonly string[], event: string, payload: unknown) => Promise<void>;
  /** Makes the other processes close their connections in a room. Rejects like `publish`. */
  readonly disconnect: (room: string) => Promise<void>;
  /** Makes the other processes check the rights of their connections in a room again. Rejects like `publish`. */
  readonly checkRights: (room: string) => Promise<void>;
  /** Whether events of other processes arrive here. */
  readonly isReading: () => boolean;
  readonly close: () => void;
};

const streamName = 'neundarter:live';

/** Maximum wait of a read for the next event, in ms; a closed reader also lives that long. */
const readWaitMs = 1000;

/** Time between two greetings to this process itself, in ms. */
const helloEveryMs = 200;

/** Kinds of messages on the stream, by the adapter's numbers. Processes ignore a greeting. */
const greeting = 1;
const broadcast = 3;
const disconnectSockets = 6;
const betweenServers = 9;
/** Socket.IO's number for an event packet. */
const eventPacket = 2;

type Message = { readonly type: number; readonly data?: unknown; readonly uid?: string };

/** The used parts of the adapter, which declares them as protected. */
type StreamAdapter = {
  /** By it an adapter knows its own messages. */
  readonly uid: string;
  publishAndReturnOffset(message: Message): Promise<string>;
  onRawMessage(message: unknown, offset: string): void;
  onMessage(message: Message, offset: string): void;
  close(): void;
};

type RelayParts = {
  readonly redis: Redis;
  readonly log: Log;
  /** Sends an event of another process to the listeners here. */
  readonly deliver: (rooms: readonly string[], event: string, payload: unknown) => void;
};

/**
 * Connects the server's sockets to the stream.
 *
 * The adapter's own `emit` is not used: the spectators of this process would wait for Redis, and would not get the
 * event if Redis did not accept it.
 */
export function createLiveRelay(io: Server, { redis, log, deliver }: RelayParts): LiveRelay {
  const options = { streamName, blockTimeInMs: readWaitMs, onlyPlaintext: true };
  io.adapter(redis.createAdapter(redis.client, options) as Parameters<typeof io.adapter>[0]);
  const adapter = io.of('/').adapter as unknown as StreamAdapter;
  const listener = listenForOneself(adapter, redis, log);
  hearOthers(io, adapter, deliver);
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

/** What `publish` and `disconnect` send. */
type Sent = {
  readonly opts: { readonly rooms: string[] };
  readonly packet: { readonly data: readonly [event: string, payload: unknown] };
};

/** Delivers events of other processes like own ones, in slices. The adapter would serve all listeners at once. */
function hearOthers(io: Server, adapter: StreamAdapter, deliver: RelayParts['deliver']): void {
  const receive = adapter.onMessage.bind(adapter);
  adapter.onMessage = (message, offset) => {
    const isOwn = message.uid === adapter.uid;
    const { type, data } = message;
    if (isOwn || (type !== broadcast && type !== disconnectSockets)) return receive(message, offset);
    const { opts, packet } = data as Sent;
    if (type === disconnectSockets) return io.local.in(opts.rooms).disconnectSockets(true);
    deliver(opts.rooms, ...packet.data);
  };
}

/**
 * The reader starts at "whatever comes next", again with every read until it has received a message. Until then it
 * would lose messages between two reads. So this process sends itself a greeting until it receives one. From then on
 * the reader has a position in the stream and misses nothing, even if Redis restarts.
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
