import type { MatchStanding } from '@neundarter/contract/entities/match';
import { staleAfterMs } from '@neundarter/contract/limits';
import {
  type Channel,
  type LiveEventName,
  type LiveEvents,
  liveEventNames,
  type RightsChanged,
  type SessionEnded,
  type SubscribeAnswer,
} from '@neundarter/contract/live';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { onSession, readSession } from '../people/session.ts';
import { noteSessionEnd, type SessionEnd } from '../people/session-end.ts';
import { type LiveSocket, openSocket, tokenOfSocket } from './open-socket.ts';
import type { SilenceWatch } from './silence-watch.ts';

type ConnectionState = 'connected' | 'connecting' | 'lost';

/** Events that handlers can receive. */
type ToldEvent = Exclude<LiveEvents[LiveEventName], RightsChanged>;

/** Callbacks of a subscriber of a channel. */
export type LiveHandlers = {
  readonly [Name in LiveEventName]?: (event: LiveEvents[Name]) => void;
} & {
  /** The current standing, after every (re)connection: its revision shows whether events were missed. */
  readonly onStanding?: (standing: MatchStanding) => void;
  /**
   * Events arrive from now on, after every (re)connection: earlier changes must be read. For an event with its revision;
   * null if the server does not tell it.
   */
  readonly onSubscribed?: (eventRevision: number | null) => void;
  /** The server refused the channel, e.g. because the match is gone. */
  readonly onRefused?: (error: string) => void;
};

/** Wait before the next try if the code could not be loaded. ms */
const reopenMs = 3000;

/** The connection stays open for a moment, for the case that the next page needs it too. ms */
const lingerMs = 5000;

/**
 * One connection for all channels of this tab: opens with the first subscriber, subscribes again after every
 * interruption, closes after the last subscriber has left.
 */
export class LiveConnection {
  #open: () => Promise<LiveSocket>;
  #onSessionEnd: (why: SessionEnd) => void;
  #socket: LiveSocket | null = null;
  #isOpening = false;
  #channels = new Map<Channel, Set<LiveHandlers>>();
  #state: ConnectionState = 'connecting';
  #listeners = new Set<() => void>();
  #lostTimer: ReturnType<typeof setTimeout> | undefined;
  #closeTimer: ReturnType<typeof setTimeout> | undefined;
  #silence: SilenceWatch | null = null;

  /**
   * @param open creates the socket, not yet connected or still connecting
   * @param onSessionEnd called when the server no longer knows the user of this connection; `reconnect` then opens it
   * again with the new identity
   */
  constructor(open: () => Promise<LiveSocket>, onSessionEnd: (why: SessionEnd) => void = () => undefined) {
    this.#open = open;
    this.#onSessionEnd = onSessionEnd;
  }

