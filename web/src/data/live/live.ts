import { type Channel, liveEventNames, livePath } from '@neundarter/contract/live';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { onSession, readSession } from '../people/session.ts';
import { noteSessionEnd } from '../people/session-end.ts';
import {
  type ConnectionState,
  LiveConnection,
  type LiveHandlers,
  type LiveSocket,
} from './live-connection.ts';

/** What this tab last identified itself with; empty for a guest. */
let sentToken = '';

/** The one live connection of this tab. */
export const live = new LiveConnection(openSocket, (why) => noteSessionEnd(sentToken, why));

globalThis.addEventListener?.('online', live.wake);

/** Who is signed in decides what is told: a change of person is a new connection. */
let connectedAs = readSession()?.token ?? null;
onSession(() => {
  const token = readSession()?.token ?? null;
  if (token === connectedAs) return;
  connectedAs = token;
  live.reconnect();
});

/** A page that is hidden is never painted: so long is waited at most. ms */
const longestPaintMs = 1000;

/**
 * What was just rendered comes first: its files and its time of the processor. The next frame shows it, the one after
 * that begins when it is on the screen.
 */
const untilPainted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longestPaintMs);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Loads Socket.IO only when a page wants live news. Tries again for ever, at most every three seconds. */
async function openSocket(): Promise<LiveSocket> {
  await untilPainted();
  const { io } = await import('socket.io-client');
  return io({
    path: livePath,
    // Asked again at every connection.
    auth: (tell) => {
      sentToken = readSession()?.token ?? '';
      tell({ token: sentToken });
    },
    autoConnect: false,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 300,
    reconnectionDelayMax: 3000,
    timeout: 8000,
  });
}

/**
 * Listens to a channel while the component is mounted; `null` listens to nothing. The handlers may be new at
 * every render. After an interruption the channel is subscribed again, and `onStanding` and `onSubscribed` called.
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

/** `connected`, `connecting`, or `lost` after three seconds without a connection. */
export const useConnection = (): ConnectionState => useSyncExternalStore(live.onState, live.getState);

/** Handlers that look up the newest ones when called. */
function forwardTo(latest: { readonly current: LiveHandlers }): LiveHandlers {
  const events = liveEventNames.map((name) => [
    name,
    (event: unknown) => (latest.current[name] as ((one: unknown) => void) | undefined)?.(event),
  ]);
  return {
    ...(Object.fromEntries(events) as LiveHandlers),
    onStanding: (standing) => latest.current.onStanding?.(standing),
    onSubscribed: () => latest.current.onSubscribed?.(),
    onRefused: (error) => latest.current.onRefused?.(error),
  };
}
