import type { Server as HttpServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchStanding } from '@neundarter/contract/entities/match';
import {
  type LiveEvents,
  type LiveRequests,
  livePath,
  type SubscribeAnswer,
} from '@neundarter/contract/live';
import { Server, type Socket } from 'socket.io';
import type { Actor } from './http/handler.ts';
import type { Identify } from './identity/identity.ts';
import { channelOf, mayListen, parseChannel } from './live-channel.ts';
import { createLiveRelay, type LiveRelay } from './live-relay.ts';
import type { Log } from './log.ts';
import type { Redis, RedisState } from './redis.ts';

export type LiveParts = {
  readonly log: Log;
  readonly identify: Identify;
  /** The standing a subscriber starts from; null where there is no such match. */
  readonly readStanding: (matchId: string) => Promise<MatchStanding | null>;
  readonly redis: Redis | null;
};

export type Live = {
  /**
   * Sends an event to everybody who listens to the channel, here at once and on the other processes, if there are any.
   * Rejects when those could not be told; listeners here have it all the same, and get it again with the next try.
   */
  readonly publish: (channel: string, event: string, payload: unknown) => Promise<void> | void;
  readonly socketCount: () => number;
  readonly redisState: () => RedisState;
  /** Ends every connection in a way that makes clients connect again, elsewhere. */
  readonly disconnectAll: () => Promise<void>;
  /** Ends the connection to the other processes; nothing can be published to them any more. */
  readonly close: () => void;
};

/** A subscription request has about 40 bytes. */
const maxMessageBytes = 2048;

/** Channels one connection listens to; a hall of boards needs 40. */
const maxSubscriptions = 200;

/** Messages one connection may send in a window, and its length in ms: every subscription, renewed, and a margin. */
const maxMessages = 500;
const messageWindowMs = 10_000;

/** A dead connection is noticed after at most both together, in ms: a spectator must not be stale for long. */
const pingEveryMs = 2500;
const pingTimeoutMs = 5000;

/** What a client that closes properly needs at most; then its connection is cut, in ms. */
const closeGraceMs = 500;
const closeLookMs = 20;

type ServerEvents = { [Event in keyof LiveEvents]: (payload: LiveEvents[Event]) => void };
type LiveServer = Server<LiveRequests, ServerEvents, Record<string, never>, { actor: Actor }>;
type LiveSocket = Socket<LiveRequests, ServerEvents, Record<string, never>, { actor: Actor }>;

/** Opens the live channel on a server: rooms are channels, and an event is encoded once for all who listen. */
export function openLive(httpServer: HttpServer, parts: LiveParts): Live {
  const io: LiveServer = new Server(httpServer, {
    path: livePath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maxMessageBytes,
    pingInterval: pingEveryMs,
    pingTimeout: pingTimeoutMs,
  });
  const relay = parts.redis && createLiveRelay(io, parts.redis, parts.log);
  io.use((socket, next) => {
    identifySocket(socket, parts.identify).then((actor) => {
      if (actor === null) return next(new Error('error.unauthorized'));
      socket.data.actor = actor;
      next();
    }, next);
  });
  io.on('connection', (socket) => serveSocket(socket, parts));
  return {
    publish: (channel, event, payload) => {
      io.local.to(channel).emit(event as 'match-started', payload as LiveEvents['match-started']);
      return relay?.publish(channel, event, payload);
    },
    socketCount: () => io.engine.clientsCount,
    redisState: () => stateOf(relay),
    disconnectAll: () => disconnectAll(io),
    close: () => relay?.close(),
  };
}

function stateOf(relay: LiveRelay | null): RedisState {
  if (relay === null) return 'off';
  return relay.isReading() ? 'ok' : 'gone';
}

/** As over HTTP: no token is nobody, a token that is no good is refused. */
async function identifySocket(socket: LiveSocket, identify: Identify): Promise<Actor | null> {
  const token: unknown = socket.handshake.auth['token'];
  if (token === undefined || token === null || token === '') return { kind: 'anyone' };
  return typeof token === 'string' ? identify(token) : null;
}

function serveSocket(socket: LiveSocket, parts: LiveParts): void {
  limitMessages(socket);
  socket.on('subscribe', (name: unknown, answer: unknown) => {
    const reply =
      typeof answer === 'function' ? (answer as (reply: SubscribeAnswer) => void) : () => undefined;
    subscribe(socket, name, parts).then(reply, (error: unknown) => {
      parts.log.error({ err: error }, 'subscribing failed');
      // No reply: the client's time-out makes it try again, which no refusal would.
    });
  });
  socket.on('unsubscribe', (name: unknown) => {
    const channel = parseChannel(name);
    if (channel) void socket.leave(channelOf(channel));
  });
}

/** Joins before it reads: what happens in between arrives as an event. */
async function subscribe(socket: LiveSocket, name: unknown, parts: LiveParts): Promise<SubscribeAnswer> {
  const channel = parseChannel(name);
  // Every socket is in a room of its own, hence one more.
  if (channel === null || socket.rooms.size > maxSubscriptions)
    return { ok: false, error: 'error.invalid-request' };
  if (!mayListen(socket.data.actor, channel)) return { ok: false, error: 'error.insufficient-permissions' };
  const room = channelOf(channel);
  await socket.join(room);
  if (channel.kind !== 'matches') return { ok: true, standing: null };
  const standing = await parts.readStanding(channel.id);
  if (standing !== null) return { ok: true, standing };
  await socket.leave(room);
  return { ok: false, error: 'error.not-found' };
}

/** Cuts off a connection that floods. */
function limitMessages(socket: LiveSocket): void {
  let count = 0;
  let windowEnds = 0;
  socket.use((_packet, next) => {
    const now = performance.now();
    if (now > windowEnds) {
      windowEnds = now + messageWindowMs;
      count = 0;
    }
    count += 1;
    if (count <= maxMessages) return next();
    socket.disconnect(true);
  });
}

/**
 * Closes the transports and not the sockets: a client takes a closed socket for a dismissal and stays away, a closed
 * transport for a broken line and connects again. The HTTP server is left to its owner.
 */
async function disconnectAll(io: LiveServer): Promise<void> {
  const transports = [...io.of('/').sockets.values()].map((socket) => socket.conn.transport);
  io.engine.close();
  const giveUpAt = performance.now() + closeGraceMs;
  while (io.engine.clientsCount > 0 && performance.now() < giveUpAt) await sleep(closeLookMs);
  for (const transport of transports)
    (transport as unknown as { socket?: { terminate(): void } }).socket?.terminate();
}
