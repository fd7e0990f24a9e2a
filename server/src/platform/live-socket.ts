import type { MatchStanding } from '@neundarter/contract/entities/match';
import type { LiveEvents, LiveRequests, MissedAnswer, SubscribeAnswer } from '@neundarter/contract/live';
import type { Server, Socket } from 'socket.io';
import type { Actor, Identify, IdentifyTablet } from './http/handler.ts';
import {
  type ChannelParts,
  type FollowedChannel,
  isPrivate,
  mayListenPrivately,
  parseChannel,
  roomsOf,
} from './live-channel.ts';
import type { Log } from './log.ts';
import type { Presence } from './presence.ts';
import type { TakeTurn } from './turns.ts';

/** What serving a connection needs. */
export type SocketParts = {
  readonly log: Log;
  readonly identify: Identify;
  readonly identifyTablet?: IdentifyTablet;
  /** Whether the actor may see a match or an event, or organises it; false if it does not exist. */
  readonly mayFollow: (actor: Actor, channel: FollowedChannel) => Promise<boolean>;
  /** The standing at the start of a subscription; null if there is no match that the actor may see. */
  readonly readStanding: (actor: Actor, matchId: string) => Promise<MatchStanding | null>;
  /** The revision at the start of a subscription; null if there is no event that the actor may see. */
  readonly readEventRevision: (actor: Actor, eventId: string) => Promise<number | null>;
  /** Called when a connection has subscribed to an event. */
  readonly noteEventFollower?: (eventId: string) => void;
  /** What has changed of an event since a revision, as everybody may see it who listens to it; null if that is not known. */
  readonly findMissed?: (eventId: string, revision: number) => MissedAnswer;
  readonly presence: Pick<Presence, 'arrive'>;
  /** Lets connections that arrive together take turns with everything else. */
  readonly takeTurn?: TakeTurn;
  /** Called with the revision that a new subscription begins with. */
  readonly noteSubscription?: (matchId: string, revision: number) => void;
};

type ServerEvents = { [Event in keyof LiveEvents]: (payload: LiveEvents[Event]) => void };
type SocketData = {
  /** The token of the connection; null without one. */
  token: string | null;
  /** The key of the tablet; null for every other device. */
  tabletKey: string | null;
  actor: Actor;
  /** The player that is present because of this connection. */
  presentAs: string | null;
};
/** Messages between processes. */
type ProcessEvents = { readonly 'check-rights': (room: string) => void };
export type LiveServer = Server<LiveRequests, ServerEvents, ProcessEvents, SocketData>;
export type LiveSocket = Socket<LiveRequests, ServerEvents, ProcessEvents, SocketData>;

/** Maximum number of channels of one connection; a hall of boards needs 40. */
const maxSubscriptions = 200;

/** Maximum number of messages of one connection in a window: every subscription, renewed, and a margin. */
const maxMessages = 500;
const messageWindowMs = 10_000;

/** The answer about missed changes may have 32 kB, so it counts as so many messages. */
const missedCounts = 20;

/**
 * Identifies a new connection: as with HTTP, no token means no user, and an unknown key no tablet; returns false for an invalid
 * token.
 */
export async function admitSocket(socket: LiveSocket, parts: SocketParts): Promise<boolean> {
  const { token, tabletKey }: { readonly token?: unknown; readonly tabletKey?: unknown } =
    socket.handshake.auth;
  socket.data.tabletKey = typeof tabletKey === 'string' && tabletKey !== '' ? tabletKey : null;
  socket.data.presentAs = null;
  socket.data.token = typeof token === 'string' && token !== '' ? token : null;
  socket.data.actor = { kind: 'anyone' };
  const actor = await personOf(token, parts);
  if (actor !== null) socket.data.actor = await withTablet(socket, actor, parts);
  return actor !== null;
}

const personOf = async (token: unknown, { identify }: SocketParts): Promise<Actor | null> => {
  if (token === undefined || token === null || token === '') return { kind: 'anyone' };
  return typeof token === 'string' ? identify(token) : null;
};

/** Adds the tablet of a connection as it is bound now. */
async function withTablet(
  { data: { tabletKey } }: LiveSocket,
  { tablet: _, ...person }: Actor,
  { identifyTablet }: SocketParts,
): Promise<Actor> {
  const tablet = tabletKey === null ? null : ((await identifyTablet?.(tabletKey)) ?? null);
  return tablet === null ? person : { ...person, tablet };
}

