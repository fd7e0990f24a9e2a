import type { Server as HttpServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LiveEvents, livePath, type SessionEnded } from '@neundarter/contract/live';
import { Server } from 'socket.io';
import type { Room } from './live-channel.ts';
import { createLiveRelay, type LiveRelay } from './live-relay.ts';
import {
  admitSocket,
  checkRights,
  checkSession,
  type LiveServer,
  type LiveSocket,
  type SocketParts,
  serveSocket,
} from './live-socket.ts';
import type { Redis, RedisState } from './redis.ts';

export type LiveParts = SocketParts & {
  readonly redis: Redis | null;
  /** How often connections are asked whether their session goes on, in ms. */
  readonly checkSessionsEveryMs?: number;
};

export type Live = {
  /**
   * Sends an event to everybody who listens to one of the rooms, here at once and on the other processes, if there are
   * any. Rejects when those could not be told; listeners here have it all the same, and get it again with the next try.
   */
  readonly publish: (rooms: Room | readonly Room[], event: string, payload: unknown) => Promise<void> | void;
  /** The same, to connections of this process only. */
  readonly publishHere: (rooms: readonly Room[], event: string, payload: unknown) => void;
  /** Tells the connections of a user or session that it is over, and ends them, on every process. */
  readonly endSessions: (room: Room, ended: SessionEnded) => Promise<void> | void;
  /** Looks again, on every process, which channels the connections in a room may listen to. */
  readonly checkRights: (room: Room) => Promise<void>;
  readonly socketCount: () => number;
  readonly redisState: () => RedisState;
  /** Ends every connection in a way that makes clients connect again, elsewhere. */
  readonly disconnectAll: () => Promise<void>;
  /** Ends the connection to the other processes; nothing can be published to them any more. */
  readonly close: () => void;
};

/** A subscription request has about 40 bytes. */
const maxMessageBytes = 2048;

/** A dead connection is noticed after at most both together, in ms: a spectator must not be stale for long. */
const pingEveryMs = 2500;
const pingTimeoutMs = 5000;

/** What a client that closes properly needs at most; then its connection is cut, in ms. */
const closeGraceMs = 500;
const closeLookMs = 20;

/** A session's end reaches its connections at once; this is for what went wrong, and for those that expire. */
const usualCheckMs = 5 * 60_000;

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
    admitSocket(socket, parts).then(
      (isAdmitted) => next(isAdmitted ? undefined : new Error('error.unauthorized')),
      next,
    );
  });
  io.on('connection', (socket) => {
    serveSocket(socket, parts).catch((error: unknown) => {
      parts.log.error({ err: error }, 'a connection could not be checked');
    });
  });
  const stopChecking = keepChecking(io, parts);
  const checkRightsHere = (room: string) => checkRights(socketsIn(io, room), parts);
  io.on('check-rights', (room) => void checkRightsHere(room));
  const publishHere = (rooms: readonly Room[], event: string, payload: unknown) =>
    void io.local.to([...rooms]).emit(event as 'match-started', payload as LiveEvents['match-started']);
  return {
    publish: (to, event, payload) => {
      const rooms = typeof to === 'string' ? [to] : to;
      publishHere(rooms, event, payload);
      return relay?.publish(rooms, event, payload);
    },
    publishHere,
    endSessions: (room, ended) => {
      publishHere([room], 'session-ended', ended);
      io.local.in(room).disconnectSockets(true);
      return relay?.publish([room], 'session-ended', ended).then(() => relay.disconnect(room));
    },
    checkRights: async (room) => {
      await Promise.all([checkRightsHere(room), relay?.checkRights(room)]);
    },
    socketCount: () => io.engine.clientsCount,
    redisState: () => stateOf(relay),
    disconnectAll: () => {
      stopChecking();
      return disconnectAll(io);
    },
    close: () => relay?.close(),
  };
}

/** The connections of this process in a room. */
function socketsIn(io: LiveServer, room: string): readonly LiveSocket[] {
  const { sockets, adapter } = io.of('/');
  if (room === 'everyone') return [...sockets.values()];
  return [...(adapter.rooms.get(room) ?? [])].flatMap((id) => sockets.get(id) ?? []);
}

/** Asks for one connection after the other whether its session goes on. @returns how to stop */
function keepChecking(io: LiveServer, parts: LiveParts): () => void {
  let isChecking = false;
  const checkAll = async () => {
    if (isChecking) return;
    isChecking = true;
    // Without the database nobody is signed out.
    for (const socket of io.of('/').sockets.values()) await checkSession(socket, parts).catch(() => null);
    isChecking = false;
  };
  const timer = setInterval(() => void checkAll(), parts.checkSessionsEveryMs ?? usualCheckMs).unref();
  return () => clearInterval(timer);
}

function stateOf(relay: LiveRelay | null): RedisState {
  if (relay === null) return 'off';
  return relay.isReading() ? 'ok' : 'gone';
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
