import { type Channel, livePath } from '@neundarter/contract/live';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  type ConnectionState,
  LiveConnection,
  type LiveHandlers,
  type LiveSocket,
} from './live-connection.ts';

/** The one live connection of this tab. */
export const live = new LiveConnection(openSocket);

globalThis.addEventListener?.('online', live.wake);

/** Loads Socket.IO only when a page wants live news. Tries again for ever, at most every three seconds. */
async function openSocket(): Promise<LiveSocket> {
  const { io } = await import('socket.io-client');
  return io({
    path: livePath,
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
 * every render. After an interruption the channel is subscribed again and `onStanding` called.
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
  return {
    onStanding: (standing) => latest.current.onStanding?.(standing),
    onRefused: (error) => latest.current.onRefused?.(error),
    'match-created': (event) => latest.current['match-created']?.(event),
    'match-started': (event) => latest.current['match-started']?.(event),
    'match-score-updated': (event) => latest.current['match-score-updated']?.(event),
    'leg-closed': (event) => latest.current['leg-closed']?.(event),
    'set-closed': (event) => latest.current['set-closed']?.(event),
    'match-finished': (event) => latest.current['match-finished']?.(event),
    'match-deleted': (event) => latest.current['match-deleted']?.(event),
  };
}