/** Handles the messages of a connection. */
export async function serveSocket(socket: LiveSocket, parts: SocketParts): Promise<void> {
  limitMessages(socket);
  // Messages are handled one after the other, so that a connection that leaves a channel at once does not join it
  // later.
  let last: Promise<void> = Promise.resolve();
  socket.on('subscribe', (name: unknown, answer: unknown) => {
    const reply =
      typeof answer === 'function' ? (answer as (reply: SubscribeAnswer) => void) : () => undefined;
    last = last
      .then(() => parts.takeTurn?.(socket.handshake.address))
      .then(() => subscribe(socket, name, parts))
      .then(reply, (error: unknown) => {
        parts.log.error({ err: error }, 'subscribing failed');
        // No reply: the client tries again after its time-out; after a refusal it would not.
      });
  });
  socket.on('missed', (since: unknown, answer: unknown) => {
    if (typeof answer !== 'function') return;
    (answer as (reply: MissedAnswer) => void)(findMissed(socket, since, parts));
  });
  socket.on('unsubscribe', (name: unknown) => {
    const channel = parseChannel(name);
    if (channel) last = last.then(() => leave(socket, channel));
  });
  const { actor } = socket.data;
  if (actor.tablet !== undefined) await socket.join(`tablets/${actor.tablet.id}`);
  if (actor.kind !== 'user') return;
  await socket.join([`users/${actor.id}`, `sessions/${actor.sessionId}`]);
  // The session may have ended since it was read; whoever ended it did not find this connection.
  await checkSession(socket, parts);
}

/**
 * Reads again who is signed in on a connection: roles and teams may have changed, the session may be over. A used
 * connection counts as use of the session.
 * @returns null if the session is over; then the connection is closed
 */
export async function checkSession(socket: LiveSocket, parts: SocketParts): Promise<Actor | null> {
  const { token, actor: known } = socket.data;
  if (known.kind !== 'user') {
    socket.data.actor = await withTablet(socket, known, parts);
    return socket.data.actor;
  }
  const person = token === null ? null : await parts.identify(token);
  const actor = person && (await withTablet(socket, person, parts));
  if (actor === null) {
    socket.emit('session-ended', { reason: 'signed-out' });
    socket.disconnect(true);
    return null;
  }
  socket.data.actor = actor;
  makePresent(socket, actor, parts);
  return actor;
}

function makePresent(socket: LiveSocket, actor: Actor, { presence }: SocketParts): void {
  if (actor.kind !== 'user' || actor.playerId === null) return;
  if (socket.data.presentAs !== null || !socket.connected) return;
  socket.data.presentAs = actor.playerId;
  const goAway = presence.arrive(actor.playerId);
  socket.once('disconnect', goAway);
}

/** Joins the room before it reads the standing: changes in between arrive as events. */
async function subscribe(socket: LiveSocket, name: unknown, parts: SocketParts): Promise<SubscribeAnswer> {
  const channel = parseChannel(name);
  if (channel === null || subscriptionsOf(socket) >= maxSubscriptions)
    return { ok: false, error: 'error.invalid-request' };
  if (!(await mayListen(socket, channel, parts)))
    return { ok: false, error: isPrivate(channel) ? 'error.insufficient-permissions' : 'error.not-found' };
  const { actor } = socket.data;
  if (channel.kind === 'lobby') leave(socket, channel);
  await socket.join([...roomsOf(channel, actor)]);
  if (isPrivate(channel)) return { ok: true, standing: null };
  // Checked again: if rights changed before the connection joined, the check did not include this room.
  const answer = await startOf(actor, channel, parts);
  if (answer !== null) return answer;
  leave(socket, channel);
  return { ok: false, error: 'error.not-found' };
}

/** Only for events whose channel the connection listens to: there it has been asked whether it may. */
function findMissed({ rooms }: LiveSocket, since: unknown, parts: SocketParts): MissedAnswer {
  if (typeof since !== 'object' || since === null || !('eventId' in since) || !('revision' in since))
    return null;
  const { eventId, revision } = since;
  if (typeof eventId !== 'string' || !Number.isInteger(revision) || !rooms.has(`events/${eventId}`))
    return null;
  return parts.findMissed?.(eventId, revision as number) ?? null;
}

