import { livePath } from '@neundarter/contract/live';
import { readSession } from '../people/session.ts';

/** The part of a Socket.IO socket that is used. */
export type LiveSocket = {
  connected: boolean;
  on(event: string, listener: (...values: never[]) => void): unknown;
  emit(event: string, ...values: unknown[]): unknown;
  connect(): unknown;
  disconnect(): unknown;
};

/** What this tab last identified itself with; empty for a guest. */
let sentToken = '';

/** What the server knows this tab's connection by; empty for a guest. */
export const tokenOfSocket = (): string => sentToken;

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
export async function openSocket(): Promise<LiveSocket> {
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
