import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Channel,
  type EventChanged,
  type LiveEvents,
  livePath,
  type MatchStarted,
  type SessionEnded,
} from '@neundarter/contract/live';
import { Server } from 'socket.io';
import type { Room } from './live-channel.ts';
import { sendInSlices } from './live-fan-out.ts';
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
import { type MissedEvents, watchForMissedEvents } from './missed-events.ts';
import type { Redis, RedisState } from './redis.ts';
import type { TakeTurn } from './turns.ts';

type LiveParts = SocketParts & {
  readonly redis: Redis | null;
  /** Time between two session checks of all connections, in ms. */
  readonly checkSessionsEveryMs?: number;
  /** Revisions of matches, if other processes change them, too. */
  readonly readRevisions?: (matchIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Time between two looks for missed events, in ms. */
  readonly checkRevisionsEveryMs?: number;
  /** Tells the listeners here of the change of an event, in place of the bare announcement. */
  readonly tellEventChange?: (news: EventChanged, here: Here) => void;
  /** Leaves out of a start what the listeners of its event know. */
  readonly shortenStart?: (news: MatchStarted) => MatchStarted;
};

/** Rooms that get an announcement, without the sockets that are in others as well. */
type Rooms = { readonly to: readonly string[]; readonly except?: readonly string[] };

/** The connections of this process. */
export type Here = {
  /** Whether anybody listens to a channel. */
  readonly hasListeners: (channel: Channel) => boolean;
  readonly send: <Name extends 'event-changed' | 'tables-changed' | 'organisers-view-changed'>(
    channel: Channel,
    event: Name,
    payload: LiveEvents[Name],
  ) => void;
};

export type Live = {
  /**
   * Sends an event to all listeners of the rooms, at once in this process and through Redis in the others, if there are
   * any. Rejects if the others could not be reached; listeners here have the event by then and get it again with the
   * retry.
   */
  readonly publish: (rooms: Room | readonly Room[], event: string, payload: unknown) => Promise<void> | void;
  /** The same, only for connections of this process. */
  readonly publishHere: (rooms: readonly Room[], event: string, payload: unknown) => void;
  /** Tells the connections of a user or session that the session is over, and closes them, in every process. */
  readonly endSessions: (room: Room, ended: SessionEnded) => Promise<void> | void;
  /** Checks again, in every process, which channels the connections in a room may listen to. */
  readonly checkRights: (room: Room) => Promise<void>;
  readonly socketCount: () => number;
  readonly redisState: () => RedisState;
  /** Closes every connection in such a way that the clients connect again, to another process. */
  readonly disconnectAll: () => Promise<void>;
  /** Closes the connection to the other processes; nothing can be published to them afterwards. */
  readonly close: () => void;
};

/** Maximum size of a message; a subscription has about 40 bytes. */
const maxMessageBytes = 2048;

/**
 * A dead connection is noticed after at most both times together, in ms: a spectator must not see old data for long.
 */
const pingEveryMs = 2500;
const pingTimeoutMs = 5000;

/** Maximum time for a client to close properly; then its connection is cut, in ms. */
const closeGraceMs = 500;
const closeLookMs = 20;

/** The end of a session reaches its connections at once; this check is for errors, and for sessions that expire. */
const usualCheckMs = 5 * 60_000;

/** Opens the live channel on a server. Rooms are channels; an event is encoded once for many listeners. */
export function openLive(httpServer: HttpServer, parts: LiveParts): Live {
  const io: LiveServer = new Server(httpServer, {
    path: livePath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maxMessageBytes,
    pingInterval: pingEveryMs,
    pingTimeout: pingTimeoutMs,
  });
  if (parts.takeTurn !== undefined) connectInTurns(httpServer, parts.takeTurn);
  const missed = lookForMissedEvents(io, parts);
  const emitHere = ({ to, except = [] }: Rooms, event: string, payload: unknown) => {
    io.local
      .to([...to])
      .except([...except])
      .emit(event as 'match-started', payload as LiveEvents['match-started']);
    if (isOfMatch(payload)) missed?.noteEvent(payload.matchId, payload.revision);
  };
  const here: Here = {
    hasListeners: (channel) => (io.of('/').adapter.rooms.get(channel)?.size ?? 0) > 0,
    send: (channel, event, payload) => emitHere({ to: [channel] }, event, payload),
  };
  /** What a started match is like is told to listeners of its event only; who listens to both gets it once. */
  const tellStart = (rooms: readonly string[], news: MatchStarted) => {
    const { match: _, ...bare } = news;
    const ofEvent = rooms.filter((room) => room.startsWith('events/'));
    if (ofEvent.some((room) => here.hasListeners(room as Channel)))
      emitHere({ to: ofEvent }, 'match-started', parts.shortenStart?.(news) ?? news);
    const to = rooms.filter((room) => !ofEvent.includes(room));
    if (to.length > 0) emitHere({ to, except: ofEvent }, 'match-started', bare);
  };
  const publishHere = (rooms: readonly string[], event: string, payload: unknown) => {
    if (event === 'event-changed' && parts.tellEventChange !== undefined)
      parts.tellEventChange(payload as EventChanged, here);
    else if (event === 'match-started') tellStart(rooms, payload as MatchStarted);
    else emitHere({ to: rooms }, event, payload);
  };
  const relay =
    parts.redis && createLiveRelay(io, { redis: parts.redis, log: parts.log, deliver: publishHere });
  const fanOut = sendInSlices(io);
  parts.redis?.onBack(() => void io.local.emit('rights-changed', {}));
  io.use((socket, next) => {
    admitSocket(socket, parts).then(
      (isAdmitted) => next(isAdmitted ? undefined : new Error('error.unauthorized')),
      next,
    );
  });
  io.on('connection', (socket) => {
    serveSocket(socket, { ...parts, ...(missed && { noteSubscription: missed.noteSubscription }) }).catch(
      (error: unknown) => {
        parts.log.error({ err: error }, 'a connection could not be checked');
      },
    );
  });
  const stopChecking = keepChecking(io, parts);
  const checkRightsHere = async (room: string) => {
    await checkRights(socketsIn(io, room), parts);
    // Their own role may have changed, which their pages show; for everyone this would be too many.
    if (room !== 'everyone') io.local.to(room).emit('rights-changed', {});
  };
  io.on('check-rights', (room) => void checkRightsHere(room));
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
      missed?.stop();
      fanOut.flush();
      return disconnectAll(io);
    },
    close: () => relay?.close(),
  };
}