  /** Listens to a channel. @returns a function that unsubscribes */
  subscribe(channel: Channel, handlers: LiveHandlers): () => void {
    clearTimeout(this.#closeTimer);
    const all = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, all.add(handlers));
    if (this.#socket?.connected === true) this.#ask(channel);
    else void this.#connect();
    return () => this.#leave(channel, handlers);
  }

  /** Asks the server something, if it is there. @returns whether it is */
  ask(...request: readonly [name: string, about: unknown, answer: (reply: never) => void]): boolean {
    const isConnected = this.#socket?.connected === true;
    if (isConnected) this.#socket?.emit(...request);
    return isConnected;
  }

  /** Connected, connecting, or lost: no connection, or no word from the server, for longer than three seconds. */
  readonly getState = (): ConnectionState => this.#state;

  /** Whether nobody has closed the connection; the server may be out of reach all the same. */
  readonly isOpen = (): boolean => this.#socket?.connected === true;

  /** Calls `listener` when the state changes. @returns a function that unsubscribes */
  readonly onState = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Tries to connect at once instead of after the next delay, e.g. when the network is back. */
  readonly wake = (): void => {
    if (this.#state === 'lost' && this.#socket?.connected === true) this.reconnect();
    else if (this.#channels.size > 0 && this.#socket?.connected !== true) void this.#connect();
  };

  /** Asks whether the server is still there, e.g. when the network has gone without closing the connection. */
  readonly doubt = (): void => {
    if (this.#socket?.connected !== true) return;
    this.#startLostTimer();
    this.#askAll();
  };

  /** Closes and opens the connection, e.g. after another user has signed in. */
  readonly reconnect = (): void => {
    this.#socket?.disconnect();
    if (this.#channels.size > 0) this.#socket?.connect();
  };

  async #connect(): Promise<void> {
    if (this.#state !== 'connected') this.#startLostTimer();
    if (this.#socket !== null) {
      // The server ends a connection that introduces itself twice.
      if (!this.#socket.active) this.#socket.connect();
      return;
    }
    if (this.#isOpening) return;
    this.#isOpening = true;
    try {
      this.#socket = await this.#open();
      this.#listen(this.#socket);
    } catch {
      // Without network, loading the code may fail.
      setTimeout(this.wake, reopenMs);
    } finally {
      this.#isOpening = false;
    }
  }

  #listen(socket: LiveSocket): void {
    socket.on('connect', () => this.#connected());
    socket.on('disconnect', () => this.#disconnected());
    this.#silence = socket.watchSilence(() => this.#setState('lost'));
    socket.io.on('ping', () => {
      this.#silence?.beat();
      this.#heard();
    });
    socket.on('connect_error', ({ message }: Error) => {
      if (message === 'error.unauthorized') this.#onSessionEnd('expired');
    });
    socket.on('rights-changed', () => {
      this.#askAll();
      dispatchEvent(new Event('rights-changed'));
    });
    for (const name of liveEventNames)
      if (name !== 'rights-changed') socket.on(name, (event: ToldEvent) => this.#dispatch(name, event));
    if (socket.connected) this.#connected();
    else socket.connect();
  }

  #connected(): void {
    this.#heard();
    this.#askAll();
  }

  /** The server is there. */
  #heard(): void {
    clearTimeout(this.#lostTimer);
    this.#lostTimer = undefined;
    this.#setState('connected');
    this.#silence?.heard();
  }

  #askAll(): void {
    for (const channel of this.#channels.keys()) this.#ask(channel);
  }

  #disconnected(): void {
    this.#silence?.stop();
    if (this.#state !== 'lost') this.#setState('connecting');
    if (this.#channels.size > 0) this.#startLostTimer();
  }

  #startLostTimer(): void {
    this.#lostTimer ??= setTimeout(() => this.#setState('lost'), staleAfterMs);
  }

  #ask(channel: Channel): void {
    this.#socket?.emit('subscribe', channel, (answer: SubscribeAnswer) => {
      this.#heard();
      for (const handlers of this.#channels.get(channel) ?? []) {
        if (!answer.ok) {
          handlers.onRefused?.(answer.error);
          continue;
        }
        if (answer.standing !== null) handlers.onStanding?.(answer.standing);
        handlers.onSubscribed?.(answer.eventRevision ?? null);
      }
    });
  }

  #dispatch(name: LiveEventName, event: ToldEvent): void {
    if (this.#socket?.connected === true) this.#heard();
    if ('reason' in event) return this.#onSessionEnd(event.reason);
    for (const [channel, all] of this.#channels)
      if (isAbout(channel, event))
        for (const handlers of all) (handlers[name] as ((one: typeof event) => void) | undefined)?.(event);
  }

  #leave(channel: Channel, handlers: LiveHandlers): void {
    const all = this.#channels.get(channel);
    all?.delete(handlers);
    if (all === undefined || all.size > 0) return;
    this.#channels.delete(channel);
    if (this.#socket?.connected === true) this.#socket.emit('unsubscribe', channel);
    if (this.#channels.size === 0) this.#closeTimer = setTimeout(() => this.#close(), lingerMs);
  }

  #close(): void {
    this.#silence?.stop();
    clearTimeout(this.#lostTimer);
    this.#lostTimer = undefined;
    this.#socket?.disconnect();
    this.#setState('connecting');
  }

  #setState(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** The channels of a player and of a hall carry all events that concern them; the server selects them. */
function isAbout(channel: Channel, event: Exclude<ToldEvent, SessionEnded>): boolean {
  if ('player' in event) return channel === 'lobby';
  if ('tables' in event) return channel === `tables/${event.eventId}`;
  if (/^[pb]/.test(channel)) return true;
  if (!('eventId' in event)) return false;
  if (channel === `events/${event.eventId}` || channel === `organisers/${event.eventId}`) return true;
  return 'matchId' in event && channel === `matches/${event.matchId}`;
}

/** The one live connection of this tab. */
export const live = new LiveConnection(openSocket, (why) => noteSessionEnd(tokenOfSocket(), why));

globalThis.addEventListener?.('online', live.wake);
globalThis.addEventListener?.('offline', live.doubt);

/** The events depend on the signed-in user: after a change of user the tab connects again. */
let connectedAs = readSession()?.token ?? null;
onSession(() => {
  const token = readSession()?.token ?? null;
  if (token === connectedAs) return;
  connectedAs = token;
  live.reconnect();
});

/**
 * Listens to a channel while the component is mounted; `null` listens to nothing. The handlers may be new at every
 * render. After an interruption it subscribes again, and calls `onStanding` and `onSubscribed`.
 */
export function useLiveChannel(channel: Channel | null, handlers: LiveHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (channel === null) return;
    return live.subscribe(channel, forwardTo(latest));
  }, [channel]);
}

/** `connected`, `connecting`, or `lost` after three seconds without a connection or a word from the server. */
export const useConnection = (): ConnectionState => useSyncExternalStore(live.onState, live.getState);

/** Handlers that always call the latest ones. */
function forwardTo(latest: { readonly current: LiveHandlers }): LiveHandlers {
  const events = liveEventNames.map((name) => [
    name,
    (event: unknown) => (latest.current[name] as ((one: unknown) => void) | undefined)?.(event),
  ]);
  return {
    ...(Object.fromEntries(events) as LiveHandlers),
    onStanding: (standing) => latest.current.onStanding?.(standing),
    onSubscribed: (eventRevision) => latest.current.onSubscribed?.(eventRevision),
    onRefused: (error) => latest.current.onRefused?.(error),
  };
}