/** What a subscription to a match or an event starts with; null if the actor may not see it. */
async function startOf(
  actor: Actor,
  { kind, id }: FollowedChannel,
  parts: SocketParts,
): Promise<SubscribeAnswer | null> {
  if (kind === 'organisers' && !(await parts.mayFollow(actor, { kind, id }))) return null;
  if (kind !== 'matches') {
    const eventRevision = await parts.readEventRevision(actor, id);
    if (kind === 'events' && eventRevision !== null) parts.noteEventFollower?.(id);
    return eventRevision === null ? null : { ok: true, standing: null, eventRevision };
  }
  const standing = await parts.readStanding(actor, id);
  if (standing !== null) parts.noteSubscription?.(id, standing.revision);
  return standing === null ? null : { ok: true, standing };
}

const nobody: Actor = { kind: 'anyone' };

/** Whether a connection may listen to a channel. Reads again who is signed in, except for public channels. */
async function mayListen(socket: LiveSocket, channel: ChannelParts, parts: SocketParts): Promise<boolean> {
  if (!isPrivate(channel) && (await parts.mayFollow(nobody, channel))) return true;
  const actor = await checkSession(socket, parts);
  if (actor === null) return false;
  return isPrivate(channel) ? mayListenPrivately(actor, channel) : parts.mayFollow(actor, channel);
}

/**
 * Removes connections from channels that they may no longer listen to, and makes them subscribe again to get the
 * refusal. A connection whose rights cannot be read subscribes again, too.
 */
export async function checkRights(sockets: readonly LiveSocket[], parts: SocketParts): Promise<void> {
  const answers = new Map<string, Promise<boolean>>();
  const isPublic = (room: string, channel: FollowedChannel): Promise<boolean> => {
    const known = answers.get(room) ?? parts.mayFollow(nobody, channel).catch(() => false);
    answers.set(room, known);
    return known;
  };
  await Promise.all(sockets.map((socket) => checkRooms(socket, { ...parts, isPublic })));
}

type CheckParts = SocketParts & {
  readonly isPublic: (room: string, channel: FollowedChannel) => Promise<boolean>;
};

async function checkRooms(socket: LiveSocket, parts: CheckParts): Promise<void> {
  const doubtful: { readonly room: string; readonly channel: FollowedChannel }[] = [];
  for (const room of socket.rooms) {
    const channel = parseChannel(room);
    if (channel === null || isPrivate(channel)) continue;
    if (!(await parts.isPublic(room, channel))) doubtful.push({ room, channel });
  }
  const teamRooms = [...socket.rooms].filter((room) => room.startsWith('lobby/'));
  const halls = [...socket.rooms].filter((room) => room.startsWith('boards/'));
  if (doubtful.length === 0 && teamRooms.length === 0 && halls.length === 0) return;
  const actor = await checkSession(socket, parts).catch(() => nobody);
  if (actor === null) return;
  const lobby = roomsOf({ kind: 'lobby' }, actor) as readonly string[];
  for (const room of teamRooms) if (!lobby.includes(room)) await socket.leave(room);
  let mustAskAgain = false;
  for (const room of halls) {
    if (mayListenPrivately(actor, { kind: 'boards', id: room.slice('boards/'.length) })) continue;
    await socket.leave(room);
    mustAskAgain = true;
  }
  for (const { room, channel } of doubtful) {
    if (await parts.mayFollow(actor, channel).catch(() => false)) continue;
    await socket.leave(room);
    mustAskAgain = true;
  }
  if (mustAskAgain) socket.emit('rights-changed', {});
}

/**
 * Number of subscriptions. Every socket is also in its own room; signed-in ones also in those of their user and
 * session, and tablets in theirs.
 */
function subscriptionsOf({ rooms, data: { actor } }: LiveSocket): number {
  return rooms.size - (actor.kind === 'user' ? 3 : 1) - (actor.tablet === undefined ? 0 : 1);
}

function leave(socket: LiveSocket, channel: ChannelParts): void {
  const isOfLobby = (room: string) => room === 'lobby' || room.startsWith('lobby/');
  const rooms =
    channel.kind === 'lobby' ? [...socket.rooms].filter(isOfLobby) : roomsOf(channel, socket.data.actor);
  for (const room of rooms) void socket.leave(room);
}

/** Closes a connection that sends too many messages. */
function limitMessages(socket: LiveSocket): void {
  let count = 0;
  let windowEnds = 0;
  socket.use(([name], next) => {
    const now = performance.now();
    if (now > windowEnds) {
      windowEnds = now + messageWindowMs;
      count = 0;
    }
    count += name === 'missed' ? missedCounts : 1;
    if (count <= maxMessages) return next();
    socket.disconnect(true);
  });
}