/** Opens connections that arrive together one after the other, so that others are served in between. */
function connectInTurns(httpServer: HttpServer, takeTurn: TakeTurn): void {
  type Connect = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  const usual = httpServer.listeners('upgrade') as Connect[];
  httpServer.removeAllListeners('upgrade');
  httpServer.on('upgrade', (request, socket, head) => {
    const connect = () => {
      for (const listener of usual) listener.call(httpServer, request, socket, head);
    };
    const turn = takeTurn(request.socket.remoteAddress ?? '');
    if (turn === undefined) return connect();
    // A client that goes away meanwhile closes the socket with an error.
    const ignore = () => undefined;
    socket.on('error', ignore);
    void turn.then(() => {
      socket.off('error', ignore);
      if (!socket.destroyed) connect();
    });
  });
}

/** Every event of a match has its revision. */
function isOfMatch(payload: unknown): payload is { readonly matchId: string; readonly revision: number } {
  return typeof payload === 'object' && payload !== null && 'matchId' in payload && 'revision' in payload;
}

/** How long a lost event may stay unnoticed, in ms: half a leg. */
const usualRevisionsMs = 15_000;

/** A browser that gets `rights-changed` subscribes again, and so gets the standing that it has missed. */
function lookForMissedEvents(io: LiveServer, parts: LiveParts): MissedEvents | null {
  const { log, readRevisions, checkRevisionsEveryMs: everyMs = usualRevisionsMs } = parts;
  if (readRevisions === undefined) return null;
  return watchForMissedEvents({
    log,
    readRevisions,
    everyMs,
    watched: () =>
      [...io.of('/').adapter.rooms.keys()].flatMap((room) =>
        room.startsWith('matches/') ? [room.slice('matches/'.length)] : [],
      ),
    askAgain: (matchId) => void io.local.to(`matches/${matchId}`).emit('rights-changed', {}),
  });
}

/** The connections of this process in a room. */
function socketsIn(io: LiveServer, room: string): readonly LiveSocket[] {
  const { sockets, adapter } = io.of('/');
  if (room === 'everyone') return [...sockets.values()];
  return [...(adapter.rooms.get(room) ?? [])].flatMap((id) => sockets.get(id) ?? []);
}

/**
 * Checks regularly, one connection after the other, whether its session is still valid. @returns a function that stops
 * it
 */
function keepChecking(io: LiveServer, parts: LiveParts): () => void {
  let isChecking = false;
  const checkAll = async () => {
    if (isChecking) return;
    isChecking = true;
    // If the database fails, users stay signed in.
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
 * Closes the transports, not the sockets: after a closed socket a client stays away, after a closed transport it
 * connects again. The owner of the HTTP server closes that server.
 */
async function disconnectAll(io: LiveServer): Promise<void> {
  const transports = [...io.of('/').sockets.values()].map((socket) => socket.conn.transport);
  io.engine.close();
  const giveUpAt = performance.now() + closeGraceMs;
  while (io.engine.clientsCount > 0 && performance.now() < giveUpAt) await sleep(closeLookMs);
  for (const transport of transports)
    (transport as unknown as { socket?: { terminate(): void } }).socket?.terminate();
}
